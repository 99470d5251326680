import { getTagKey } from './article-filters.ts'
import { getArticleCountryCode, getArticleTags, sortNewestFirst } from './articles.ts'

/** How many related articles there are at most (spec 9). */
export const maxRelatedArticles = 3

type RelatableArticle = { readonly id: number } & Parameters<typeof getArticleTags>[0] &
  Parameters<typeof getArticleCountryCode>[0] &
  Parameters<typeof sortNewestFirst>[0][number]

/**
 * Up to three related articles (spec 9): first those of the same country with the most shared tags, then those of the
 * same country, then any; newest first among equals. Two articles about all countries count as the same country.
 */
export function findRelatedArticles<Article extends RelatableArticle>(
  article: Article,
  articles: readonly Article[],
): Article[] {
  const country = getArticleCountryCode(article)
  const keys = new Set(getArticleTags(article).map(getTagKey))

  function getSimilarity(other: Article): number {
    if (getArticleCountryCode(other) !== country) return -1
    return new Set(
      getArticleTags(other)
        .map(getTagKey)
        .filter((key) => keys.has(key)),
    ).size
  }
  return sortNewestFirst(articles.filter(({ id }) => id !== article.id))
    .map((other) => ({ other, near: getSimilarity(other) }))
    .toSorted((one, two) => two.near - one.near)
    .slice(0, maxRelatedArticles)
    .map(({ other }) => other)
}
