import { describe, expect, it } from 'vitest'

import { getArticleDescription, findArticleBySlug, getReadingMinutes } from './article-text.ts'

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('%i words take %i minutes', (words, minutes) => {
    expect(getReadingMinutes({ content: `<p>${'mot '.repeat(words)}</p>` })).toBe(minutes)
  })

  it('ignores markup and punctuation', () => {
    const content = '<a href="https://example.org/a b c">mot</a> – : '.repeat(200)
    expect(getReadingMinutes({ introduction: null, content })).toBe(1)
  })
})

describe('articleDescription', () => {
  it('is the introduction, or the start of the content', () => {
    expect(getArticleDescription({ introduction: 'Un refus ?', content: '<p>Non</p>' })).toBe(
      'Un refus ?',
    )
    expect(getArticleDescription({ introduction: ' ', content: '<p>Vous <b>aviez</b></p>' })).toBe(
      'Vous aviez',
    )
  })

  it('ends at a whole word, with an ellipsis', () => {
    const description = getArticleDescription({ introduction: 'délai, '.repeat(40) })
    expect(description).toMatch(/délai…$/)
    expect(description.length).toBeLessThanOrEqual(161)
  })
})

describe('findArticle', () => {
  const articles = [
    { id: 1, slug: 'refus-de-visa-etudiant' },
    { id: 2, slug: null },
    { id: 3, slug: 'Été_2026' },
    { id: 4, slug: '签证' },
  ]
  it.each([
    ['refus-de-visa-etudiant', 1],
    ['REFUS-de-Visa-Étudiant', 1],
    ['refus-de-visa-%C3%A9tudiant', 1],
    ['2', 2],
    ['ete_2026', 3],
    ['4', 4],
    ['%', undefined],
    ['inconnu', undefined],
  ])('%j leads to %j', (slug, id) => {
    expect(findArticleBySlug(articles, slug)?.id).toBe(id)
  })
})
