import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import {
  clearCriterion,
  noFilters,
  type Criterion,
  type LawyerFilters,
} from '#domain/lawyers/criteria.ts'
import { flagNames } from '#domain/lawyers/directory.ts'
import { useCountryName } from '#i18n/country-names.ts'
import { useRecordTexts } from '#i18n/record-texts.ts'
import { toggleValue } from '#platform/toggle-value.ts'
import { Button } from '#ui/Button/Button.tsx'

import styles from './Results.module.css'
import type { DirectoryState } from './useDirectory.ts'
import type { FiltersUpdater } from './useDirectoryFilters.ts'

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
export function ActiveFilters({ directory, onRemoved }: ActiveFiltersProps) {
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
