import type { Article } from '#contract/articles.ts'
import { articleSlug } from '#domain/article-text.ts'
import { useSiteAddress } from '#parts/page-meta/usePageAddress.ts'

/** The whole address that an article is shared and known by. */
export function useArticleAddress(article: Article): string {
  return useSiteAddress()(articlePath(article))
}

export function articlePath(article: Article): string {
  return `/blog/${articleSlug(article)}`
}
