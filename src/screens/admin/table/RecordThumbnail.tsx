import { ImageOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { RecordPicture } from '#content/RecordPicture/RecordPicture.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './RecordThumbnail.module.css'

/** A record's picture, small; a sign where there is none, or none that may be shown. */
export function RecordThumbnail({ source }: { source: string | null | undefined }) {
  const { t } = useTranslation('admin')
  return (
    <RecordPicture
      image={source}
      className={styles.thumbnail}
      width={56}
      height={40}
      fallback={<Sign text={t('table.noImage')} />}
      held={<Sign text={t('table.heldImage')} />}
    />
  )
}

function Sign({ text }: { text: string }) {
  return (
    <span className={styles.placeholder}>
      <ImageOff size={16} strokeWidth={1.5} aria-hidden />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
