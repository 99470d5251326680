import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDeferredValue, useState } from 'react'

import { useApi } from '#api/context.ts'
import { ArticleBody } from '#components/ArticleBody.tsx'
import { translatableFields } from '#content/translations/translatable-fields.ts'
import type { Article, ArticleInput } from '#contract/articles.ts'
import { articleStatuses, getArticleTags, newArticleAuthorId } from '#domain/articles.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { image, multiline, reference, richText, text } from '../../core/definition/fields.tsx'
import { Preview } from '../../core/form/Preview.tsx'
import { defineRecord, type PreviewProps } from '../../core/definition/record-definition.ts'
import { EntityForm } from '../../extensions/EntityForm.tsx'
import { articleTags } from './TagsField.tsx'

/** A new article, and a copy of a published one, is not published before somebody says so (docs/decisions.md). */
function startedAsDraft(status: ReturnType<typeof reference>): ReturnType<typeof reference> {
  return {
    ...status,
    start({ articleStatuses: { data: statuses } }) {
      const draft = statuses?.find(({ name }) => name.trim() === articleStatuses.draft)
      return draft === undefined ? undefined : status.read(draft.id)
    },
  }
}

/** An article with its status and tags in the form of their ids. */
function getStored(article: Article) {
  const status = typeof article.articleStatus === 'object' ? article.articleStatus?.id : undefined
  return {
    ...article,
    statusId: article.statusId ?? status,
    tagIds: getArticleTags(article).map(({ id, name }) => id ?? name),
  }
}

export const articleDefinition = defineRecord<
  Article,
  ArticleInput,
  ReturnType<typeof getStored>
>()({
  entity: 'articles',
  getCalls: ({ articles }) => articles,
  getStored,
  listTranslated: translatableFields.articles,
  fields: {
    // Only the title is required, because the slug comes from it (docs/decisions.md).
    title: text({ required: 'checked', isTrimmed: true, isTitle: true }),
    introduction: multiline({ rows: 4, isIntroduction: true }),
    content: richText({ size: 'article' }),
    image: image(),
    countryId: reference('countries', { isEmptyNamed: true }),
    statusId: startedAsDraft(reference('articleStatuses')),
    tagIds: articleTags(),
  },
  aside: ['image', 'countryId', 'statusId', 'tagIds'],
  // An edit keeps the record's own.
  getOthers: (original) => ({ authorId: original?.authorId ?? newArticleAuthorId }),
  Preview: ArticlePreview,
})

/** 'Créer un article' and 'Modifier un article' (spec 2.13). */
export function ArticleForm({ id }: { id?: string }) {
  return <EntityForm definition={articleDefinition} id={id} />
}

/** Previews the article as the blog shows it. */
function ArticlePreview({ original, body }: PreviewProps<Article, ArticleInput>) {
  const { t } = useTranslation('adminForms')
  const { queries } = useApi()
  const countries = useQuery(queries.countries.list())
  const tags = useQuery(queries.tags.list())
  // The API has no list of authors: the name is that of an article of the same author.
  const articles = useQuery({
    ...queries.articles.list(),
    // Only the preview needs it.
    meta: { isInLoader: false },
  })
  const clock = useClock()
  const [today] = useState(() => clock().toISOString())
  const { tagIds, ...content } = useDeferredValue(body)
  const country = countries.data?.find(({ id }) => id === content.countryId)
  const author =
    original?.authorId === content.authorId
      ? original.author
      : articles.data?.find(({ authorId }) => authorId === content.authorId)?.author
  return (
    <Preview>
      <ArticleBody
        article={{
          id: 0,
          date: today,
          ...original,
          ...content,
          author: author ?? { firstName: t('preview.author', { id: content.authorId }) },
          title: content.title || t('preview.noTitle'),
          country: country ?? 'ALL',
          tags: tags.data?.filter(({ id }) => tagIds.includes(id)) ?? [],
        }}
      />
    </Preview>
  )
}
