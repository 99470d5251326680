import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import { findArticleBySlug } from '#domain/article-text.ts'
import { isPublished } from '#domain/articles.ts'

/** The published article with this slug, found in the list (contract: there is no call by slug). */
export function useArticle(slug: string) {
  const { queries } = useApi()
  const articles = useQuery(queries.articles.list())
  const published = (articles.data ?? []).filter(isPublished)
  return { articles, published, article: findArticleBySlug(published, slug) }
}
