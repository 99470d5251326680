import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Country } from '#contract/countries.ts'
import type { NameRecord } from '#domain/record-names.ts'
import { Flag } from '#ui/Flag/Flag.tsx'

import { useRecordName } from '../../core/layout/useRecordName.ts'
import type { EntityListDefinition } from '../../core/table/list-definition.ts'
import { EntityList } from '../../extensions/EntityList.tsx'
import styles from './CountryList.module.css'

const loadDefinition = async () => (await import('./CountryForm.tsx')).countryDefinition

/** The countries (spec 2.13). */
export function CountryList() {
  const { t } = useTranslation('adminLists')
  const { queries } = useApi()
  const nameRecord = useRecordName()
  const definition = useMemo(() => defineCountryList(t, nameRecord), [t, nameRecord])
  return (
    <EntityList
      definition={definition}
      query={useQuery(queries.countries.list())}
      loadDefinition={loadDefinition}
    />
  )
}

export function defineCountryList(
  t: TFunction<'adminLists'>,
  nameRecord: NameRecord,
): EntityListDefinition<Country> {
  return {
    name: 'countries',
    getRecordName: (country) => nameRecord('countries', country),
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
            <span>{name}</span>
          </span>
        ),
      },
      {
        id: 'code',
        title: t('columns.code'),
        variant: 'short',
        getValue: ({ code }) => code,
        renderCell: ({ code }) => <span translate="no">{code}</span>,
      },
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
