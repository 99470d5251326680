import { useEffect, useState } from 'react'

import { useReducedMotion } from './useReducedMotion.ts'

interface RotationOptions {
  readonly count: number
  readonly intervalMs: number
  /** How long the first item stays, if not `intervalMs`. */
  readonly firstDelayMs?: number | undefined
  readonly isEnabled?: boolean | undefined
}

/**
 * The index of the visible item. It advances at an interval until the visitor pauses it, and starts
 * paused under `prefers-reduced-motion`.
 */
export function useRotation({
  count,
  intervalMs,
  firstDelayMs = intervalMs,
  isEnabled = true,
}: RotationOptions) {
  const prefersReducedMotion = useReducedMotion()
  const [index, setIndex] = useState(0)
  const [userChoice, setUserChoice] = useState<'paused' | 'playing'>()
  const isPaused = userChoice === undefined ? prefersReducedMotion : userChoice === 'paused'
  const isRotating = isEnabled && !isPaused

  useEffect(() => {
    if (!isRotating) return undefined
    let timer = window.setTimeout(showNext, firstDelayMs)
    function showNext() {
      setIndex((previous) => (previous + 1) % count)
      timer = window.setTimeout(showNext, intervalMs)
    }
    return () => window.clearTimeout(timer)
  }, [isRotating, count, intervalMs, firstDelayMs])

  return {
    index,
    isPaused,
    togglePaused: () => setUserChoice(isPaused ? 'playing' : 'paused'),
  }
}
