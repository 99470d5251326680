import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { htmlToText } from '#content/html-to-text.ts'
import { RecordPicture } from '#content/RecordPicture.tsx'
import { Rosette } from '#ui/guilloche/Rosette.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './columns.module.css'
import type { ListColumn, ListRecord } from './list-definition.ts'

/**
 * A column of HTML shown as text. The export has the whole text, whatever `renderText` shows, with each block on a line of
 * its own, so that paragraphs survive an import. A row is shown with every key of a search, and its text is parsed once.
 */
export function createTextColumn<Row extends ListRecord>(
  id: string,
  title: string,
  getHtml: (row: Row) => string | null | undefined,
  renderText: (text: string) => ReactNode = (text) => text,
): ListColumn<Row> {
  const texts = new WeakMap<Row, string>()
  const getText = (row: Row) => {
    const text = texts.get(row) ?? htmlToText(getHtml(row))
    texts.set(row, text)
    return text
  }
  return {
    id,
    title,
    variant: 'text',
    isUnsortable: true,
    getValue: () => undefined,
    renderCell: (row) => renderText(getText(row)),
    getExportValue: (row) => htmlToText(getHtml(row), '\n'),
  }
}

interface RecordWithImage extends ListRecord {
  readonly image?: string | null | undefined
}

/** What the guilloché of a record without an image is drawn from: as on the public pages, which draw more around it. */
interface Drawing {
  readonly seed: string
  /** The country whose inks it has. */
  readonly countryCode: string | undefined
}

/** The image column of a list. An embedded image is left out of the export. */
export function createImageColumn<Row extends RecordWithImage>(
  title: string,
  getDrawing: (row: Row) => Drawing,
): ListColumn<Row> {
  return {
    id: 'image',
    title,
    variant: 'image',
    isUnsortable: true,
    getValue: () => undefined,
    renderCell: (row) => <Thumbnail image={row.image} {...getDrawing(row)} />,
    getExportValue: ({ image }) => (image?.startsWith('data:') === true ? '' : image),
  }
}

function Thumbnail({ image, ...drawing }: { image: string | null | undefined } & Drawing) {
  const { t } = useTranslation('admin')
  return (
    <RecordPicture
      image={image}
      className={styles.thumbnail}
      width={56}
      height={40}
      fallback={<Guilloche {...drawing} text={t('table.noImage')} />}
      failed={<Guilloche {...drawing} text={t('table.failedImage')} />}
      held={<Guilloche {...drawing} text={t('table.heldImage')} />}
    />
  )
}

/** Stands for a missing image. The title says so to those who see it, the text to screen readers. */
function Guilloche({ seed, countryCode, text }: Drawing & { text: string }) {
  return (
    <span className={styles.guilloche} data-ink={countryCode?.toLowerCase()} title={text}>
      <Rosette seed={seed} detail="coarse" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
