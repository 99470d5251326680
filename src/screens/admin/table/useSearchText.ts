import { useEffect, useEffectEvent, useState } from 'react'

/** How long after the last keystroke the address follows. */
const pause = 250

/**
 * What is typed, at once; the address follows when one pauses, since every change of it is a navigation.
 */
export function useSearchText(value: string, onSettled: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const settle = useEffectEvent(onSettled)

  useEffect(() => {
    if (typed === undefined) return
    if (typed === value) {
      // The address has caught up; from here on it speaks for itself.
      setTyped(undefined)
      return
    }
    const timer = setTimeout(() => {
      settle(typed)
    }, pause)
    return () => {
      clearTimeout(timer)
    }
  }, [typed, value])

  return { text: typed ?? value, setText: setTyped }
}
