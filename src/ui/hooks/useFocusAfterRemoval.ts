import { useEffect, useRef, type RefObject } from 'react'

/**
 * Removing a list item together with the focused button would lose focus, and the next Tab would start at the top of
 * the page. Moves focus to the container, which needs `tabIndex` -1, or to the page's main content.
 */
export function useFocusAfterRemoval<Frame extends HTMLElement>(
  count: number,
): RefObject<Frame | null> {
  const container = useRef<Frame>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    const isFewer = count < previousCount.current
    previousCount.current = count
    if (!isFewer || document.activeElement !== document.body) return
    if (container.current) container.current.focus()
    else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [count])
  return container
}
