import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

import type { TextHeading } from './prepare-html.ts'

/**
 * Scrolls to and focuses the heading in the URL's hash once the text is loaded, which is after the router's own
 * attempt.
 */
export function useScrollToHash(headings: readonly TextHeading[]): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (!headings.some(({ id }) => id === hash)) return
    const heading = document.getElementById(hash)
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [hash, headings])
}
