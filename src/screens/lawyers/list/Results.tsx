import { Link } from '@tanstack/react-router'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/language-note/LanguageNote.tsx'
import { RetryMessage } from '#components/retry-message/RetryMessage.tsx'
import { getButtonClassName } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import { ActiveFilters } from './ActiveFilters.tsx'
import { LawyerCardList } from './LawyerCardList.tsx'
import { LawyerSkeletons } from './LawyerSkeletons.tsx'
import { NoResults } from './NoResults.tsx'
import styles from './Results.module.css'
import { SortSelect } from './SortSelect.tsx'
import type { DirectoryState } from './useDirectory.ts'

interface ResultsProps {
  directory: DirectoryState
  /** Where focus goes when what had it is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** How many lawyers there are, in which order, and their cards; or why there are none (spec 2.11, 8). */
export const Results = memo(function Results({ directory, headingRef }: ResultsProps) {
  const { t } = useTranslation('lawyers')
  const { lawyers, found } = directory
  const countLabel = t('results.count', { count: found.length })
  function focusHeading(): void {
    headingRef.current?.focus({ preventScroll: true })
  }

  if (lawyers.isError) {
    return (
      <RetryMessage
        title={t('results.failed')}
        text={t('results.failedAdvice')}
        onRetry={() => void lawyers.refetch()}
      />
    )
  }
  if (lawyers.isEmpty) {
    return (
      <EmptyState
        variant="empty"
        title={t('results.empty')}
        text={t('results.emptyAdvice')}
        action={
          <Link to="/contact" className={getButtonClassName('secondary')}>
            {t('results.contact')}
          </Link>
        }
      />
    )
  }
  return (
    <LoadingRegion busy={lawyers.isPending} label={t('results.loading')} doneLabel={countLabel}>
      <div className={styles.header} hidden={lawyers.isPending}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.count}>
          {countLabel}
        </h2>
        <LanguageNote />
        <SortSelect directory={directory} />
        {directory.order === 'neutral' && <p className={styles.note}>{t('sort.note')}</p>}
      </div>
      <ActiveFilters directory={directory} onRemoved={focusHeading} />
      {lawyers.isPending && <LawyerSkeletons />}
      {lawyers.isSuccess && found.length === 0 && (
        <NoResults directory={directory} onFilterRemoved={focusHeading} />
      )}
      {found.length > 0 && <LawyerCardList directory={directory} />}
    </LoadingRegion>
  )
})
