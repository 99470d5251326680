import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import type { Article } from '#contract/articles.ts'
import { ArticleBody } from '#components/article-body/ArticleBody.tsx'

import { Preview } from '../form/Preview.tsx'
import { toRequestBody, type ArticleValues } from './form-values.ts'

interface ArticlePreviewProps {
  values: ArticleValues
  original: Article | undefined
}

/** The article of the blog, with what is in the form. */
export function ArticlePreview({ values, original }: ArticlePreviewProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const tags = useQuery(queries.tags.list())
  const [today] = useState(() => new Date().toISOString())
  const { tagIds, ...body } = toRequestBody(useDeferredValue(values), original)
  const country = countries.data?.find(({ id }) => id === body.countryId)
  return (
    <Preview>
      <ArticleBody
        article={{
          id: 0,
          date: today,
          ...original,
          ...body,
          title: body.title || t('preview.noTitle'),
          country: country ?? 'ALL',
          tags: tags.data?.filter(({ id }) => tagIds.includes(id)) ?? [],
        }}
      />
    </Preview>
  )
}
