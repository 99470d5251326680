import { useTranslation } from 'react-i18next'

import type { Country } from '#contract/countries.ts'
import type { ServiceLevel } from '#contract/interventions.ts'
import type { Visa } from '#contract/visas.ts'
import type { Slugged } from '#domain/slug.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { VisaPicture } from '#components/visa-picture/VisaPicture.tsx'
import { FlipCard } from '#ui/FlipCard/FlipCard.tsx'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './VisaCard.module.css'
import { VisaCardBack } from './VisaCardBack.tsx'

export interface VisaCardProps {
  visa: Pick<Slugged<Visa>, 'name' | 'slug' | 'image' | 'summary'>
  country: Pick<Slugged<Country>, 'name' | 'slug' | 'code'>
  /** Those of its intervention; undefined where there is none, or where it could not be had. */
  levels: readonly ServiceLevel[] | 'loading' | undefined
}

/** A visa: its picture and name; turned over, whom it is for, what can be done, and the price (spec 2.3). */
export function VisaCard(props: VisaCardProps) {
  const { t } = useTranslation('visaCard')
  const lang = useContentLanguage()
  const { visa, country } = props
  const hiddenVisaName = <VisuallyHidden lang={lang}> {visa.name}</VisuallyHidden>
  return (
    <FlipCard
      className={styles.card}
      labels={{
        showBack: (
          <>
            {t('show')}
            {hiddenVisaName}
          </>
        ),
        showFront: (
          <>
            {t('hide')}
            {hiddenVisaName}
          </>
        ),
      }}
      front={
        <div className={styles.front}>
          <div className={styles.picture}>
            <VisaPicture image={visa.image} name={visa.name} countryCode={country.code} />
          </div>
          <p lang={lang}>
            <CodeLabel variant="ink">{t('visaOf', { country: country.name })}</CodeLabel>
          </p>
          <h3 className={styles.name} lang={lang}>
            {visa.name}
          </h3>
        </div>
      }
      back={<VisaCardBack {...props} />}
    />
  )
}
