import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { memo, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { LanguageNote } from '#components/LanguageNote.tsx'
import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { RetryMessage } from '#components/RetryMessage.tsx'
import {
  clearCriterion,
  noFilters,
  type Criterion,
  type LawyerFilters,
} from '#domain/lawyers/criteria.ts'
import { flagNames } from '#domain/lawyers/directory.ts'
import { lawyersPerBatch } from '#domain/lawyers/search-params.ts'
import { suggestRelaxations } from '#domain/lawyers/search.ts'
import { sortOrders } from '#domain/lawyers/sort-order.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { toggleValue } from '#platform/toggle-value.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Select } from '#ui/Select/Select.tsx'
import { LoadingRegion } from '#ui/Skeleton/LoadingRegion.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'

import { LawyerCardList } from './LawyerCardList.tsx'
import styles from './Results.module.css'
import type { DirectoryState } from './useDirectory.ts'
import type { FiltersUpdater } from './useDirectorySearch.ts'

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
  const isNone = lawyers.isSuccess && results.length === 0
  const countLabel = isNone ? t('results.none') : t('results.count', { count: results.length })
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

interface ActiveFiltersProps {
  directory: DirectoryState
  /** Called after a removal, to move focus to the results. */
  onRemoved: () => void
}

interface ActiveFilter {
  readonly key: string
  readonly label: string
  readonly lang?: string | undefined
  readonly remove: FiltersUpdater
}

/** The active filters, with buttons to remove each or all of them. */
function ActiveFilters({ directory, onRemoved }: ActiveFiltersProps) {
  const { t } = useTranslation('lawyers')
  const activeFilters = useActiveFilters(directory)
  if (activeFilters.length === 0) return null

  function applyUpdate(change: FiltersUpdater): void {
    directory.updateFilters(change)
    onRemoved()
  }
  return (
    <div className={styles.active}>
      <ul role="list" aria-label={t('active.label')} className={styles.list}>
        {activeFilters.map(({ key, label, lang, remove }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.filter}
              aria-label={t('active.remove', { name: label })}
              onClick={() => applyUpdate(remove)}
            >
              <span lang={lang}>{label}</span>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="tertiary" size="small" onClick={() => applyUpdate(() => noFilters)}>
        {t('active.clear')}
      </Button>
    </div>
  )
}

function useActiveFilters({ filters, options }: DirectoryState): ActiveFilter[] {
  const { t } = useTranslation('lawyers')
  const { translate } = useRecordTexts()
  const nameCountry = useCountryName()
  const formatLanguageName = useFormatLanguageName()
  const textFilters = (['name', 'country', 'city'] as const).flatMap((key) => {
    const filter = filters[key].trim()
    if (filter === '') return []
    const value = key === 'country' ? nameCountry(options.getCountry(filter)).children : filter
    return [{ key, label: t(`active.${key}`, { value }), remove: removeCriterion(key) }]
  })
  const flagFilters = flagNames
    .filter((key) => filters[key])
    .map((key) => ({ key, label: t(`criteria.${key}`), remove: removeCriterion(key) }))
  return [
    ...textFilters,
    ...filters.areas.map((area) => {
      const { lang, children: label } = translate(options.getCategoryName(area))
      return {
        key: area,
        label,
        lang,
        remove: (current: LawyerFilters) => ({
          ...current,
          areas: toggleValue(current.areas, area),
        }),
      }
    }),
    ...filters.languages.map((code) => ({
      key: code,
      label: formatLanguageName(code),
      remove: (current: LawyerFilters) => ({
        ...current,
        languages: toggleValue(current.languages, code),
      }),
    })),
    ...filters.prices.map((band) => ({
      key: band,
      label: t(`priceBands.${band}`),
      remove: (current: LawyerFilters) => ({
        ...current,
        prices: toggleValue(current.prices, band),
      }),
    })),
    ...flagFilters,
  ]
}

function removeCriterion(criterion: Criterion): FiltersUpdater {
  return (filters) => clearCriterion(filters, criterion)
}
