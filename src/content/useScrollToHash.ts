import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

import type { TextHeading } from './prepare-html.ts'

/**
 * Brings the heading that the address's hash names into view and focuses it, once the text is there:
 * at a shared address the content comes after the page, when the router has long looked for it.
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
