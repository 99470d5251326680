import { useEffect, useState, type RefObject } from 'react'

import { useReducedMotion } from '../hooks/useReducedMotion.ts'

interface AutoplayOptions {
  /** Milliseconds per slide; 0 disables autoplay. */
  delay: number
  isReady: boolean
  index: number
  onTick: (from: number) => void
}

/**
 * Advances the slides unless the visitor paused, prefers reduced motion, hovers or has focus inside. `isOffered` tells
 * whether a pause button is needed.
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
    // The interval restarts on each slide change, so that every slide gets its full time.
    const timer = window.setInterval(() => {
      if (!document.hidden) onTick(index)
    }, delay)
    return () => window.clearInterval(timer)
  }, [isPlaying, delay, index, onTick])

  return { isOffered, isPlaying, isPaused, onPauseToggled: () => setPaused((paused) => !paused) }
}

/** Whether the mouse is over the element or focus is inside. */
function useHoverOrFocus(root: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    const element = root.current
    const abortController = new AbortController()
    const { signal } = abortController
    const on = (type: string, handle: (event: Event) => void) =>
      element?.addEventListener(type, handle, { signal })
    on('mouseenter', () => setHovered(true))
    on('mouseleave', () => setHovered(false))
    on('focusin', () => setFocused(true))
    on('focusout', () => setFocused(false))
    return () => abortController.abort()
  }, [root])
  return isHovered || isFocused
}
