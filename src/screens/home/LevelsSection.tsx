import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import styles from './Home.module.css'
import { HomeSection } from './HomeSection.tsx'

const levels = [
  { level: 'first', numeral: 'I' },
  { level: 'second', numeral: 'II' },
  { level: 'third', numeral: 'III' },
  { level: 'fourth', numeral: 'IV' },
] as const

/** The four levels of intervention; what they cost is on the pages of each visa (spec 2.3). */
export function LevelsSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection
      eyebrow={t('levels.eyebrow')}
      title={t('levels.title')}
      lead={t('levels.lead')}
      action={
        <Link to="/interventions" className={styles.all}>
          <span>{t('levels.all')}</span>
          <ArrowRight size={16} aria-hidden />
        </Link>
      }
    >
      <ol role="list" className={styles.levels}>
        {levels.map(({ level, numeral }, index) => (
          <li key={level} className={styles.level}>
            <span className={styles.numeral} aria-hidden>
              {numeral}
            </span>
            <h3 className={styles.levelsTitle}>
              <Link
                // The page of a visa's levels needs a visa, and none is chosen here.
                to="/services"
                hash={`niveau-${index + 1}`}
                className={styles.link}
              >
                {t(`levels.${level}.title`)}
              </Link>
            </h3>
            <p className={styles.levelsText}>{t(`levels.${level}.text`)}</p>
            <ArrowRight size={20} aria-hidden className={styles.arrow} />
          </li>
        ))}
      </ol>
    </HomeSection>
  )
}
