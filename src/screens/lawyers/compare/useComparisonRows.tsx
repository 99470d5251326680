import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import { findBest } from '#domain/lawyers/shortlist.ts'
import type { Texts } from '#i18n/texts.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import { useFormatLanguageName, useFormatPrice } from '#components/lawyer/useFormatters.ts'
import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './ComparisonTable.module.css'

interface ComparisonRow {
  readonly name: keyof Texts['comparison']['rows']
  readonly renderCell: (lawyer: Lawyer) => ReactNode
}

/** What lawyers are compared by; the best figure of a row says so, where they differ. */
export function useComparisonRows(lawyers: readonly Lawyer[]): ComparisonRow[] {
  const { t } = useTranslation(['comparison', 'lawyers', 'lawyer'])
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const formatPrice = useFormatPrice()
  const cheapestConsultationIds = findBest(lawyers, ({ pricing }) => -pricing.firstConsultation)
  const cheapestHourlyRateIds = findBest(lawyers, ({ pricing }) => -pricing.hourlyRateRange.from)
  const mostExperiencedIds = findBest(lawyers, ({ experienceYears }) => experienceYears)
  const soonestIds = findBest(lawyers, ({ firstSlotInDays }) =>
    firstSlotInDays == null ? undefined : -firstSlotInDays,
  )
  return [
    {
      name: 'city',
      renderCell: ({ address, country }) => (
        <span lang={lang}>
          {address.city}, {country.name}
        </span>
      ),
    },
    {
      name: 'languages',
      renderCell: ({ languages }) => languages.map(formatLanguageName).join(', '),
    },
    {
      name: 'areas',
      renderCell: ({ areasOfLaw }) => <span lang={lang}>{areasOfLaw.join(', ')}</span>,
    },
    {
      name: 'first',
      renderCell: (lawyer) =>
        withBestBadge(
          formatPrice(lawyer.pricing.firstConsultation, lawyer.pricing),
          cheapestConsultationIds.has(lawyer.id),
          t('cheapest'),
        ),
    },
    {
      name: 'rate',
      renderCell: (lawyer) => {
        const range = formatPrice(lawyer.pricing.hourlyRateRange, lawyer.pricing)
        return withBestBadge(range, cheapestHourlyRateIds.has(lawyer.id), t('cheapest'))
      },
    },
    {
      name: 'experience',
      renderCell: (lawyer) =>
        withBestBadge(
          t('lawyer:facts.years', { count: lawyer.experienceYears }),
          mostExperiencedIds.has(lawyer.id),
          t('mostExperienced'),
        ),
    },
    {
      name: 'slot',
      renderCell: ({ id, firstSlotInDays }) =>
        firstSlotInDays == null
          ? '–'
          : withBestBadge(
              t('lawyers:card.slot', { count: firstSlotInDays }),
              soonestIds.has(id),
              t('soonest'),
            ),
    },
    { name: 'verification', renderCell: (lawyer) => <VerificationStatus lawyer={lawyer} /> },
  ]
}

function withBestBadge(content: ReactNode, isBest: boolean, label: string): ReactNode {
  return (
    <>
      {content}
      {isBest && <span className={styles.bestBadge}>{label}</span>}
    </>
  )
}
