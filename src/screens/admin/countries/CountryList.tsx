import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { countryColumns } from './country-columns.tsx'
import { CountryDependents } from './CountryDependents.tsx'

/** The countries (spec 2.13). */
export function CountryList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => countryColumns(t), [t])
  return (
    <RecordList
      list={list}
      query={useQuery(queries.countries.list())}
      removing={{
        remove: (id) => calls.countries.remove({ parameters: { id } }),
        nameOf: list.nameOf,
        Dependents: CountryDependents,
        question: ({ name }) => t('countries.confirm', { title: name }),
        questionOfSeveral: (count) => t('countries.confirmSeveral', { count }),
      }}
    />
  )
}
