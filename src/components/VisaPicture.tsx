import { clsx } from 'clsx/lite'
import { useTranslation } from 'react-i18next'

import { RecordPicture } from '#content/RecordPicture.tsx'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { VisaIllustration } from '#ui/guilloche/VisaIllustration.tsx'

import styles from './VisaPicture.module.css'

interface VisaPictureProps {
  /** A URL or data URL; without it the visa's illustration is rendered. */
  image: string | null | undefined
  /** The visa's name in French, from which the illustration is drawn in every language. */
  name: string
  countryCode: string
  /**
   * Whether a picture from another host shows a consent button. Off in cards: they turn over on hover,
   * before the button can be clicked.
   */
  withOffer?: boolean | undefined
  className?: string | undefined
}

/** The picture of a visa, 4:3. If it fails to load, the illustration and a message replace it (spec 8). */
export function VisaPicture({ image, name, countryCode, withOffer, className }: VisaPictureProps) {
  const { t } = useTranslation('visaPicture')
  const { toText } = useRecordTexts()
  const illustration = (
    <VisaIllustration
      code={countryCode}
      name={toText(name)}
      seed={`${countryCode} ${name}`}
      className={styles.picture}
    />
  )
  return (
    <figure className={clsx(styles.figure, className)}>
      <RecordPicture
        image={image}
        offer={withOffer === true ? 'below' : undefined}
        className={styles.picture}
        fallback={illustration}
        failed={
          <>
            {illustration}
            <figcaption>{t('failed')}</figcaption>
          </>
        }
      />
    </figure>
  )
}
