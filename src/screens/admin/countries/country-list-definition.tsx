import type { TFunction } from 'i18next'

import type { Country } from '#contract/countries.ts'
import { Flag } from '#ui/Flag/Flag.tsx'

import type { ListDefinition } from '../table/list-definition.ts'
import styles from './country-list-definition.module.css'

/** What the list of countries shows: ID, name, code (spec 2.13). */
export function defineCountryList(t: TFunction<'adminLists'>): ListDefinition<Country> {
  return {
    entity: 'countries',
    title: t('countries.title'),
    addLabel: t('countries.add'),
    defaultSort: { column: 'id', isDescending: false },
    getRecordName: ({ name, id }) => name.trim() || `nº ${id}`,
    getSearchableValues: ({ id, name, code }) => [id, name, code],
    filters: [],
    columns: [
      { id: 'id', title: t('columns.id'), variant: 'id', getValue: ({ id }) => id },
      {
        id: 'nom',
        title: t('columns.name'),
        variant: 'name',
        getValue: ({ name }) => name,
        renderCell: ({ name, code }) => (
          <span className={styles.country}>
            <Flag code={code} size="small" />
            {name}
          </span>
        ),
      },
      { id: 'code', title: t('columns.code'), variant: 'short', getValue: ({ code }) => code },
      {
        id: 'continent',
        title: t('columns.continent'),
        variant: 'short',
        isHiddenByDefault: true,
        getValue: ({ continentCode }) => continentCode ?? undefined,
      },
    ],
  }
}
