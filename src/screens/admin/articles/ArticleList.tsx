import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { articleColumns } from './article-columns.tsx'

/** The articles, the newest first (spec 2.13, 7). */
export function ArticleList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => articleColumns(t), [t])
  return (
    <RecordList
      list={list}
      query={useQuery(queries.articles.list())}
      removing={{
        remove: (id) => calls.articles.remove({ parameters: { id } }),
        nameOf: list.nameOf,
        closesFromScrim: true,
        question: ({ title }) => t('articles.confirm', { title }),
        questionOfSeveral: (count) => t('articles.confirmSeveral', { count }),
      }}
    />
  )
}
