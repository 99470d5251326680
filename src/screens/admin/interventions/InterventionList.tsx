import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { defineInterventionList } from './intervention-list-definition.ts'

/** The interventions (spec 2.13). */
export function InterventionList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => defineInterventionList(t), [t])
  return (
    <RecordList
      definition={list}
      query={useQuery(queries.interventions.list())}
      deleteOptions={{
        deleteRecord: (id) => calls.interventions.remove({ parameters: { id } }),
        getRecordName: list.getRecordName,
        getQuestion: (record) => t('interventions.confirm', { title: list.getRecordName(record) }),
        getBulkQuestion: (count) => t('interventions.confirmMany', { count }),
      }}
    />
  )
}
