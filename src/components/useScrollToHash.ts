import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/**
 * Scrolls to and focuses the element in the URL's hash once it is rendered, which for loaded texts is after the router's
 * own attempt. `ids` are those that the caller has rendered.
 */
export function useScrollToHash(ids: readonly string[]): void {
  const hash = useLocation({ select: (location) => location.hash })
  const handledHash = useRef<string>(undefined)
  const isRendered = ids.includes(hash)
  useEffect(() => {
    if (hash === '') handledHash.current = undefined
    // The texts also change when a picture in them is shown.
    if (handledHash.current === hash || !isRendered) return
    handledHash.current = hash
    const target = document.getElementById(hash)
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [hash, isRendered])
}
