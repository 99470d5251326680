import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  type Criterion,
  type LawyerFilters,
  noFilters,
  toggleValue,
  clearCriterion,
} from '#domain/lawyers/directory.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'

import { useFormatLanguageName } from '#components/lawyer/useFormatters.ts'
import styles from './ActiveFilters.module.css'
import type { DirectoryState } from './useDirectory.ts'
import type { FiltersUpdater } from './useDirectorySearch.ts'

interface ActiveFiltersProps {
  directory: DirectoryState
  /** What was clicked is gone, so focus goes to what the click changed. */
  onRemoved: () => void
}

interface ActiveFilter {
  readonly key: string
  readonly label: string
  readonly lang?: string | undefined
  /** The filters without this one. */
  readonly remove: FiltersUpdater
}

/** The active filters, each removable, and all of them at once. */
export function ActiveFilters({ directory, onRemoved }: ActiveFiltersProps) {
  const { t } = useTranslation('lawyers')
  const activeFilters = useActiveFilters(directory)
  if (activeFilters.length === 0) return null

  function applyUpdate(change: FiltersUpdater): void {
    directory.show(change)
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
              onClick={() => {
                applyUpdate(remove)
              }}
            >
              <span lang={lang}>{label}</span>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="tertiary"
        size="small"
        onClick={() => {
          applyUpdate(() => noFilters)
        }}
      >
        {t('active.clear')}
      </Button>
    </div>
  )
}

function useActiveFilters({ filters, options }: DirectoryState): ActiveFilter[] {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const textFilters = (['name', 'country', 'city'] as const).flatMap((key) => {
    const value = key === 'country' ? options.getOptionName(filters.country) : filters[key].trim()
    if (value === '') return []
    return [{ key, label: t(`active.${key}`, { value }), remove: removeCriterion(key) }]
  })
  const flagFilters = (['isVerified', 'isAvailableSoon'] as const)
    .filter((key) => filters[key])
    .map((key) => ({ key, label: t(`active.${key}`), remove: removeCriterion(key) }))
  return [
    ...textFilters,
    ...filters.areas.map((area) => ({
      key: area,
      label: options.getOptionName(area),
      lang,
      remove: (now: LawyerFilters) => ({ ...now, areas: toggleValue(now.areas, area) }),
    })),
    ...filters.languages.map((code) => ({
      key: code,
      label: formatLanguageName(code),
      remove: (now: LawyerFilters) => ({ ...now, languages: toggleValue(now.languages, code) }),
    })),
    ...filters.prices.map((band) => ({
      key: band,
      label: t(`priceBands.${band}`),
      remove: (now: LawyerFilters) => ({ ...now, prices: toggleValue(now.prices, band) }),
    })),
    ...flagFilters,
  ]
}

function removeCriterion(criterion: Criterion): FiltersUpdater {
  return (now) => clearCriterion(now, criterion)
}
