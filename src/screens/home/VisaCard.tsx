import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useStartingPrice } from '#components/usePrices.ts'
import { RichText } from '#content/RichText.tsx'
import type { Country } from '#contract/countries.ts'
import type { ServiceLevel } from '#contract/interventions.ts'
import type { Visa } from '#contract/visas.ts'
import { sortLevels } from '#domain/visas.ts'
import type { Slugged } from '#domain/slug.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { CodeLabel } from '#ui/CodeLabel/CodeLabel.tsx'
import { FlipCard } from '#ui/FlipCard/FlipCard.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { VisaPicture } from '#components/VisaPicture.tsx'
import styles from './VisaCard.module.css'

interface VisaCardProps {
  visa: Pick<Slugged<Visa>, 'name' | 'slug' | 'image' | 'summary'>
  country: Pick<Slugged<Country>, 'name' | 'slug' | 'code'>
  /** The levels of the visa's intervention; undefined if there is none or it failed to load. */
  levels: readonly ServiceLevel[] | 'loading' | undefined
}

/** A visa card: picture, name and price on the front; summary, levels and price on the back (spec 2.3). */
export function VisaCard(props: VisaCardProps) {
  const { t } = useTranslation('visaCard')
  const { translate } = useRecordTexts()
  const { visa, country } = props
  const visaName = translate(visa.name)
  const countryName = useCountryName()(country)
  const startingPrice = useStartingPrice(getLoadedLevels(props))
  const hiddenVisaName = (
    <VisuallyHidden lang={visaName.lang}>{` ${visaName.children}`}</VisuallyHidden>
  )
  return (
    <FlipCard
      className={styles.card}
      labels={{
        showBack: (
          <>
            <span>{t('show')}</span>
            {hiddenVisaName}
          </>
        ),
        showFront: (
          <>
            <span>{t('hide')}</span>
            {hiddenVisaName}
          </>
        ),
      }}
      front={
        <div className={styles.front}>
          <div className={styles.picture}>
            <VisaPicture image={visa.image} name={visa.name} countryCode={country.code} />
          </div>
          <p lang={countryName.lang}>
            <CodeLabel variant="ink">{t('visaOf', { country: countryName.children })}</CodeLabel>
          </p>
          <h3 className={styles.name} lang={visaName.lang}>
            <Link
              to="/detailsvisa/$country/$visa"
              params={{ country: country.slug, visa: visa.slug }}
              className={styles.nameLink}
            >
              {visaName.children}
            </Link>
          </h3>
          {startingPrice !== undefined && <p className={styles.fee} {...startingPrice} />}
        </div>
      }
      back={<VisaCardBack {...props} />}
    />
  )
}

const getLoadedLevels = ({ levels }: Pick<VisaCardProps, 'levels'>) =>
  levels === undefined || levels === 'loading' ? [] : levels

/** The back of the card: summary, levels, starting price and links (spec 2.3). */
function VisaCardBack({ visa, country, levels }: VisaCardProps) {
  const { t } = useTranslation('visaCard')
  const { translate } = useRecordTexts()
  const visaName = translate(visa.name)
  const sortedLevels = sortLevels(getLoadedLevels({ levels }))
  const startingPrice = useStartingPrice(sortedLevels)
  return (
    <div className={styles.back}>
      <h3 className={styles.visaCardBackName} lang={visaName.lang}>
        {visaName.children}
      </h3>
      <RichText html={visa.summary} topHeadingLevel={4} />
      {levels === 'loading' && <Skeleton lines={4} />}
      {sortedLevels.length > 0 && (
        <ol role="list" className={styles.levels} aria-label={t('levels')}>
          {sortedLevels.map(({ levelNumber, title }) => {
            const { lang, children } = translate(title)
            return (
              <li key={levelNumber} lang={lang}>
                <span className={styles.number} aria-hidden>
                  {levelNumber}
                </span>
                <span>{children}</span>
              </li>
            )
          })}
        </ol>
      )}
      <div className={styles.footer}>
        {startingPrice !== undefined && <p className={styles.fee} {...startingPrice} />}
        <Link
          to="/detailsvisa/$country/$visa"
          params={{ country: country.slug, visa: visa.slug }}
          className={styles.more}
          aria-label={t('moreAbout', { visa: visaName.children })}
        >
          <span>{t('more')}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </div>
  )
}
