import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { type LateComponent, useLateComponent } from '#components/useLateComponent.ts'
import { useInView } from '#ui/hooks/useInView.ts'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { getListPath } from '../../core/layout/entity-links.ts'
import { useLastListSearch } from '../../core/layout/last-list-search.ts'
import styles from './ChecksPanel.module.css'

interface ChecksPanelProps {
  /** Whether the lists of the dashboard have been loaded or have failed once: the checks begin after that. */
  areListsFetched: boolean
  /** The text with the count: it brings the rules and the code of the forms, which the dashboard does not need at once. */
  lateCount: LateComponent<object>
}

/** The panel of the dashboard: how many remarks are open, of which rules most, and the way to the board. It reads once it is seen. */
export function ChecksPanel({ areListsFetched, lateCount }: ChecksPanelProps) {
  const { t } = useTranslation('adminChecks')
  const [ref, isSeen] = useInView<HTMLElement>({ once: true })
  const isNeeded = isSeen && areListsFetched
  const { Loaded: Count, hasFailed } = useLateComponent(isNeeded, lateCount)
  return (
    <section ref={ref} className={styles.panel}>
      <h3 className={styles.title}>{t('panel.title')}</h3>
      {hasFailed ? (
        <p className={styles.note}>{t('panel.failed')}</p>
      ) : Count === undefined ? (
        <PanelText isLoading={isNeeded} />
      ) : (
        <Count />
      )}
      <Link to={getListPath('checks')} search={useLastListSearch('checks')} className={styles.link}>
        <span>{t('panel.link')}</span>
        <ArrowRight size={16} aria-hidden />
      </Link>
    </section>
  )
}

interface PanelTextProps {
  count?: string
  note?: string | undefined
  /** Whether the count is being made; false while that waits until the panel is seen. */
  isLoading?: boolean
}

/** What the panel says, or its skeleton. */
export function PanelText({ count, note, isLoading = true }: PanelTextProps) {
  const { t } = useTranslation('adminChecks')
  return (
    <LoadingRegion
      busy={count === undefined && isLoading}
      label={t('reading')}
      className={styles.text}
    >
      {count === undefined ? (
        <Skeleton lines={2} />
      ) : (
        <>
          <p className={styles.count}>{count}</p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </>
      )}
    </LoadingRegion>
  )
}
