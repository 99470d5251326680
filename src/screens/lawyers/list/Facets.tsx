import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import {
  type LawyerFilters,
  namesCity,
  priceBands,
  toggled,
  withCityToggled,
} from '#domain/lawyers/directory.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'
import { useSettled } from '#ui/hooks/useSettled.ts'

import { useLanguageName } from '#parts/lawyer/useNames.ts'
import { FacetGroup, type FacetChoice } from './FacetGroup.tsx'
import styles from './Facets.module.css'
import type { Directory } from './useDirectory.ts'
import type { Change } from './useDirectoryAddress.ts'

export interface FacetsProps {
  directory: Directory
  /** What was clicked is seen at once, the list that it leaves a moment later. */
  chosen: LawyerFilters
}

/** Everything the list can be narrowed by, with how many lawyers each choice leaves: those follow the list. */
export function Facets({ directory: { result, options, show }, chosen }: FacetsProps) {
  const { facets } = useSettled(result)
  return <Groups facets={facets} options={options} show={show} chosen={chosen} />
}

interface GroupsProps extends Pick<Directory, 'options' | 'show'> {
  facets: Directory['result']['facets']
  chosen: LawyerFilters
}

/** Not drawn anew while the list goes ahead of the counts. */
const Groups = memo(function Groups({ facets, options, show, chosen }: GroupsProps) {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  const languageName = useLanguageName()
  const toggle = useToggles(show)

  const assurance: FacetChoice[] = [
    {
      id: 'isVerified',
      label: t('facets.verified'),
      count: facets.isVerified,
      isChosen: chosen.isVerified,
    },
    { id: 'isSoon', label: t('facets.soon'), count: facets.isSoon, isChosen: chosen.isSoon },
  ]
  const languages = facets.languages.map(({ value, count }) => ({
    id: value,
    label: languageName(value),
    count,
    isChosen: chosen.languages.includes(value),
  }))
  const areas = facets.areas.map(({ value, count }) => ({
    id: value,
    label: options.nameOf(value),
    lang,
    count,
    isChosen: chosen.areas.includes(value),
  }))
  const prices = priceBands.map(({ id }) => ({
    id,
    label: t(`bands.${id}`),
    count: countOf(facets.prices, id),
    isChosen: chosen.prices.includes(id),
  }))
  const cities = facets.city.map(({ value, count }) => ({
    id: value,
    label: value,
    lang,
    count,
    isChosen: namesCity(chosen.city, value),
  }))
  return (
    <div className={styles.facets}>
      <FacetGroup title={t('facets.assurance')} choices={assurance} onToggle={toggle.assurance} />
      <FacetGroup title={t('facets.languages')} choices={languages} onToggle={toggle.languages} />
      <FacetGroup title={t('facets.areas')} choices={areas} onToggle={toggle.areas} />
      <FacetGroup title={t('facets.prices')} choices={prices} onToggle={toggle.prices} />
      <FacetGroup title={t('facets.city')} choices={cities} onToggle={toggle.city} />
    </div>
  )
})

/** What a click in each group changes. */
function useToggles(show: (change: Change) => void) {
  return useMemo(
    () => ({
      assurance: (id: string) => {
        show((now) =>
          id === 'isVerified'
            ? { ...now, isVerified: !now.isVerified }
            : { ...now, isSoon: !now.isSoon },
        )
      },
      languages: (code: string) => {
        show((now) => ({ ...now, languages: toggled(now.languages, code) }))
      },
      areas: (area: string) => {
        show((now) => ({ ...now, areas: toggled(now.areas, area) }))
      },
      prices: (id: string) => {
        const band = priceBands.find((one) => one.id === id)
        if (band !== undefined) {
          show((now) => ({ ...now, prices: toggled(now.prices, band.id) }))
        }
      },
      city: (city: string) => {
        show((now) => ({ ...now, city: withCityToggled(now.city, city) }))
      },
    }),
    [show],
  )
}

function countOf(
  options: readonly { readonly value: string; readonly count: number }[],
  wanted: string,
): number {
  return options.find(({ value }) => value === wanted)?.count ?? 0
}
