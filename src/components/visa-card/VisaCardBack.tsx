import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { RichText } from '#content/RichText.tsx'
import { sortLevels, getStartingFee } from '#domain/service-levels.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import type { VisaCardProps } from './VisaCard.tsx'
import styles from './VisaCardBack.module.css'

/** The back of a visa's card: summary, levels, the price from which, and the way on (spec 2.3). */
export function VisaCardBack({ visa, country, levels }: VisaCardProps) {
  const { t } = useTranslation('visaCard')
  const lang = useContentLanguage()
  const sortedLevels = levels === undefined || levels === 'loading' ? [] : sortLevels(levels)
  const fee = getStartingFee(sortedLevels)
  return (
    <div className={styles.back}>
      <h3 className={styles.name} lang={lang}>
        {visa.name}
      </h3>
      <RichText html={visa.summary} topHeadingLevel={4} className={styles.summary} />
      {levels === 'loading' && <Skeleton lines={4} />}
      {sortedLevels.length > 0 && (
        <ol role="list" className={styles.levels} aria-label={t('levels')} lang={lang}>
          {sortedLevels.map(({ levelNumber, title }) => (
            <li key={levelNumber}>
              <span className={styles.number} aria-hidden>
                {levelNumber}
              </span>
              {title}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.footer}>
        {fee !== undefined && <p className={styles.fee}>{t('from', { fee })}</p>}
        <Link
          to="/interventions/$country/$visa"
          params={{ country: country.slug, visa: visa.slug }}
          className={styles.more}
          aria-label={t('moreAbout', { visa: visa.name })}
        >
          {t('more')}
          <ArrowRight size={16} aria-hidden />
        </Link>
      </div>
    </div>
  )
}
