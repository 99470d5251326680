import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { areBest } from '#domain/lawyers/comparison.ts'
import type { Texts } from '#i18n/texts.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import { useLanguageName, usePrice } from '#parts/lawyer/useNames.ts'
import { Verification } from '../Verification.tsx'
import styles from './ComparisonTable.module.css'

interface ComparisonRow {
  readonly name: keyof Texts['comparison']['rows']
  readonly cellOf: (lawyer: Lawyer) => ReactNode
}

/** What lawyers are compared by; the best figure of a row says so, where they differ. */
export function useRows(lawyers: readonly Lawyer[]): ComparisonRow[] {
  const { t } = useTranslation(['comparison', 'lawyers', 'lawyer'])
  const lang = useContentLanguage()
  const languageName = useLanguageName()
  const priceOf = usePrice()
  const cheapest = areBest(lawyers, ({ pricing }) => -pricing.firstConsultation)
  const cheapestHour = areBest(lawyers, ({ pricing }) => -pricing.hourlyRateRange.from)
  const longest = areBest(lawyers, ({ experienceYears }) => experienceYears)
  const soonest = areBest(lawyers, ({ firstSlotInDays }) =>
    firstSlotInDays == null ? undefined : -firstSlotInDays,
  )
  return [
    {
      name: 'city',
      cellOf: ({ address, country }) => (
        <span lang={lang}>
          {address.city}, {country.name}
        </span>
      ),
    },
    { name: 'languages', cellOf: ({ languages }) => languages.map(languageName).join(', ') },
    {
      name: 'areas',
      cellOf: ({ areasOfLaw }) => <span lang={lang}>{areasOfLaw.join(', ')}</span>,
    },
    {
      name: 'first',
      cellOf: (lawyer) =>
        marked(
          priceOf(lawyer.pricing.firstConsultation, lawyer.pricing),
          cheapest.has(lawyer.id),
          t('cheapest'),
        ),
    },
    {
      name: 'rate',
      cellOf: (lawyer) => {
        const range = priceOf(lawyer.pricing.hourlyRateRange, lawyer.pricing)
        return marked(range, cheapestHour.has(lawyer.id), t('cheapest'))
      },
    },
    {
      name: 'experience',
      cellOf: (lawyer) =>
        marked(
          t('lawyer:facts.years', { count: lawyer.experienceYears }),
          longest.has(lawyer.id),
          t('longest'),
        ),
    },
    {
      name: 'slot',
      cellOf: ({ id, firstSlotInDays }) =>
        firstSlotInDays == null
          ? '–'
          : marked(
              t('lawyers:card.slot', { count: firstSlotInDays }),
              soonest.has(id),
              t('soonest'),
            ),
    },
    { name: 'verification', cellOf: (lawyer) => <Verification lawyer={lawyer} /> },
  ]
}

function marked(words: ReactNode, isBest: boolean, best: string): ReactNode {
  return (
    <>
      {words}
      {isBest && <span className={styles.best}>{best}</span>}
    </>
  )
}
