import type { TFunction } from 'i18next'

import type { Country } from '#contract/countries.ts'
import { Flag } from '#ui/Flag/Flag.tsx'

import type { ListDefinition } from '../table/definition.ts'
import styles from './country-columns.module.css'

/** What the list of countries shows: ID, name, code (spec 2.13). */
export function countryColumns(t: TFunction<'adminLists'>): ListDefinition<Country> {
  return {
    name: 'countries',
    title: t('countries.title'),
    addLabel: t('countries.add'),
    sort: { column: 'id', isDescending: false },
    nameOf: ({ name, id }) => name.trim() || `nº ${id}`,
    searched: ({ id, name, code }) => [id, name, code],
    filters: [],
    columns: [
      { id: 'id', title: t('columns.id'), kind: 'id', value: ({ id }) => id },
      {
        id: 'nom',
        title: t('columns.name'),
        kind: 'name',
        value: ({ name }) => name,
        cell: ({ name, code }) => (
          <span className={styles.country}>
            <Flag code={code} size="small" />
            {name}
          </span>
        ),
      },
      { id: 'code', title: t('columns.code'), kind: 'short', value: ({ code }) => code },
      {
        id: 'continent',
        title: t('columns.continent'),
        kind: 'short',
        isExtra: true,
        value: ({ continentCode }) => continentCode ?? undefined,
      },
    ],
  }
}
