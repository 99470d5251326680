import * as z from 'zod/mini'

import type { Article, ArticleInput } from '#contract/articles.ts'
import type { Tag } from '#contract/tags.ts'
import { getArticleTags } from '#domain/articles.ts'

import { toNullableId, requiredText, toSelectValue } from '../form/field-values.ts'

/** The author of a new article (spec 6, 9), until a server says otherwise; an edit keeps the record's own. */
const newArticleAuthorId = 92

/** A title is what an article cannot live without (decisions.md, 5); nothing else is asked for. */
export const ArticleValues = z.object({
  title: requiredText('articleTitle'),
  introduction: z.string(),
  content: z.string(),
  image: z.nullable(z.string()),
  countryId: z.string(),
  statusId: z.string(),
  tagIds: z.array(z.number()),
})
export type ArticleValues = z.infer<typeof ArticleValues>

export const emptyArticle: ArticleValues = {
  title: '',
  introduction: '',
  content: '',
  image: null,
  countryId: '',
  statusId: '',
  tagIds: [],
}

/** `tags` are those that exist: a server may name an article's tags by words alone (spec 3). */
export function toFormValues(article: Article, tags: readonly Tag[]): ArticleValues {
  const status = typeof article.articleStatus === 'object' ? article.articleStatus?.id : undefined
  return {
    title: article.title,
    introduction: article.introduction ?? '',
    content: article.content ?? '',
    image: article.image == null || article.image === '' ? null : article.image,
    countryId: toSelectValue(article.countryId),
    statusId: toSelectValue(article.statusId ?? status),
    tagIds: getArticleTags(article)
      .flatMap(({ id, name }) => id ?? tags.find((tag) => tag.name === name)?.id ?? [])
      .toSorted((one, other) => one - other),
  }
}

export function toRequestBody(values: ArticleValues, original?: Article): ArticleInput {
  return {
    title: values.title.trim(),
    authorId: original?.authorId ?? newArticleAuthorId,
    introduction: values.introduction,
    content: values.content,
    image: values.image,
    countryId: toNullableId(values.countryId),
    statusId: toNullableId(values.statusId),
    tagIds: values.tagIds,
  }
}
