import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useApi } from '#api/context.ts'
import { ArticleBody } from '#components/article-body/ArticleBody.tsx'
import type { Article, ArticleInput } from '#contract/articles.ts'

import { Preview } from '../form/Preview.tsx'

interface ArticlePreviewProps {
  /** Undefined for a new article. */
  original: Article | undefined
  body: ArticleInput
}

/** Previews the article as the blog shows it. */
export function ArticlePreview({ original, body }: ArticlePreviewProps) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const tags = useQuery(queries.tags.list())
  const [today] = useState(() => new Date().toISOString())
  const { tagIds, ...content } = useDeferredValue(body)
  const country = countries.data?.find(({ id }) => id === content.countryId)
  return (
    <Preview>
      <ArticleBody
        article={{
          id: 0,
          date: today,
          ...original,
          ...content,
          title: content.title || t('preview.noTitle'),
          country: country ?? 'ALL',
          tags: tags.data?.filter(({ id }) => tagIds.includes(id)) ?? [],
        }}
      />
    </Preview>
  )
}
