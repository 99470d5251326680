import { Fragment } from 'react'

import { splitMatches } from '#domain/text-search.ts'

interface HighlightProps {
  children: string
  /** Folded words, as `searchWords` gives them. */
  terms: readonly string[]
}

/** A text with what was searched for in `<mark>`. */
export function Highlight({ children, terms }: HighlightProps) {
  if (terms.length === 0) return children
  return splitMatches(children, terms).map(({ text, isMatch }, index) =>
    // The place is all that tells one segment from another of the same words.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
