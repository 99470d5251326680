import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { faqColumns } from './faq-columns.tsx'

/** The questions and their answers; a cell opens when it is clicked (spec 2.13). */
export function FaqList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => faqColumns(t), [t])
  return (
    <RecordList
      list={list}
      query={useQuery(queries.faqs.list())}
      removing={{
        remove: (id) => calls.faqs.remove({ parameters: { id } }),
        nameOf: list.nameOf,
        question: ({ question }) => t('faqs.confirm', { title: question }),
        questionOfSeveral: (count) => t('faqs.confirmSeveral', { count }),
      }}
    />
  )
}
