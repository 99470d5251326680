import { useEffect, useState } from 'react'

import type { TextHeading } from './prepare-html.ts'

/** The share of the window, from its top, above which a heading's section counts as being read. */
const readingLineRatio = 0.35

/** The heading under which one reads, while scrolling; none above the first. */
export function useCurrentHeading(headings: readonly TextHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    // Tells that a heading has crossed the line; which of them was the last to do so, their places tell.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * readingLineRatio
        setCurrent(elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id)
      },
      { rootMargin: `0px 0px -${(1 - readingLineRatio) * 100}% 0px` },
    )
    for (const element of elements) observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [headings])
  return current
}
