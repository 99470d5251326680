import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { safeImage } from '#content/sanitise.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './RecordImage.module.css'

/** A record's picture, small; a sign where there is none, or none that may be shown. */
export function RecordImage({ source }: { source: string | null | undefined }) {
  const { t } = useTranslation('admin')
  const [broken, setBroken] = useState<string>()
  const address = source == null || source === '' ? undefined : safeImage(source, document.baseURI)
  if (address === undefined || address === broken) {
    return (
      <span className={styles.none}>
        <ImageOff size={16} strokeWidth={1.5} aria-hidden />
        <VisuallyHidden>{t('table.noImage')}</VisuallyHidden>
      </span>
    )
  }
  return (
    <img
      src={address}
      alt=""
      className={styles.image}
      loading="lazy"
      referrerPolicy="no-referrer"
      decoding="async"
      width={56}
      height={40}
      onError={() => {
        setBroken(address)
      }}
    />
  )
}
