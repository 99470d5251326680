import { useEffect, useState } from 'react'

import { useReducedMotion } from '#ui/hooks/useReducedMotion.ts'

/** When the title changes first, then every so often (spec 9), in milliseconds. The fade is a token. */
const firstChangeAfter = 3000
const changeEvery = 4500

/** Which of `count` is shown, and how to hold it there. Nothing turns for who prefers less motion. */
export function useRotation(count: number) {
  const isReduced = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const isTurning = !isReduced && !isPaused

  useEffect(() => {
    if (!isTurning) return undefined
    let timer = window.setTimeout(change, firstChangeAfter)
    function change() {
      setIndex((shown) => (shown + 1) % count)
      timer = window.setTimeout(change, changeEvery)
    }
    return () => window.clearTimeout(timer)
  }, [isTurning, count])

  return {
    index,
    /** Whether there is something to pause at all. */
    isOffered: !isReduced,
    isPaused,
    onPauseToggled: () => setPaused((was) => !was),
  }
}
