import { useEffect, useState } from 'react'

import { useReducedMotion } from '#ui/hooks/useReducedMotion.ts'

/** When the title changes first, then every so often (spec 9), in milliseconds. The fade is a token. */
const firstChangeDelayMs = 3000
const changeIntervalMs = 4500

/** Which of `count` is shown, and how to hold it there. Nothing turns for who prefers less motion. */
export function useRotation(count: number) {
  const prefersReducedMotion = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const isRotating = !prefersReducedMotion && !isPaused

  useEffect(() => {
    if (!isRotating) return undefined
    let timer = window.setTimeout(showNext, firstChangeDelayMs)
    function showNext() {
      setIndex((shown) => (shown + 1) % count)
      timer = window.setTimeout(showNext, changeIntervalMs)
    }
    return () => window.clearTimeout(timer)
  }, [isRotating, count])

  return {
    index,
    /** Whether there is something to pause at all. */
    canPause: !prefersReducedMotion,
    isPaused,
    togglePaused: () => setIsPaused((was) => !was),
  }
}
