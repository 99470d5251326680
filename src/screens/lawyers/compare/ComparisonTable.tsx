import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { LawyerPicture } from '#components/LawyerPicture.tsx'
import { LawyerPlace } from '#components/LawyerPlace.tsx'
import { RecordText } from '#components/RecordText.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { useFormatPrice } from '#components/usePrices.ts'
import { useShortlist } from '#components/useShortlist.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import type { Texts } from '#i18n/texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { markScrollEnds } from '#ui/hooks/scroll-ends.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { VerificationStatus } from '../VerificationStatus.tsx'
import styles from './Comparison.module.css'

/** A column per lawyer, a row per criterion. The columns scroll sideways on a phone. */
export function ComparisonTable({ lawyers }: { lawyers: readonly Lawyer[] }) {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const rows = useComparisonRows()
  return (
    <div
      ref={markScrollEnds}
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
          {rows.map(([name, renderCell]) => (
            <tr key={name}>
              <th scope="row">{t(`rows.${name}`)}</th>
              {lawyers.map((lawyer) => (
                <td key={lawyer.id}>{renderCell(lawyer)}</td>
              ))}
            </tr>
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
      <Link
        to="/detailsavocatslist/$id"
        params={{ id: String(lawyer.id) }}
        translate="no"
        className={styles.name}
      >
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
        <span>{t('remove')}</span>
      </Button>
    </th>
  )
}

type ComparisonRow = readonly [
  name: keyof Texts['comparison']['rows'],
  renderCell: (lawyer: Lawyer) => ReactNode,
]

/** The rows. No figure is marked as the best: a network may not compare its members (docs/decisions.md). */
function useComparisonRows(): ComparisonRow[] {
  const { t } = useTranslation(['comparison', 'lawyers', 'lawyer'])
  const formatLanguageName = useFormatLanguageName()
  const formatPrice = useFormatPrice()
  return [
    [
      'city',
      (lawyer) => (
        <span>
          <LawyerPlace lawyer={lawyer} />
        </span>
      ),
    ],
    ['languages', ({ languages }) => languages.map(formatLanguageName).join(', ')],
    ['areas', ({ areasOfLaw }) => <AreasOfLaw areas={areasOfLaw} />],
    ['first', ({ pricing }) => formatPrice(pricing.firstConsultation, pricing)],
    ['rate', ({ pricing }) => formatPrice(pricing.hourlyRateRange, pricing)],
    ['legalAid', ({ pricing }) => (pricing.acceptsLegalAid === true ? t('accepted') : '–')],
    ['experience', ({ experienceYears }) => t('lawyer:facts.years', { count: experienceYears })],
    [
      'slot',
      ({ firstSlotInDays }) =>
        firstSlotInDays == null ? '–' : t('lawyers:card.slot', { count: firstSlotInDays }),
    ],
    ['verification', (lawyer) => <VerificationStatus lawyer={lawyer} />],
  ]
}

function AreasOfLaw({ areas }: { areas: readonly string[] }) {
  const { translate } = useRecordTexts()
  return (
    <span>
      {areas.map((area, index) => (
        <Fragment key={area}>
          {index > 0 && <span>, </span>}
          <RecordText {...translate(area)} />
        </Fragment>
      ))}
    </span>
  )
}
