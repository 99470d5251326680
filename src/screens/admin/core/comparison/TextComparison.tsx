import { ArrowRight } from 'lucide-react'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { RecordPicture } from '#content/RecordPicture.tsx'
import type { Block } from '#domain/versions/blocks.ts'
import {
  compareBlocks,
  type ComparedRow,
  type LinkChange,
  type Piece,
} from '#domain/versions/compare-blocks.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { readBlocks, type ComparedText } from './compare-values.ts'
import styles from './Comparison.module.css'

/** The differences of one text, block by block. */
export function TextComparison({ text }: { text: ComparedText }) {
  const { content, before, after } = text
  const rows = useMemo(
    () =>
      content === 'picture'
        ? []
        : compareBlocks(readBlocks(content, before), readBlocks(content, after)),
    [content, before, after],
  )
  if (content === 'picture') return <Pictures before={before} after={after} />
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity, and never change
        <Row key={index} row={row} />
      ))}
    </div>
  )
}

function Row({ row }: { row: ComparedRow }) {
  const { t } = useTranslation('adminVersions')
  if (row.status === 'folded') return <FoldedBlocks blocks={row.blocks} />
  if (row.status !== 'changed') {
    const { block, status } = row
    if (block.source !== undefined) {
      const [before, after] = status === 'added' ? ['', block.source] : [block.source, '']
      return <Pictures before={before} after={after} />
    }
    return (
      <div className={styles.row} data-status={status}>
        <KindLabel block={block} />
        <p className={styles.words}>
          <PieceText piece={{ kind: status, text: block.text }} />
        </p>
      </div>
    )
  }
  const { before, after } = row
  const isPicture = after.source !== undefined
  return (
    <div className={styles.row} data-status="changed">
      {isPicture && before.source !== after.source && (
        <Pictures before={before.source ?? ''} after={after.source ?? ''} />
      )}
      <ChangedKind before={before} after={after} isFormatOnly={row.isFormatOnly} />
      {row.pieces.length > 0 && (
        <p className={styles.words}>
          {row.pieces.map((piece, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- pieces have no identity, and never change
            <PieceText key={index} piece={piece} />
          ))}
        </p>
      )}
      {row.links.length > 0 && (
        <ul role="list" className={styles.links}>
          {row.links.map((link, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <ChangedLink key={index} link={link} />
          ))}
        </ul>
      )}
      {row.isFormatOnly && <VisuallyHidden>{t('formatOnly')}</VisuallyHidden>}
    </div>
  )
}

/** Says what a block is, unless it is a paragraph, and whether only its format has changed. */
function ChangedKind(props: { before: Block; after: Block; isFormatOnly: boolean }) {
  const { before, after, isFormatOnly } = props
  const { t } = useTranslation('adminVersions')
  const isOtherKind = before.kind !== after.kind
  if (!isOtherKind && !isFormatOnly) return <KindLabel block={after} />
  return (
    <p className={styles.kind}>
      {isFormatOnly && (
        <span aria-hidden className={styles.formatOnly}>
          {t('formatOnly')}
        </span>
      )}
      {isOtherKind && (
        <span className={styles.machine}>
          {t('becameKind', {
            before: t(`kinds.${before.kind}`),
            after: t(`kinds.${after.kind}`),
          })}
        </span>
      )}
      {!isOtherKind && after.kind !== 'paragraph' && (
        <span className={styles.machine}>{t(`kinds.${after.kind}`)}</span>
      )}
    </p>
  )
}

function KindLabel({ block: { kind } }: { block: Block }) {
  const { t } = useTranslation('adminVersions')
  return kind !== 'paragraph' && <p className={styles.machine}>{t(`kinds.${kind}`)}</p>
}

/** Words that were added or removed are marked by more than a colour, and in words for screen readers (WCAG 1.4.1). */
function PieceText({ piece: { kind, text } }: { piece: Piece }) {
  const { t } = useTranslation('adminVersions')
  if (kind === 'same') return <span>{text}</span>
  const Element = kind === 'added' ? 'ins' : 'del'
  const space = text.trim() === '' ? t(`spaces.${nameSpace(text)}`) : undefined
  return (
    <Element className={styles.piece}>
      <VisuallyHidden>{`${t(kind)} `}</VisuallyHidden>
      <span className={space === undefined ? undefined : styles.space}>{space ?? text}</span>
      <VisuallyHidden>{` ${t(`${kind}End`)} `}</VisuallyHidden>
    </Element>
  )
}

/** A space that has changed would be seen by nobody. */
function nameSpace(text: string): 'plain' | 'noBreak' | 'narrow' | 'line' {
  if (text.includes('\n')) return 'line'
  if (text.includes('\u202f')) return 'narrow'
  return text.includes('\u00a0') ? 'noBreak' : 'plain'
}

function ChangedLink({ link: { text, before, after } }: { link: LinkChange }) {
  const { t } = useTranslation('adminVersions')
  return (
    <li className={styles.link}>
      <span>{t('link', { text })}</span>
      {before === undefined ? <span>{t('noLink')}</span> : <Address kind="removed" url={before} />}
      <ArrowRight size={14} aria-hidden />
      <VisuallyHidden>{t('leadsTo')}</VisuallyHidden>
      {after === undefined ? <span>{t('noLink')}</span> : <Address kind="added" url={after} />}
    </li>
  )
}

/** An address to read: it is no link, since it may lead anywhere. */
function Address({ kind, url }: { kind: 'added' | 'removed'; url: string }) {
  return (
    <span translate="no" className={styles.address}>
      <PieceText piece={{ kind, text: url }} />
    </span>
  )
}

/** Unchanged blocks that follow each other, in one line that opens. */
function FoldedBlocks({ blocks }: { blocks: readonly Block[] }) {
  const { t } = useTranslation('adminVersions')
  const [first] = blocks
  const isUniform = blocks.every(({ kind }) => kind === first?.kind)
  const kind =
    isUniform && (first?.kind === 'item' || first?.kind === 'cell') ? first.kind : 'paragraph'
  return (
    <details className={styles.folded}>
      <summary>
        <span>{t(`folded.${kind}`, { count: blocks.length })}</span>
      </summary>
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no identity, and never change
        <Fragment key={index}>
          {block.source === undefined ? (
            <p className={styles.words}>{block.text}</p>
          ) : (
            <Thumbnail source={block.source} />
          )}
        </Fragment>
      ))}
    </details>
  )
}

/** The picture before and after. */
function Pictures({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('adminVersions')
  const pictures = [
    { kind: 'removed', label: t('pictureBefore'), source: before },
    { kind: 'added', label: t('pictureAfter'), source: after },
  ] as const
  return (
    <div className={styles.pictures}>
      {pictures.map(({ kind, label, source }) => (
        <figure
          key={kind}
          className={styles.picture}
          data-status={source === '' ? undefined : kind}
        >
          <figcaption className={styles.machine}>{label}</figcaption>
          {source === '' ? (
            <p className={styles.quiet}>{t('noPicture')}</p>
          ) : (
            <Thumbnail source={source} />
          )}
        </figure>
      ))}
    </div>
  )
}

function Thumbnail({ source }: { source: string }) {
  const { t } = useTranslation('adminVersions')
  return (
    <RecordPicture
      image={source}
      className={styles.image}
      fallback={<p className={styles.quiet}>{t('pictureUnseen')}</p>}
    />
  )
}
