import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { interventionColumns } from './intervention-columns.ts'

/** The interventions (spec 2.13). */
export function InterventionList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => interventionColumns(t), [t])
  return (
    <RecordList
      list={list}
      query={useQuery(queries.interventions.list())}
      removing={{
        remove: (id) => calls.interventions.remove({ parameters: { id } }),
        nameOf: list.nameOf,
        question: (record) => t('interventions.confirm', { title: list.nameOf(record) }),
        questionOfSeveral: (count) => t('interventions.confirmSeveral', { count }),
      }}
    />
  )
}
