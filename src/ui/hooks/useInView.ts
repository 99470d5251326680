import { useCallback, useState, type RefCallback } from 'react'

interface InViewOptions {
  /** Stop at the first sight: for what is loaded or shown once. */
  once?: boolean
  /** The share of the element that must be seen, 0 to 1. */
  threshold?: number
  /** Grows (or, negative, shrinks) the window that counts: `'400px 0px'` says 'near the view'. */
  rootMargin?: string
}

/**
 * Whether an element is in the window. False on a server and before the first observation.
 *
 * @example
 * const [ref, isNear] = useInView<HTMLElement>({ once: true, rootMargin: '400px 0px' })
 * return <section ref={ref}>{isNear && <Map />}</section>
 */
export function useInView<Target extends Element>({
  once = false,
  threshold = 0,
  rootMargin = '0px',
}: InViewOptions = {}): [ref: RefCallback<Target>, isInView: boolean] {
  const [isInView, setInView] = useState(false)
  const ref = useCallback(
    (target: Target) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const isSeen = entries.at(-1)?.isIntersecting ?? false
          // Seen once is seen, whatever element is looked at after it.
          if (isSeen || !once) setInView(isSeen)
          if (isSeen && once) observer.disconnect()
        },
        { threshold, rootMargin },
      )
      observer.observe(target)
      return () => observer.disconnect()
    },
    [once, threshold, rootMargin],
  )
  return [ref, isInView]
}
