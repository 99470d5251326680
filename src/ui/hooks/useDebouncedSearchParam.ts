import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must rest before the address follows: browsers limit how often it may change. */
const debounceMs = 300

/**
 * What is typed in the search field. It counts at once; `follow` is told to put it in the address
 * when the typing rests. An address that changes by itself (back, a link) comes first.
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
    const timer = window.setTimeout(() => {
      commit(value.trim())
    }, debounceMs)
    return () => {
      window.clearTimeout(timer)
    }
  }, [value])

  return [value, setValue] as const
}
