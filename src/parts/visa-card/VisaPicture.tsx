import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { VisaPlate } from '#ui/guilloche/VisaPlate.tsx'

import styles from './VisaPicture.module.css'

interface VisaPictureProps {
  /** A data URL or an address; without it the visa's own plate is drawn. */
  image: string | null | undefined
  name: string
  code: string
}

/** The picture of a visa. One that cannot be loaded gives way to the plate, and says so (spec 8). */
export function VisaPicture({ image, name, code }: VisaPictureProps) {
  const { t } = useTranslation('visaCard')
  const [failed, setFailed] = useState<string>()
  const source = image ?? ''
  const hasFailed = source !== '' && failed === source
  return (
    <>
      {source === '' || hasFailed ? (
        <VisaPlate code={code} name={name} />
      ) : (
        <img
          className={styles.image}
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(source)}
        />
      )}
      {hasFailed && <p className={styles.failed}>{t('imageFailed')}</p>}
    </>
  )
}
