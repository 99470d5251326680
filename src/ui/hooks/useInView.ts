import { useCallback, useState, type RefCallback } from 'react'

interface InViewOptions {
  /** Stops after the first intersection: for one-time loading. */
  once?: boolean
  /** The visible share required, 0 to 1. */
  threshold?: number
  /** Enlarges (or, negative, shrinks) the viewport: `'400px 0px'` means 'near the viewport'. */
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
          // With `once`, stay true when the observed element changes.
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
