import { Link } from '@tanstack/react-router'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/LanguageNote.tsx'
import { RetryMessage } from '#components/RetryMessage.tsx'
import { clearCriterion } from '#domain/lawyers/criteria.ts'
import { lawyersPerBatch } from '#domain/lawyers/search-params.ts'
import { suggestRelaxations } from '#domain/lawyers/search.ts'
import { sortOrders } from '#domain/lawyers/sort-order.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { LawyerCardList } from './LawyerCardList.tsx'
import styles from './Results.module.css'
import type { DirectoryState } from './useDirectory.ts'
import { ActiveFilters } from './ActiveFilters.tsx'

interface ResultsProps {
  directory: DirectoryState
  /** Takes focus when the focused element is removed. */
  headingRef: RefObject<HTMLHeadingElement | null>
}

/**
 * The number of lawyers, their order and their cards, or the loading, error or empty state (spec 2.11,
 * 8).
 */
export const Results = memo(function Results({ directory, headingRef }: ResultsProps) {
  const { t } = useTranslation(['lawyers', 'layout', 'pages'])
  const { lawyers, results } = directory
  const isNone = lawyers.isLoaded && results.length === 0
  const countLabel = isNone ? t('results.none') : t('results.count', { count: results.length })
  function focusHeading(): void {
    headingRef.current?.focus({ preventScroll: true })
  }

  if (lawyers.isLoadingError) {
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
          <>
            <Link to="/contact" className={getButtonClassName('secondary')}>
              {t('results.contact')}
            </Link>
            <Link to="/lettre" className={getButtonClassName('tertiary')}>
              {t('pages:letter.title')}
            </Link>
            <Link to="/orientation" className={getButtonClassName('tertiary')}>
              {t('pages:orientation.title')}
            </Link>
          </>
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
        <ResultsLanguageNote directory={directory} />
        {!isNone && <SortSelect directory={directory} />}
        {!isNone && directory.order === 'neutral' && (
          <p className={styles.note}>{t('sort.note')}</p>
        )}
      </div>
      <ActiveFilters directory={directory} onRemoved={focusHeading} />
      {lawyers.isPending && <LawyerSkeletons />}
      {isNone && <NoResults directory={directory} onFilterRemoved={focusHeading} />}
      {results.length > 0 && <LawyerCardList directory={directory} />}
    </LoadingRegion>
  )
})

/** The label 'in French' if any of the first cards is not translated. */
function ResultsLanguageNote({ directory: { results } }: { directory: DirectoryState }) {
  const { translate } = useRecordTexts()
  const untranslated = results
    .slice(0, lawyersPerBatch)
    .find(({ description }) => translate(description).lang !== undefined)
  return untranslated && <LanguageNote text={untranslated.description} />
}

function LawyerSkeletons() {
  return (
    <div className={styles.cards}>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton variant="block" className={styles.portrait} />
          <div>
            <Skeleton variant="title" />
            <Skeleton lines={4} />
          </div>
        </div>
      ))}
    </div>
  )
}

interface NoResultsProps {
  directory: DirectoryState
  onFilterRemoved: () => void
}

/** What can be done where nobody is found (spec 8): how many lawyers each criterion would give if removed. */
function NoResults({ directory, onFilterRemoved }: NoResultsProps) {
  const { t } = useTranslation('lawyers')
  const { result, updateFilters } = directory
  const suggestions = suggestRelaxations(result)
  return (
    <div className={styles.none}>
      <p className={styles.advice}>
        {suggestions.length > 0 ? t('results.noneAdvice') : t('results.noneAll')}
      </p>
      <div className={styles.actions}>
        {suggestions.map(({ criterion, count }) => (
          <Button
            key={criterion}
            variant="secondary"
            onClick={() => {
              updateFilters((filters) => clearCriterion(filters, criterion))
              onFilterRemoved()
            }}
          >
            {t('results.without', { criterion: t(`criteria.${criterion}`), count })}
          </Button>
        ))}
        <Link to="/contact" className={getButtonClassName('tertiary')}>
          {t('results.contact')}
        </Link>
      </div>
    </div>
  )
}

function SortSelect({ directory: { order, sortBy } }: { directory: DirectoryState }) {
  const { t } = useTranslation('lawyers')
  return (
    <Select
      className={styles.sort}
      label={t('sort.label')}
      options={sortOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
      value={order}
      onChange={(value) => {
        const selectedOrder = sortOrders.find((candidate) => candidate === value)
        if (selectedOrder !== undefined) sortBy(selectedOrder)
      }}
    />
  )
}
