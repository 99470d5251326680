import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFormatLanguageName } from '#components/useFormatLanguageName.ts'
import { useCityName } from '#components/useCityName.ts'
import type { LawyerFilters } from '#domain/lawyers/criteria.ts'
import { flagNames, includesCity, priceBands, toggleCity } from '#domain/lawyers/directory.ts'
import type { Facets as FacetCounts } from '#domain/lawyers/search.ts'
import { toLabel, useRecordTexts } from '#i18n/record-texts.ts'
import { toggleValue } from '#platform/toggle-value.ts'
import { useValueAfterPaint } from '#ui/hooks/useValueAfterPaint.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx'

import styles from './Facets.module.css'
import type { DirectoryState } from './useDirectory.ts'
import type { FiltersUpdater } from './useDirectoryFilters.ts'

export interface FacetsProps {
  directory: DirectoryState
  /** Reflects a click at once; the list is deferred. */
  selectedFilters: LawyerFilters
}

/** All facets, with the number of lawyers for each choice. The counts follow the deferred list. */
export function Facets({
  directory: { result, options, updateFilters },
  selectedFilters,
}: FacetsProps) {
  const { facets } = useValueAfterPaint(result)
  return (
    <FacetGroups
      facets={facets}
      options={options}
      updateFilters={updateFilters}
      selectedFilters={selectedFilters}
    />
  )
}

interface FacetGroupsProps extends Pick<DirectoryState, 'options' | 'updateFilters'> {
  facets: FacetCounts
  selectedFilters: LawyerFilters
}

/** Memoised: does not render again while the counts are deferred. */
const FacetGroups = memo(function FacetGroups({
  facets,
  options,
  updateFilters,
  selectedFilters,
}: FacetGroupsProps) {
  const { t } = useTranslation('lawyers')
  const { translate } = useRecordTexts()
  const nameCity = useCityName()
  const formatLanguageName = useFormatLanguageName()
  const toggle = useFacetToggles(updateFilters, nameCity)

  const flagItems = flagNames.map((flag) => ({
    id: flag,
    label: t(`facets.${flag}`),
    count: facets.flags[flag],
    isSelected: selectedFilters[flag],
  }))
  const languages = facets.values.languages.map(({ value, count }) => ({
    id: value,
    label: formatLanguageName(value),
    count,
    isSelected: selectedFilters.languages.includes(value),
  }))
  const areas = facets.values.areas.map(({ value, count }) => {
    const { lang, children: label } = translate(options.getCategoryName(value))
    return { id: value, label, lang, count, isSelected: selectedFilters.areas.includes(value) }
  })
  const prices = priceBands.map(({ id }) => ({
    id,
    label: t(`priceBands.${id}`),
    count: getCount(facets.values.prices, id),
    isSelected: selectedFilters.prices.includes(id),
  }))
  const cities = facets.values.city.map(({ value, count }) => ({
    id: value,
    ...toLabel(nameCity(value)),
    count,
    isSelected: includesCity(selectedFilters.city, value),
  }))
  return (
    <div className={styles.facets}>
      <FacetGroup title={t('facets.languages')} items={languages} onToggle={toggle.languages} />
      <FacetGroup title={t('facets.areas')} items={areas} onToggle={toggle.areas} />
      <FacetGroup title={t('facets.prices')} items={prices} onToggle={toggle.prices} />
      <FacetGroup title={t('facets.assurance')} items={flagItems} onToggle={toggle.flags} />
      <FacetGroup title={t('facets.city')} items={cities} onToggle={toggle.city} />
    </div>
  )
})

/** A stable toggle callback for each facet. */
function useFacetToggles(
  updateFilters: (change: FiltersUpdater) => void,
  nameCity: ReturnType<typeof useCityName>,
) {
  return useMemo(
    () => ({
      flags: (id: string) => {
        const flag = flagNames.find((candidate) => candidate === id)
        if (flag !== undefined) updateFilters((filters) => ({ ...filters, [flag]: !filters[flag] }))
      },
      languages: (code: string) => {
        updateFilters((filters) => ({
          ...filters,
          languages: toggleValue(filters.languages, code),
        }))
      },
      areas: (area: string) =>
        updateFilters((filters) => ({ ...filters, areas: toggleValue(filters.areas, area) })),
      prices: (id: string) => {
        const band = priceBands.find((candidate) => candidate.id === id)
        if (band !== undefined) {
          updateFilters((filters) => ({ ...filters, prices: toggleValue(filters.prices, band.id) }))
        }
      },
      city: (city: string) =>
        updateFilters((filters) => ({
          ...filters,
          city: toggleCity(filters.city, city, nameCity(city).children),
        })),
    }),
    [updateFilters, nameCity],
  )
}

function getCount(
  options: readonly { readonly value: string; readonly count: number }[],
  id: string,
): number {
  return options.find(({ value }) => value === id)?.count ?? 0
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
  const isHiddenSelected = hiddenItems.some(({ isSelected }) => isSelected)
  const [isExpanded, setIsExpanded] = useState(isHiddenSelected)
  const renderItem = (choice: FacetItem) => (
    <FacetCheckbox key={choice.id} {...choice} onToggle={onToggle} />
  )
  // Languages, areas and cities are those of the records.
  if (items.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {visibleItems.map(renderItem)}
      {hiddenItems.length > 0 && (
        <details
          className={styles.more}
          open={isExpanded || isHiddenSelected}
          onToggle={(event) => setIsExpanded(event.currentTarget.open)}
        >
          <summary>{t('facets.more', { count: items.length })}</summary>
          {hiddenItems.map(renderItem)}
        </details>
      )}
    </fieldset>
  )
}

type FacetCheckboxProps = FacetItem & Pick<FacetGroupProps, 'onToggle'>

const FacetCheckbox = memo(function FacetCheckbox({
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
        onChange={() => onToggle(id)}
      />
      <span className={styles.label} lang={lang}>
        {label}
      </span>
      <span className={styles.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{`, ${t('facets.count', { count })}`}</VisuallyHidden>
    </label>
  )
})
