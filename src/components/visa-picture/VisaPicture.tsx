import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'

import { RecordPicture } from '#content/RecordPicture/RecordPicture.tsx'
import { VisaIllustration } from '#ui/guilloche/VisaIllustration.tsx'

import styles from './VisaPicture.module.css'

interface VisaPictureProps {
  /** A data URL or an address; without it the visa's own plate is drawn. */
  image: string | null | undefined
  name: string
  countryCode: string
  /** On the visa's own page: a card turns over under the mouse before a button on it can be pressed. */
  withOffer?: boolean | undefined
  className?: string | undefined
}

/** The picture of a visa, 4 by 3. One that cannot be shown gives way to the plate, and says so (spec 8). */
export function VisaPicture({ image, name, countryCode, withOffer, className }: VisaPictureProps) {
  const { t } = useTranslation('visaPicture')
  const plate = <VisaIllustration code={countryCode} name={name} className={styles.picture ?? ''} />
  return (
    <figure className={clsx(styles.figure, className)}>
      <RecordPicture
        image={image}
        offer={withOffer === true ? 'below' : undefined}
        className={styles.picture}
        fallback={plate}
        failed={
          <>
            {plate}
            <figcaption>{t('failed')}</figcaption>
          </>
        }
      />
    </figure>
  )
}
