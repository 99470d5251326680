import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { defineCountryList } from './country-list-definition.tsx'
import { CountryDependents } from './CountryDependents.tsx'

/** The countries (spec 2.13). */
export function CountryList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => defineCountryList(t), [t])
  return (
    <RecordList
      definition={list}
      query={useQuery(queries.countries.list())}
      deleteOptions={{
        deleteRecord: (id) => calls.countries.remove({ parameters: { id } }),
        getRecordName: list.getRecordName,
        Dependents: CountryDependents,
        getQuestion: ({ name }) => t('countries.confirm', { title: name }),
        getBulkQuestion: (count) => t('countries.confirmMany', { count }),
      }}
    />
  )
}
