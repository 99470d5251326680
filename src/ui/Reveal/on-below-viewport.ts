type BelowCallback = (distance: number) => void

const callbacks = new Map<Element, BelowCallback>()
let observer: IntersectionObserver | undefined

/**
 * Calls `onBelow` once if an element lies below the window, with the pixels from its upper edge to the page's
 * end; gives what takes that back. All elements of a page are looked at in one step, by what the browser
 * measured anyway: one that asks for its own box after another was changed has the page laid out anew.
 */
export function onBelowViewport(element: Element, onBelow: BelowCallback): () => void {
  observer ??= new IntersectionObserver(handleEntries)
  callbacks.set(element, onBelow)
  observer.observe(element)
  return () => {
    unobserve(element)
  }
}

function handleEntries(entries: readonly IntersectionObserverEntry[]): void {
  const pageEnd = document.documentElement.scrollHeight - window.scrollY
  for (const { target, boundingClientRect } of entries) {
    const onBelow = callbacks.get(target)
    unobserve(target)
    if (boundingClientRect.top >= window.innerHeight) onBelow?.(pageEnd - boundingClientRect.top)
  }
}

function unobserve(element: Element): void {
  callbacks.delete(element)
  observer?.unobserve(element)
}
