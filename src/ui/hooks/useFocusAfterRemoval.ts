import { useEffect, useRef, type RefObject } from 'react'

/**
 * Where something is taken off a list together with the button that did it, the focus would be nowhere and the
 * next Tab begin at the top of the page: the frame takes it, which needs a `tabIndex` of -1, or else the page's main
 * content.
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
