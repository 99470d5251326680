import { useEffect, useState, type RefObject } from 'react'

import { useReducedMotion } from '../hooks/useReducedMotion.ts'

interface AutoplayOptions {
  /** Milliseconds on one slide; 0 for a carousel that never moves by itself. */
  delay: number
  isReady: boolean
  index: number
  onTick: (from: number) => void
}

/**
 * Moves on by itself, unless the visitor has paused it, prefers less motion, points at it or has
 * focus in it. `isOffered` says whether there is something to pause at all.
 */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { delay, isReady, index, onTick }: AutoplayOptions,
) {
  const isReduced = useReducedMotion()
  const [isPaused, setPaused] = useState(false)
  const isHoveredOrFocused = useHoverOrFocus(root)
  const isOffered = delay > 0 && isReady && !isReduced
  const isPlaying = isOffered && !isPaused && !isHoveredOrFocused

  useEffect(() => {
    if (!isPlaying) return undefined
    // Counted anew from each slide, however it came: each has its whole time.
    const timer = window.setInterval(() => {
      if (!document.hidden) onTick(index)
    }, delay)
    return () => window.clearInterval(timer)
  }, [isPlaying, delay, index, onTick])

  return { isOffered, isPlaying, isPaused, onPauseToggled: () => setPaused((was) => !was) }
}

/** The mouse is over it, or focus is inside. */
function useHoverOrFocus(root: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setOver] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const element = root.current
    const abortController = new AbortController()
    const { signal } = abortController
    const on = (type: string, handle: (event: Event) => void) =>
      element?.addEventListener(type, handle, { signal })
    on('mouseenter', () => setOver(true))
    on('mouseleave', () => setOver(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => abortController.abort()
  }, [root])
  return isHovered || isFocused
}
