import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { defineVisaList } from './visa-list-definition.tsx'
import { VisaDependents } from './VisaDependents.tsx'

/** The visas (spec 2.13). */
export function VisaList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => defineVisaList(t), [t])
  return (
    <RecordList
      definition={list}
      query={useQuery(queries.visas.list())}
      deleteOptions={{
        deleteRecord: (id) => calls.visas.remove({ parameters: { id } }),
        getRecordName: list.getRecordName,
        Dependents: VisaDependents,
        getQuestion: ({ name }) => t('visas.confirm', { title: name }),
        getBulkQuestion: (count) => t('visas.confirmMany', { count }),
      }}
    />
  )
}
