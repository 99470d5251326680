import { useEffect, useState } from 'react'

import type { TextHeading } from './prepare-html.ts'

/** A heading above this share of the window counts as current. */
const readingLineRatio = 0.35

/** The current heading while scrolling; none above the first. */
export function useCurrentHeading(headings: readonly TextHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? [])
    // The observer reports that a heading crossed the line; positions tell which is current.
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight * readingLineRatio
        setCurrent(elements.findLast((element) => element.getBoundingClientRect().top <= line)?.id)
      },
      { rootMargin: `0px 0px -${(1 - readingLineRatio) * 100}% 0px` },
    )
    for (const element of elements) observer.observe(element)
    return () => observer.disconnect()
  }, [headings])
  return current
}
