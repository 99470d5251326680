import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { clsx } from 'clsx/lite'
import type { HTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { FindLawyerLink } from './FindLawyerLink.tsx'
import styles from './NextSteps.module.css'
import { useDirectorySearch } from './useDirectorySearch.ts'
import { useStartingPrice } from './usePrices.ts'
import { type VisaPageSlugs, type VisaSelection, useIntervention } from './useVisaSelection.ts'

interface NextStepsProps {
  /** The page that they end: it leads to the others. */
  from: 'visa' | 'interventions'
  selection: VisaSelection
  slugs: VisaPageSlugs
  className?: string | undefined
}

/** What a page of a visa leads to: a lawyer first, then three ways on. */
export function NextSteps({ from, selection, slugs, className }: NextStepsProps) {
  const { t } = useTranslation('visaSelection')
  const toSearch = useDirectorySearch()
  const { levels } = useIntervention(selection)
  const startingPrice = useStartingPrice(levels)
  const need = { country: slugs.country, subject: slugs.visa }
  return (
    <nav className={clsx(styles.steps, className)} aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      <FindLawyerLink search={toSearch(need, selection.visa?.id)} text="visa" variant="primary" />
      <ol role="list">
        {from === 'visa' && (
          <li>
            <Link to="/interventions/$country/$visa" params={slugs} className={styles.link}>
              <Step
                note={levels.length > 0 && { children: t('next.levels', { count: levels.length }) }}
              >
                {t('next.interventions')}
              </Step>
            </Link>
          </li>
        )}
        <li>
          <Link to="/pricing/$country/$visa" params={slugs} className={styles.link}>
            <Step note={startingPrice}>{t('next.offers')}</Step>
          </Link>
        </li>
        {from === 'interventions' && (
          <li>
            <Link to="/faq" search={need} className={styles.link}>
              <Step>{t('next.questions')}</Step>
            </Link>
          </li>
        )}
        <li>
          <Link to="/mon-dossier" search={need} className={styles.link}>
            <Step>{t('next.caseFile')}</Step>
          </Link>
        </li>
      </ol>
    </nav>
  )
}

interface StepProps {
  children: ReactNode
  note?: HTMLAttributes<HTMLElement> | false | undefined
}

function Step({ children, note }: StepProps) {
  return (
    <>
      <span>{children}</span>
      {note && <span className={styles.note} {...note} />}
      <ArrowRight size={18} aria-hidden className={styles.arrow} />
    </>
  )
}
