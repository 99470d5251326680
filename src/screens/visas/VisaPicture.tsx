import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { safeImage } from '#content/sanitise.ts'
import { VisaPlate } from '#ui/guilloche/VisaPlate.tsx'

import styles from './VisaPicture.module.css'

interface VisaPictureProps {
  image: string | null | undefined
  name: string
  code: string
}

/** The visa's own image, or the plate drawn for it; an image that cannot be shown says so (spec 8). */
export function VisaPicture({ image, name, code }: VisaPictureProps) {
  const { t } = useTranslation('visaDetails')
  const [failed, setFailed] = useState<string>()
  const source = image == null || image === '' ? undefined : safeImage(image)
  const hasFailed = (image ?? '') !== '' && (source === undefined || source === failed)
  return (
    <figure className={styles.figure}>
      {source === undefined || hasFailed ? (
        <VisaPlate code={code} name={name} className={styles.picture ?? ''} />
      ) : (
        <img src={source} alt="" className={styles.picture} onError={() => setFailed(source)} />
      )}
      {hasFailed && <figcaption>{t('imageFailed')}</figcaption>}
    </figure>
  )
}
