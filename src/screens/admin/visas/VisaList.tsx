import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { visaColumns } from './visa-columns.tsx'
import { VisaDependents } from './VisaDependents.tsx'

/** The visas (spec 2.13). */
export function VisaList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => visaColumns(t), [t])
  return (
    <RecordList
      list={list}
      query={useQuery(queries.visas.list())}
      removing={{
        remove: (id) => calls.visas.remove({ parameters: { id } }),
        nameOf: list.nameOf,
        Dependents: VisaDependents,
        question: ({ name }) => t('visas.confirm', { title: name }),
        questionOfSeveral: (count) => t('visas.confirmSeveral', { count }),
      }}
    />
  )
}
