import { Fragment, useMemo } from 'react'

import { splitLinks, parseTextBlocks, type TextBlock } from '#domain/text-blocks.ts'
import { splitMatches } from '#domain/text-search.ts'

interface PlainTextProps {
  /** Plain text: blank lines separate paragraphs, '– ' starts a list item. */
  text: string
  /** Folded search terms to highlight. */
  terms?: readonly string[]
  className?: string | undefined
  lang?: string | undefined
}

const noTerms: readonly string[] = []

/** Renders plain text as paragraphs, lists and links. */
export function PlainText({ text, terms = noTerms, className, lang }: PlainTextProps) {
  const blocks = useMemo(() => parseTextBlocks(text), [text])
  return (
    <div className={className} lang={lang}>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their position
        <Block key={index} block={block} words={terms} />
      ))}
    </div>
  )
}

function Block({ block, words }: { block: TextBlock; words: readonly string[] }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={index}>
            <Line text={item} words={words} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      {block.lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Fragment key={index}>
          {index > 0 && <br />}
          <Line text={line} words={words} />
        </Fragment>
      ))}
    </p>
  )
}

function Line({ text, words }: { text: string; words: readonly string[] }) {
  return splitLinks(text).map((segment, index) => {
    const content = <Highlight terms={words}>{segment.text}</Highlight>
    return segment.href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{content}</Fragment>
    ) : (
      // Always left to right, as in Ltr.
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} href={segment.href} rel="noreferrer" dir="ltr">
        {content}
      </a>
    )
  })
}

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
