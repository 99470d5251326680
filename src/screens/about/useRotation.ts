import { useEffect, useState } from 'react'

import { useReducedMotion } from '#ui/hooks/useReducedMotion.ts'

/**
 * Which of `count` things is shown, the next one every `interval` milliseconds. Stands still when
 * the visitor stops it, and from the start for who asked for less motion.
 */
export function useRotation(count: number, interval: number) {
  const isReduced = useReducedMotion()
  const [current, setCurrent] = useState(0)
  const [choice, setChoice] = useState<'paused' | 'playing'>()
  const isPaused = choice === undefined ? isReduced : choice === 'paused'

  useEffect(() => {
    if (isPaused) return undefined
    const timer = window.setInterval(() => {
      setCurrent((shown) => (shown + 1) % count)
    }, interval)
    return () => {
      window.clearInterval(timer)
    }
  }, [isPaused, count, interval])

  return {
    current,
    isPaused,
    toggle: () => {
      setChoice(isPaused ? 'playing' : 'paused')
    },
  }
}
