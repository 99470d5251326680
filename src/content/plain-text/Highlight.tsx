import { Fragment } from 'react'

import { splitMatches } from '#domain/text-search.ts'

interface HighlightProps {
  children: string
  /** Folded terms from `toSearchTerms`. */
  terms: readonly string[]
}

/** A text with its matches in `<mark>`. */
export function Highlight({ children, terms }: HighlightProps) {
  if (terms.length === 0) return children
  return splitMatches(children, terms).map(({ text, isMatch }, index) =>
    // Segments have no identity but their position.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
