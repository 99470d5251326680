import { useCallback, useEffect, useRef, type RefCallback } from 'react'

import { markScrollEnds } from './scroll-ends.ts'

/** Scrolls a row sideways to its selected button. It scrolls the row only: `scrollIntoView` would scroll the page as well. */
export function useSelectedInView(selected: string | undefined): RefCallback<HTMLElement> {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (selected === undefined) return
    const container = row.current
    const button = container?.querySelector('[aria-selected="true"], [aria-pressed="true"]')
    if (!container || !button || container.scrollWidth <= container.clientWidth) return
    const frame = container.getBoundingClientRect()
    const box = button.getBoundingClientRect()
    if (box.left >= frame.left && box.right <= frame.right) return
    container.scrollBy({ left: box.left - frame.left - (frame.width - box.width) / 2 })
  }, [selected])
  return useCallback((element) => {
    row.current = element
    return markScrollEnds(element)
  }, [])
}
