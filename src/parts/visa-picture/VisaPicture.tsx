import { useTranslation } from 'react-i18next'

import { useSafeImage } from '#content/useSafeImage.ts'
import { VisaPlate } from '#ui/guilloche/VisaPlate.tsx'

import styles from './VisaPicture.module.css'

interface VisaPictureProps {
  /** A data URL or an address; without it the visa's own plate is drawn. */
  image: string | null | undefined
  name: string
  code: string
  className?: string | undefined
}

/** The picture of a visa, 4 by 3. One that cannot be shown gives way to the plate, and says so (spec 8). */
export function VisaPicture({ image, name, code, className }: VisaPictureProps) {
  const { t } = useTranslation('visaPicture')
  const { source, hasFailed, onError } = useSafeImage(image)
  return (
    <figure className={[styles.figure, className].filter(Boolean).join(' ')}>
      {source === undefined ? (
        <VisaPlate code={code} name={name} className={styles.picture ?? ''} />
      ) : (
        <img
          src={source}
          alt=""
          className={styles.picture}
          loading="lazy"
          referrerPolicy="no-referrer"
          decoding="async"
          onError={onError}
        />
      )}
      {hasFailed && <figcaption>{t('failed')}</figcaption>}
    </figure>
  )
}
