import { useEffect, useEffectEvent, useState } from 'react'

import { useHasLeftPage } from './useHasLeftPage.ts'

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

  const hasLeftPage = useHasLeftPage(value)
  const commit = useEffectEvent((search: string) => {
    if (search === committed || hasLeftPage()) return
    setCommitted(search)
    onChange(search)
  })
  useEffect(() => {
    const timer = setTimeout(() => commit(value.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [value])

  return [value, setValue] as const
}
