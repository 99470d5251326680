import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { getStartingFee } from '#domain/service-levels.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { useIntervention } from '#components/visa-selection/useIntervention.ts'
import type { VisaSelection } from '#components/visa-selection/useVisaSelection.ts'

import styles from './NextSteps.module.css'

interface NextStepsProps {
  selection: VisaSelection
  slugs: { country: string; visa: string }
}

/** Where one goes from here with this visa: what a lawyer does, what it costs, what others asked. */
export function NextSteps({ selection, slugs }: NextStepsProps) {
  const { t } = useTranslation('visaDetails')
  const lang = useContentLanguage()
  const { levels } = useIntervention(selection)
  const fee = getStartingFee(levels)
  return (
    <nav className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      <ol role="list">
        <li>
          <Link to="/interventions/$country/$visa" params={slugs} className={styles.link}>
            <span>{t('next.interventions')}</span>
            {levels.length > 0 && (
              <span className={styles.note}>{t('next.levels', { count: levels.length })}</span>
            )}
            <ArrowRight size={18} aria-hidden className={styles.arrow} />
          </Link>
        </li>
        <li>
          <Link to="/pricing/$country/$visa" params={slugs} className={styles.link}>
            <span>{t('next.offers')}</span>
            {fee !== undefined && (
              <span className={styles.note} lang={lang}>
                {t('next.from', { fee })}
              </span>
            )}
            <ArrowRight size={18} aria-hidden className={styles.arrow} />
          </Link>
        </li>
        <li>
          <Link
            to="/faq"
            search={{ country: slugs.country, subject: slugs.visa }}
            className={styles.link}
          >
            <span>{t('next.faq')}</span>
            <ArrowRight size={18} aria-hidden className={styles.arrow} />
          </Link>
        </li>
      </ol>
    </nav>
  )
}
