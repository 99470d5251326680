type OnBelow = (distance: number) => void

const waiting = new Map<Element, OnBelow>()
let observer: IntersectionObserver | undefined

/**
 * Calls `onBelow` once if an element lies below the window, with the pixels from its upper edge to the page's
 * end; gives what takes that back. All elements of a page are looked at in one step, by what the browser
 * measured anyway: one that asks for its own box after another was changed has the page laid out anew.
 */
export function whenBelowWindow(element: Element, onBelow: OnBelow): () => void {
  observer ??= new IntersectionObserver(look)
  waiting.set(element, onBelow)
  observer.observe(element)
  return () => {
    forget(element)
  }
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  const pageEnd = document.documentElement.scrollHeight - window.scrollY
  for (const { target, boundingClientRect } of entries) {
    const onBelow = waiting.get(target)
    forget(target)
    if (boundingClientRect.top >= window.innerHeight) onBelow?.(pageEnd - boundingClientRect.top)
  }
}

function forget(element: Element): void {
  waiting.delete(element)
  observer?.unobserve(element)
}
