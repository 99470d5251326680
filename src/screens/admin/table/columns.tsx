import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { htmlToText } from '#content/html-to-text.ts'
import { RecordPicture } from '#content/RecordPicture.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './columns.module.css'
import type { ListColumn, ListRecord } from './list-definition.ts'

/** A column of HTML shown as text. The export has the whole text, whatever `renderText` shows. */
export function createTextColumn<Row extends ListRecord>(
  id: string,
  title: string,
  getHtml: (row: Row) => string | null | undefined,
  renderText: (text: string) => ReactNode = (text) => text,
): ListColumn<Row> {
  return {
    id,
    title,
    variant: 'text',
    isUnsortable: true,
    getValue: () => undefined,
    renderCell: (row) => renderText(htmlToText(getHtml(row))),
    getExportValue: (row) => htmlToText(getHtml(row)),
  }
}

interface RecordWithImage extends ListRecord {
  readonly image?: string | null | undefined
}

/** The image column of a list. An embedded image is left out of the export. */
export function createImageColumn<Row extends RecordWithImage>(title: string): ListColumn<Row> {
  return {
    id: 'image',
    title,
    variant: 'image',
    isUnsortable: true,
    getValue: () => undefined,
    renderCell: ({ image }) => <Thumbnail image={image} />,
    getExportValue: ({ image }) => (image?.startsWith('data:') === true ? '' : image),
  }
}

function Thumbnail({ image }: { image: string | null | undefined }) {
  const { t } = useTranslation('admin')
  return (
    <RecordPicture
      image={image}
      className={styles.thumbnail}
      width={56}
      height={40}
      fallback={<Placeholder text={t('table.noImage')} />}
      held={<Placeholder text={t('table.heldImage')} />}
    />
  )
}

function Placeholder({ text }: { text: string }) {
  return (
    <span className={styles.placeholder}>
      <ImageOff size={16} strokeWidth={1.5} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
