import { tagKey } from './article-filters.ts'
import { articleCountryCode, articleTags, newestFirst } from './articles.ts'

/** How many related articles there are at most (spec 9). */
export const relatedCount = 3

type Relatable = { readonly id: number } & Parameters<typeof articleTags>[0] &
  Parameters<typeof articleCountryCode>[0] &
  Parameters<typeof newestFirst>[0][number]

/**
 * Up to three related articles (spec 9): first those of the same country with shared tags, the most
 * shared first; then those of the same country; then any. The newest come first among equals, and an
 * article is not related to itself. Two articles about all countries are of the same country.
 */
export function relatedArticles<Article extends Relatable>(
  article: Article,
  articles: readonly Article[],
): Article[] {
  const country = articleCountryCode(article)
  const keys = new Set(articleTags(article).map(tagKey))

  function nearness(other: Article): number {
    if (articleCountryCode(other) !== country) return -1
    return new Set(
      articleTags(other)
        .map(tagKey)
        .filter((key) => keys.has(key)),
    ).size
  }
  return newestFirst(articles.filter(({ id }) => id !== article.id))
    .map((other) => ({ other, near: nearness(other) }))
    .toSorted((one, two) => two.near - one.near)
    .slice(0, relatedCount)
    .map(({ other }) => other)
}
