import { useTranslation } from 'react-i18next'

import {
  type LawyerFilters,
  namesCity,
  type PriceBand,
  priceBands,
  toggled,
  withCityToggled,
} from '#domain/lawyers/directory.ts'
import { useContentLanguage } from '#i18n/useContentLanguage.ts'

import { useLanguageName } from '#parts/lawyer/useNames.ts'
import { FacetGroup, type FacetChoice } from './FacetGroup.tsx'
import styles from './Facets.module.css'
import type { Directory } from './useDirectory.ts'

/** Everything the list can be narrowed by, with how many lawyers each choice leaves. */
export function Facets({ directory }: { directory: Directory }) {
  const { t } = useTranslation('lawyers')
  const lang = useContentLanguage()
  const languageName = useLanguageName()
  const { filters, result, options, show } = directory
  const { facets } = result
  const change = (changed: Partial<LawyerFilters>) => () => {
    show({ ...filters, ...changed })
  }

  const assurance: FacetChoice[] = [
    {
      id: 'isVerified',
      label: t('facets.verified'),
      count: facets.isVerified,
      isChosen: filters.isVerified,
      onToggle: change({ isVerified: !filters.isVerified }),
    },
    {
      id: 'isSoon',
      label: t('facets.soon'),
      count: facets.isSoon,
      isChosen: filters.isSoon,
      onToggle: change({ isSoon: !filters.isSoon }),
    },
  ]
  const languages = facets.languages.map(({ value, count }) => ({
    id: value,
    label: languageName(value),
    count,
    isChosen: filters.languages.includes(value),
    onToggle: change({ languages: toggled(filters.languages, value) }),
  }))
  const areas = facets.areas.map(({ value, count }) => ({
    id: value,
    label: options.nameOf(value),
    lang,
    count,
    isChosen: filters.areas.includes(value),
    onToggle: change({ areas: toggled(filters.areas, value) }),
  }))
  const prices = priceBands.map(({ id }) => ({
    id,
    label: t(`bands.${id}`),
    count: countOf(facets.prices, id),
    isChosen: filters.prices.includes(id),
    onToggle: change({ prices: toggled<PriceBand>(filters.prices, id) }),
  }))
  const cities = facets.city.map(({ value, count }) => ({
    id: value,
    label: value,
    lang,
    count,
    isChosen: namesCity(filters.city, value),
    onToggle: change({ city: withCityToggled(filters.city, value) }),
  }))
  return (
    <div className={styles.facets}>
      <FacetGroup title={t('facets.assurance')} choices={assurance} />
      <FacetGroup title={t('facets.languages')} choices={languages} />
      <FacetGroup title={t('facets.areas')} choices={areas} />
      <FacetGroup title={t('facets.prices')} choices={prices} />
      <FacetGroup title={t('facets.city')} choices={cities} />
    </div>
  )
}

function countOf(
  options: readonly { readonly value: string; readonly count: number }[],
  wanted: string,
): number {
  return options.find(({ value }) => value === wanted)?.count ?? 0
}
