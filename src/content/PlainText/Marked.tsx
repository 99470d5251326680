import { Fragment } from 'react'

import { markWords } from '#domain/text-search.ts'

interface MarkedProps {
  children: string
  /** Folded words, as `searchWords` gives them. */
  words: readonly string[]
}

/** A text with what was searched for in `<mark>`. */
export function Marked({ children, words }: MarkedProps) {
  if (words.length === 0) return children
  return markWords(children, words).map(({ text, isHit }, place) =>
    // The place is all that tells one segment from another of the same words.
    // oxlint-disable-next-line react/no-array-index-key
    isHit ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  )
}
