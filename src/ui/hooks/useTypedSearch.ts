import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must rest before the address follows: browsers limit how often it may change. */
const rest = 300

/**
 * What is typed in the search field. It counts at once; `follow` is told to put it in the address
 * when the typing rests. An address that changes by itself (back, a link) comes first.
 */
export function useTypedSearch(inAddress: string, follow: (search: string) => void) {
  const [typed, setTyped] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [sent, setSent] = useState(inAddress)

  if (seen !== inAddress) {
    setSeen(inAddress)
    if (inAddress !== sent) {
      setSent(inAddress)
      setTyped(inAddress)
    }
  }

  const onRested = useEffectEvent((search: string) => {
    if (search === sent) return
    setSent(search)
    follow(search)
  })
  useEffect(() => {
    const timer = window.setTimeout(() => {
      onRested(typed.trim())
    }, rest)
    return () => {
      window.clearTimeout(timer)
    }
  }, [typed])

  return [typed, setTyped] as const
}
