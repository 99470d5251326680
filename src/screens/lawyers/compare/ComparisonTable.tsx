import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import type { Lawyer } from '#contract/lawyers.ts'
import type { Texts } from '#i18n/texts.ts'
import { Button } from '#ui/Button/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import { LawyerPicture } from '#components/lawyer/LawyerPicture.tsx'
import { useShortlist } from '../useShortlist.ts'
import styles from './ComparisonTable.module.css'
import { useComparisonRows } from './useComparisonRows.tsx'

interface ComparisonTableProps {
  lawyers: readonly Lawyer[]
}

/** A column a lawyer, a row a criterion; on a phone the columns run sideways under their names. */
export function ComparisonTable({ lawyers }: ComparisonTableProps) {
  const { t } = useTranslation(['comparison', 'lawyers'])
  const rows = useComparisonRows(lawyers)
  return (
    <div
      className={styles.frame}
      role="region"
      aria-label={t('table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a place that scrolls is a stop of the Tab key
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
        onClick={() => {
          toggle(lawyer.id)
        }}
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
