import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { defineFaqList } from './faq-list-definition.tsx'

/** The questions and their answers; a cell opens when it is clicked (spec 2.13). */
export function FaqList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => defineFaqList(t), [t])
  return (
    <RecordList
      definition={list}
      query={useQuery(queries.faqs.list())}
      deleteOptions={{
        deleteRecord: (id) => calls.faqs.remove({ parameters: { id } }),
        getRecordName: list.getRecordName,
        getQuestion: ({ question }) => t('faqs.confirm', { title: question }),
        getBulkQuestion: (count) => t('faqs.confirmMany', { count }),
      }}
    />
  )
}
