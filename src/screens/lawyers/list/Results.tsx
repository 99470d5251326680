import { Link } from '@tanstack/react-router'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { InFrench } from '#parts/in-french/InFrench.tsx'
import { RetryMessage } from '#parts/retry-message/RetryMessage.tsx'
import { buttonLook } from '#ui/Button/Button.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { StateMessage } from '#ui/StateMessage/StateMessage.tsx'

import { ActiveFilters } from './ActiveFilters.tsx'
import { Cards } from './Cards.tsx'
import { LawyerSkeletons } from './LawyerSkeletons.tsx'
import { NoResults } from './NoResults.tsx'
import styles from './Results.module.css'
import { SortChoice } from './SortChoice.tsx'
import type { Directory } from './useDirectory.ts'

interface ResultsProps {
  directory: Directory
  /** Where focus goes when what had it is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** How many lawyers there are, in which order, and their cards; or why there are none (spec 2.11, 8). */
export const Results = memo(function Results({ directory, headingRef }: ResultsProps) {
  const { t } = useTranslation('lawyers')
  const { lawyers, found } = directory
  const count = t('results.found', { count: found.length })
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
      <StateMessage
        kind="empty"
        title={t('results.empty')}
        text={t('results.emptyAdvice')}
        action={
          <Link to="/contact" className={buttonLook('secondary')}>
            {t('results.contact')}
          </Link>
        }
      />
    )
  }
  return (
    <LoadingRegion busy={lawyers.isPending} label={t('results.loading')} doneLabel={count}>
      <div className={styles.bar} hidden={lawyers.isPending}>
        <h2 ref={headingRef} tabIndex={-1} className={styles.count}>
          {count}
        </h2>
        <InFrench />
        <SortChoice directory={directory} />
        {directory.order === 'neutral' && <p className={styles.note}>{t('sort.note')}</p>}
      </div>
      <ActiveFilters directory={directory} onRemoved={focusHeading} />
      {lawyers.isPending && <LawyerSkeletons />}
      {lawyers.isSuccess && found.length === 0 && (
        <NoResults directory={directory} onLoosened={focusHeading} />
      )}
      {found.length > 0 && <Cards directory={directory} />}
    </LoadingRegion>
  )
})
