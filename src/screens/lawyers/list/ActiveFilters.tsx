import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import {
  type Criterion,
  type LawyerFilters,
  noFilters,
  toggled,
  without,
} from '#domain/lawyers/directory.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { Button } from '#ui/Button/Button.tsx'

import { useLanguageName } from '#parts/lawyer/useNames.ts'
import styles from './ActiveFilters.module.css'
import type { Directory } from './useDirectory.ts'
import type { Change } from './useDirectoryAddress.ts'

interface ActiveFiltersProps {
  directory: Directory
  /** What was clicked is gone, so focus goes to what the click changed. */
  onRemoved: () => void
}

interface Active {
  readonly key: string
  readonly label: string
  readonly lang?: string | undefined
  /** The filters without this one. */
  readonly rest: Change
}

/** The active filters, each removable, and all of them at once. */
export function ActiveFilters({ directory, onRemoved }: ActiveFiltersProps) {
  const { t } = useTranslation('lawyers')
  const active = useActive(directory)
  if (active.length === 0) return null

  function show(change: Change): void {
    directory.show(change)
    onRemoved()
  }
  return (
    <div className={styles.active}>
      <ul role="list" aria-label={t('active.label')} className={styles.list}>
        {active.map(({ key, label, lang, rest }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.filter}
              aria-label={t('active.remove', { name: label })}
              onClick={() => {
                show(rest)
              }}
            >
              <span lang={lang}>{label}</span>
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          show(() => noFilters)
        }}
      >
        {t('active.clear')}
      </Button>
    </div>
  )
}

function useActive({ filters, options }: Directory): Active[] {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  const languageName = useLanguageName()
  const texts = (['name', 'country', 'city'] as const).flatMap((key) => {
    const value = key === 'country' ? options.nameOf(filters.country) : filters[key].trim()
    if (value === '') return []
    return [{ key, label: t(`active.${key}`, { value }), rest: letGo(key) }]
  })
  const flags = (['isVerified', 'isSoon'] as const)
    .filter((key) => filters[key])
    .map((key) => ({ key, label: t(`active.${key}`), rest: letGo(key) }))
  return [
    ...texts,
    ...filters.areas.map((area) => ({
      key: area,
      label: options.nameOf(area),
      lang,
      rest: (now: LawyerFilters) => ({ ...now, areas: toggled(now.areas, area) }),
    })),
    ...filters.languages.map((code) => ({
      key: code,
      label: languageName(code),
      rest: (now: LawyerFilters) => ({ ...now, languages: toggled(now.languages, code) }),
    })),
    ...filters.prices.map((band) => ({
      key: band,
      label: t(`bands.${band}`),
      rest: (now: LawyerFilters) => ({ ...now, prices: toggled(now.prices, band) }),
    })),
    ...flags,
  ]
}

function letGo(criterion: Criterion): Change {
  return (now) => without(now, criterion)
}
