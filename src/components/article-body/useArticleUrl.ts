import type { Article } from '#contract/articles.ts'
import { getArticleSlug } from '#domain/articles.ts'

import { useSiteUrlBuilder } from '../page-meta/usePageUrl.ts'

/** The absolute, canonical URL of an article. */
export function useArticleUrl(article: Article): string {
  return useSiteUrlBuilder()(getArticlePath(article))
}

export function getArticlePath(article: Article): string {
  return `/blog/${getArticleSlug(article)}`
}
