import { useSyncExternalStore } from 'react'

const mediaQuery = '(prefers-reduced-motion: reduce)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(mediaQuery)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/**
 * Whether the visitor prefers reduced motion. False on a server and while hydrating, so that both render the same.
 * CSS durations don't need it, because the tokens become 0 ms; it is for automatic movement.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(mediaQuery).matches,
    () => false,
  )
}
