import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'

import { RecordList } from '../table/RecordList.tsx'
import { defineArticleList } from './article-list-definition.tsx'

/** The articles, the newest first (spec 2.13, 7). */
export function ArticleList() {
  const { t } = useTranslation('adminLists')
  const { queries, calls } = useApi()
  const list = useMemo(() => defineArticleList(t), [t])
  return (
    <RecordList
      definition={list}
      query={useQuery(queries.articles.list())}
      deleteOptions={{
        deleteRecord: (id) => calls.articles.remove({ parameters: { id } }),
        getRecordName: list.getRecordName,
        closesOnBackdropClick: true,
        getQuestion: ({ title }) => t('articles.confirm', { title }),
        getBulkQuestion: (count) => t('articles.confirmMany', { count }),
      }}
    />
  )
}
