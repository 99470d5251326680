import type { TFunction } from 'i18next'

import type { Intervention } from '#contract/interventions.ts'

import type { ListDefinition } from '../table/definition.ts'

/** What the list of interventions shows: ID, country, visa (spec 2.13). */
export function interventionColumns(t: TFunction<'adminLists'>): ListDefinition<Intervention> {
  const countryOf = ({ country }: Intervention) => country?.name ?? t('noCountry')
  const visaOf = ({ visa }: Intervention) => visa?.name ?? t('noVisa')
  return {
    name: 'interventions',
    title: t('interventions.title'),
    addLabel: t('interventions.add'),
    sort: { column: 'id', isDescending: false },
    nameOf: (intervention) =>
      intervention.title?.trim() || `${visaOf(intervention)} – ${countryOf(intervention)}`,
    searched: (intervention) => [
      intervention.id,
      intervention.title,
      countryOf(intervention),
      visaOf(intervention),
      ...intervention.serviceLevels.map(({ title }) => title),
    ],
    filters: [
      { id: 'pays', label: t('columns.country'), value: countryOf },
      { id: 'visa', label: t('columns.visa'), value: visaOf },
    ],
    columns: [
      { id: 'id', title: t('columns.id'), kind: 'id', value: ({ id }) => id },
      { id: 'pays', title: t('columns.country'), kind: 'short', value: countryOf },
      { id: 'visa', title: t('columns.visa'), kind: 'name', value: visaOf },
      {
        id: 'niveaux',
        title: t('columns.levels'),
        kind: 'number',
        isExtra: true,
        value: ({ serviceLevels }) => serviceLevels.length,
      },
    ],
  }
}
