import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { defaultSelection } from '#domain/visas.ts'

import { HomeSection } from './HomeSection.tsx'
import styles from './LevelsSection.module.css'

const levels = [
  { level: 'first', numeral: 'I', number: 1 },
  { level: 'second', numeral: 'II', number: 2 },
  { level: 'third', numeral: 'III', number: 3 },
  { level: 'fourth', numeral: 'IV', number: 4 },
] as const

/** The four levels of intervention; the prices are on the page of each visa (spec 2.3). */
export function LevelsSection() {
  const { t } = useTranslation('home')
  return (
    <HomeSection eyebrow={t('levels.eyebrow')} title={t('levels.title')} lead={t('levels.lead')}>
      <ol role="list" className={styles.levels}>
        {levels.map(({ level, numeral, number }) => {
          const title = t(`levels.${level}.title`)
          return (
            <li key={level} className={styles.level}>
              <span className={styles.numeral} aria-hidden>
                {numeral}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{t(`levels.${level}.text`)}</p>
              <Link
                to="/interventions/$country/$visa"
                params={defaultSelection}
                // The hash of a level, which screens/interventions opens.
                hash={`niveau-${number}`}
                className={styles.link}
                aria-label={t('levels.seeLevel', { numeral, title })}
              >
                {t('levels.see')}
                <ArrowRight size={16} aria-hidden />
              </Link>
            </li>
          )
        })}
      </ol>
    </HomeSection>
  )
}
