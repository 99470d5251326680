import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormatLanguageName } from '#components/lawyer/useFormatters.ts'
import {
  includesCity,
  type LawyerFilters,
  priceBands,
  toggleCity,
  toggleValue,
} from '#domain/lawyers/directory.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { useDeferredValue } from '#ui/hooks/useDeferredValue.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Facets.module.css'
import type { DirectoryState } from './useDirectory.ts'
import type { FiltersUpdater } from './useDirectorySearch.ts'

export interface FacetsProps {
  directory: DirectoryState
  /** Reflects a click at once; the list is deferred. */
  selectedFilters: LawyerFilters
}

/** All facets, with the number of lawyers for each choice. The counts follow the deferred list. */
export function Facets({ directory: { result, options, show }, selectedFilters }: FacetsProps) {
  const { facets } = useDeferredValue(result)
  return (
    <FacetGroups facets={facets} options={options} show={show} selectedFilters={selectedFilters} />
  )
}

interface FacetGroupsProps extends Pick<DirectoryState, 'options' | 'show'> {
  facets: DirectoryState['result']['facets']
  selectedFilters: LawyerFilters
}

/** Memoised: does not render again while the counts are deferred. */
const FacetGroups = memo(function Groups({
  facets,
  options,
  show,
  selectedFilters,
}: FacetGroupsProps) {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  const formatLanguageName = useFormatLanguageName()
  const toggle = useFacetToggles(show)

  const flags: FacetItem[] = [
    {
      id: 'isVerified',
      label: t('facets.verified'),
      count: facets.isVerified,
      isSelected: selectedFilters.isVerified,
    },
    {
      id: 'isAvailableSoon',
      label: t('facets.soon'),
      count: facets.isAvailableSoon,
      isSelected: selectedFilters.isAvailableSoon,
    },
  ]
  const languages = facets.languages.map(({ value, count }) => ({
    id: value,
    label: formatLanguageName(value),
    count,
    isSelected: selectedFilters.languages.includes(value),
  }))
  const areas = facets.areas.map(({ value, count }) => ({
    id: value,
    label: options.getOptionName(value),
    lang,
    count,
    isSelected: selectedFilters.areas.includes(value),
  }))
  const prices = priceBands.map(({ id }) => ({
    id,
    label: t(`priceBands.${id}`),
    count: getCount(facets.prices, id),
    isSelected: selectedFilters.prices.includes(id),
  }))
  const cities = facets.city.map(({ value, count }) => ({
    id: value,
    label: value,
    lang,
    count,
    isSelected: includesCity(selectedFilters.city, value),
  }))
  return (
    <div className={styles.facets}>
      <FacetGroup title={t('facets.assurance')} items={flags} onToggle={toggle.flags} />
      <FacetGroup title={t('facets.languages')} items={languages} onToggle={toggle.languages} />
      <FacetGroup title={t('facets.areas')} items={areas} onToggle={toggle.areas} />
      <FacetGroup title={t('facets.prices')} items={prices} onToggle={toggle.prices} />
      <FacetGroup title={t('facets.city')} items={cities} onToggle={toggle.city} />
    </div>
  )
})

/** A stable toggle callback for each facet. */
function useFacetToggles(show: (change: FiltersUpdater) => void) {
  return useMemo(
    () => ({
      flags: (id: string) => {
        show((now) =>
          id === 'isVerified'
            ? { ...now, isVerified: !now.isVerified }
            : { ...now, isAvailableSoon: !now.isAvailableSoon },
        )
      },
      languages: (code: string) => {
        show((now) => ({ ...now, languages: toggleValue(now.languages, code) }))
      },
      areas: (area: string) => {
        show((now) => ({ ...now, areas: toggleValue(now.areas, area) }))
      },
      prices: (id: string) => {
        const band = priceBands.find((candidate) => candidate.id === id)
        if (band !== undefined) {
          show((now) => ({ ...now, prices: toggleValue(now.prices, band.id) }))
        }
      },
      city: (city: string) => {
        show((now) => ({ ...now, city: toggleCity(now.city, city) }))
      },
    }),
    [show],
  )
}

function getCount(
  options: readonly { readonly value: string; readonly count: number }[],
  wanted: string,
): number {
  return options.find(({ value }) => value === wanted)?.count ?? 0
}

interface FacetItem {
  readonly id: string
  readonly label: string
  readonly lang?: string | undefined
  readonly count: number
  readonly isSelected: boolean
}

interface FacetGroupProps {
  title: string
  items: readonly FacetItem[]
  /** Receives the id of the choice. Must be stable, because the choices are memoised. */
  onToggle: (id: string) => void
}

const initialItemCount = 6

/** The choices of one facet. Rare ones are behind 'show all', unless one of them is selected. */
function FacetGroup({ title, items, onToggle }: FacetGroupProps) {
  const { t } = useTranslation('lawyers')
  const visibleItems = items.slice(
    0,
    items.length <= initialItemCount + 1 ? items.length : initialItemCount,
  )
  const hiddenItems = items.slice(visibleItems.length)
  const renderItem = (choice: FacetItem) => (
    <FacetCheckbox key={choice.id} {...choice} onToggle={onToggle} />
  )
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {visibleItems.map(renderItem)}
      {hiddenItems.length > 0 && (
        <details
          className={styles.more}
          open={hiddenItems.some(({ isSelected }) => isSelected) || undefined}
        >
          <summary>{t('facets.more', { count: items.length })}</summary>
          {hiddenItems.map(renderItem)}
        </details>
      )}
    </fieldset>
  )
}

type FacetCheckboxProps = FacetItem & Pick<FacetGroupProps, 'onToggle'>

const FacetCheckbox = memo(function Choice({
  id,
  label,
  lang,
  count,
  isSelected,
  onToggle,
}: FacetCheckboxProps) {
  const { t } = useTranslation('lawyers')
  return (
    <label className={styles.item} data-empty={count === 0}>
      <input
        type="checkbox"
        checked={isSelected}
        disabled={count === 0 && !isSelected}
        onChange={() => {
          onToggle(id)
        }}
      />
      <span className={styles.label} lang={lang}>
        {label}
      </span>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>, {t('facets.count', { count })}</VisuallyHidden>
    </label>
  )
})
