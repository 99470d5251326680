import { useEffect, useEffectEvent, useState } from 'react'

/** The debounce of URL updates, in milliseconds: browsers limit how often the URL may change. */
const debounceMs = 300

/**
 * The text of a search field. The value updates at once, the URL when typing pauses. External URL changes (back, a
 * link) take precedence.
 */
export function useDebouncedSearchParam(searchParam: string, onChange: (search: string) => void) {
  const [value, setValue] = useState(searchParam)
  const [previousParam, setPreviousParam] = useState(searchParam)
  const [committed, setCommitted] = useState(searchParam)

  if (previousParam !== searchParam) {
    setPreviousParam(searchParam)
    if (searchParam !== committed) {
      setCommitted(searchParam)
      setValue(searchParam)
    }
  }

  const commit = useEffectEvent((search: string) => {
    if (search === committed) return
    setCommitted(search)
    onChange(search)
  })
  useEffect(() => {
    const { pathname } = location
    const timer = window.setTimeout(() => {
      // The user may have followed a link to a page that is still loading: a change of the URL would cancel that.
      if (location.pathname === pathname) commit(value.trim())
    }, debounceMs)
    return () => window.clearTimeout(timer)
  }, [value])

  return [value, setValue] as const
}
