import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LawyerPicture } from '#components/lawyer/LawyerPicture.tsx'
import { useFormatLanguageName, useFormatPrice } from '#components/lawyer/useFormatters.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { findBest } from '#domain/lawyers/shortlist.ts'
import type { Texts } from '#i18n/texts.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { useShortlist } from '../useShortlist.ts'
import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './ComparisonTable.module.css'

interface ComparisonTableProps {
  lawyers: readonly Lawyer[]
}

/** A column per lawyer, a row per criterion. The columns scroll sideways on a phone. */
export function ComparisonTable({ lawyers }: ComparisonTableProps) {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const rows = useComparisonRows(lawyers)
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label={t('table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable with the keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>{t('criterion')}</VisuallyHidden>
            </th>
            {lawyers.map((lawyer) => (
              <LawyerColumnHeader key={lawyer.id} lawyer={lawyer} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, renderCell }) => (
            <ComparisonTableRow key={name} name={name} lawyers={lawyers} renderCell={renderCell} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function LawyerColumnHeader({ lawyer }: { lawyer: Lawyer }) {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const { toggle } = useShortlist()
  return (
    <th scope="col" data-ink={lawyer.country.code.toLowerCase()}>
      <div className={styles.portrait}>
        <LawyerPicture lawyer={lawyer} detail="coarse" />
      </div>
      <Link to="/detailsavocatslist/$id" params={{ id: String(lawyer.id) }} className={styles.name}>
        {t('lawyers:card.titledName', lawyer)}
      </Link>
      <Button
        variant="tertiary"
        size="small"
        className={styles.remove}
        aria-label={t('lawyers:shortlist.removeNamed', lawyer)}
        onClick={() => toggle(lawyer.id)}
      >
        <X size={14} aria-hidden />
        {t('remove')}
      </Button>
    </th>
  )
}

interface ComparisonTableRowProps {
  name: keyof Texts['comparison']['rows']
  lawyers: readonly Lawyer[]
  renderCell: (lawyer: Lawyer) => ReactNode
}

function ComparisonTableRow({ name, lawyers, renderCell }: ComparisonTableRowProps) {
  const { t } = useTranslation('comparison')
  return (
    <tr>
      <th scope="row">{t(`rows.${name}`)}</th>
      {lawyers.map((lawyer) => (
        <td key={lawyer.id}>{renderCell(lawyer)}</td>
      ))}
    </tr>
  )
}

interface ComparisonRow {
  readonly name: keyof Texts['comparison']['rows']
  readonly renderCell: (lawyer: Lawyer) => ReactNode
}

/** The rows of the comparison; the best figure of a row is marked if they differ. */
function useComparisonRows(lawyers: readonly Lawyer[]): ComparisonRow[] {
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
