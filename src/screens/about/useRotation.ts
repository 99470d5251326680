import { useEffect, useState } from 'react'

import { useReducedMotion } from '#ui/hooks/useReducedMotion.ts'

/**
 * Which of `count` things is shown, the next one every `interval` milliseconds. Stands still when
 * the visitor stops it, and from the start for who asked for less motion.
 */
export function useRotation(count: number, intervalMs: number) {
  const prefersReducedMotion = useReducedMotion()
  const [current, setIndex] = useState(0)
  const [userChoice, setUserChoice] = useState<'paused' | 'playing'>()
  const isPaused = userChoice === undefined ? prefersReducedMotion : userChoice === 'paused'

  useEffect(() => {
    if (isPaused) return undefined
    const timer = window.setInterval(() => {
      setIndex((previous) => (previous + 1) % count)
    }, intervalMs)
    return () => {
      window.clearInterval(timer)
    }
  }, [isPaused, count, intervalMs])

  return {
    current,
    isPaused,
    togglePaused: () => {
      setUserChoice(isPaused ? 'playing' : 'paused')
    },
  }
}
