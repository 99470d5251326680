import { Fragment, useMemo } from 'react'

import { splitLinks, parseTextBlocks, type TextBlock } from '#domain/text-blocks.ts'
import { splitMatches } from '#domain/text-search.ts'
import { type RecordTextProps, useRecordTexts } from '#i18n/record-texts.ts'
import { keepWordsTogether } from '#ui/Unbreakable/Unbreakable.tsx'

interface PlainTextProps {
  /** Plain text: blank lines separate paragraphs, '– ' starts a list item. */
  text: string
  /** Folded search terms to highlight. */
  terms?: readonly string[]
  className?: string | undefined
  /** Whether the text is a record's, and is translated line by line. */
  isRecord?: boolean
}

const noTerms: readonly string[] = []

/** Renders plain text as paragraphs, lists and links, translated where there is a translation. */
export function PlainText({ text, terms = noTerms, className, isRecord = false }: PlainTextProps) {
  const { translate } = useRecordTexts()
  const blocks = useMemo(() => parseTextBlocks(text), [text])
  return (
    <div className={className}>
      {blocks.map((block, index) => (
        <Block
          // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity but their position
          key={index}
          block={block}
          terms={terms}
          translate={isRecord ? translate : asIs}
        />
      ))}
    </div>
  )
}

interface BlockProps {
  block: TextBlock
  terms: readonly string[]
  translate: (line: string) => RecordTextProps
}

function asIs(line: string): RecordTextProps {
  return { lang: undefined, children: line }
}

function Block({ block, terms, translate }: BlockProps) {
  const lines = block.lines.map(translate)
  if (block.kind === 'list') {
    return (
      <ul>
        {lines.map(({ lang, children }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={index} lang={lang}>
            <Line text={children} terms={terms} />
          </li>
        ))}
      </ul>
    )
  }
  const [first] = lines
  const isOneLanguage = lines.every(({ lang }) => lang === first?.lang)
  return (
    <p lang={isOneLanguage ? first?.lang : undefined}>
      {lines.map(({ lang, children }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Fragment key={index}>
          {index > 0 && <br />}
          {isOneLanguage ? (
            <Line text={children} terms={terms} />
          ) : (
            <span lang={lang}>
              <Line text={children} terms={terms} />
            </span>
          )}
        </Fragment>
      ))}
    </p>
  )
}

function Line({ text, terms }: { text: string; terms: readonly string[] }) {
  return splitLinks(text).map((segment, index) => {
    const content = <Highlight terms={terms}>{segment.text}</Highlight>
    return segment.href === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={index}>{content}</Fragment>
    ) : (
      // Always left to right, as in Ltr.
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <a key={index} href={segment.href} rel="noreferrer" dir="ltr" translate="no">
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

/**
 * A text with its matches in `<mark>`. Its element is another one whenever they change, because React cannot move its text
 * nodes once a page translator has replaced them.
 */
export function Highlight({ children, terms }: HighlightProps) {
  return (
    <span key={[...terms, children].join('\n')}>
      {terms.length === 0
        ? keepWordsTogether(children)
        : splitMatches(children, terms).map(({ text, isMatch }, index) =>
            // Segments have no identity but their position.
            // oxlint-disable-next-line react/no-array-index-key
            isMatch ? <mark key={index}>{text}</mark> : keepWordsTogether(text),
          )}
    </span>
  )
}
