import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { findRelatedArticles } from './related-articles.ts'

const tag = fc.constantFrom('visa', 'recours', 'famille', 'études')
const article = fc.record({
  country: fc.constantFrom('ALL', 'BE', { code: 'be' }, { code: 'FR' }, null),
  tags: fc.option(fc.uniqueArray(tag, { maxLength: 3 })),
  date: fc.option(fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01', 'soon')),
})
const blog = fc
  .array(article, { minLength: 1, maxLength: 12 })
  .map((articles) => articles.map((one, id) => ({ ...one, id })))
type TestArticle = { country: unknown; tags: string[] | null; date: string | null }

/** An independent ranking: 2 same country and shared tags, 1 same country, 0 any. */
function getRank(one: TestArticle, other: TestArticle): number {
  const code = ({ country }: TestArticle) =>
    JSON.stringify(country ?? 'ALL')
      .toUpperCase()
      .match(/BE|FR/)?.[0]
  if (code(one) !== code(other)) return 0
  return other.tags?.some((name) => one.tags?.includes(name)) === true ? 2 : 1
}
const getTimestamp = ({ date }: TestArticle) =>
  date === null || date === 'soon' ? 0 : Date.parse(date)

describe('relatedArticles (spec 9.7)', () => {
  it('returns up to three others, each once', () => {
    fc.assert(
      fc.property(blog, (articles) => {
        const [first, ...others] = articles
        if (first === undefined) return
        const related = findRelatedArticles(first, articles)
        expect(related).toHaveLength(Math.min(3, others.length))
        expect(new Set(related).size).toBe(related.length)
        expect(related).not.toContain(first)
        expect(articles).toEqual(expect.arrayContaining(related))
      }),
    )
  })

  it('prefers closer articles, then newer ones', () => {
    fc.assert(
      fc.property(blog, (articles) => {
        const [first, ...others] = articles
        if (first === undefined) return
        const related = findRelatedArticles(first, articles)
        const ranks = related.map((one) => getRank(first, one))
        expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
        const left = others.filter((one) => !related.includes(one))
        const wronged = left.filter((one) =>
          related.some((taken) => {
            const rank = getRank(first, taken)
            const isNewer = rank < 2 && getTimestamp(one) > getTimestamp(taken)
            return getRank(first, one) > rank || (getRank(first, one) === rank && isNewer)
          }),
        )
        expect(wronged).toEqual([])
      }),
    )
  })

  it('prefers more shared tags over a newer date', () => {
    const articles = [
      { id: 1, country: 'BE', tags: ['visa', 'recours'] },
      { id: 2, country: 'BE', tags: ['visa'], date: '2026-03-01' },
      { id: 3, country: 'BE', tags: ['recours', 'visa'], date: '2026-01-01' },
    ]
    const [first] = articles
    if (first === undefined) throw new Error('unreachable')
    expect(findRelatedArticles(first, articles).map(({ id }) => id)).toEqual([3, 2])
  })
})
