import { describe, expect, it } from 'vitest'

import {
  getArticleCountryCode,
  getArticleDate,
  getArticleTags,
  getAuthorName,
  isPublished,
  sortNewestFirst,
  getArticleDescription,
  findArticleBySlug,
  getReadingMinutes,
} from './articles.ts'

describe('isPublished', () => {
  it.each([
    ['no status', {}, true],
    ['null', { articleStatus: null }, true],
    ['a word with blanks', { articleStatus: ' Publié ' }, true],
    ['a record', { articleStatus: { id: 3, status: 'Publié' } }, true],
    ['a draft', { articleStatus: { id: 1, status: 'Brouillon' } }, false],
    ['an archived word', { articleStatus: 'Archivé' }, false],
  ])('%s', (_, article, expected) => {
    expect(isPublished(article)).toBe(expected)
  })
})

describe('sortNewestFirst (spec 7.17)', () => {
  it('sorts by date, then by creation, undated last', () => {
    const articles = [
      { id: 1, date: null },
      { id: 2, date: '2026-01-02' },
      { id: 3, date: 'soon', createdDate: '2026-03-01' },
      { id: 4, date: '2026-02-01T08:30:00.000Z' },
      { id: 5, date: '1968-05-01' },
    ]
    expect(sortNewestFirst(articles).map(({ id }) => id)).toEqual([3, 4, 2, 5, 1])
  })

  it('does not change the given list', () => {
    const articles = [{ date: '2025-01-01' }, { date: '2026-01-01' }]
    sortNewestFirst(articles)
    expect(articles[0]).toEqual({ date: '2025-01-01' })
  })
})

it('gives undefined for an invalid date', () => {
  expect(getArticleDate({ date: 'demain', createdDate: '' })).toBeUndefined()
  const created = '2026-10-01'
  expect(getArticleDate({ date: '0001-01-01T00:00:00', createdDate: created })).toBe(created)
})

it.each([
  [undefined, undefined],
  [null, undefined],
  [{ firstName: ' Aïcha ', lastName: 'Ndiaye' }, 'Aïcha Ndiaye'],
  [{ firstName: null, lastName: 'Ndiaye' }, 'Ndiaye'],
  [{ firstName: '', lastName: ' ' }, undefined],
])('the author %j is named %j', (author, expected) => {
  expect(getAuthorName({ author })).toBe(expected)
})

it('accepts tags as strings or records, each once', () => {
  expect(getArticleTags({ tags: ['visa', { id: 2, name: ' recours ' }, 'visa', ' '] })).toEqual([
    { id: undefined, name: 'visa' },
    { id: 2, name: 'recours' },
  ])
  expect(getArticleTags({ tags: null })).toEqual([])
})

it.each([
  ['ALL', undefined],
  ['be', 'BE'],
  [{ code: 'CM' }, 'CM'],
  [{ code: null }, undefined],
  [null, undefined],
])('the country %j has the code %j', (country, expected) => {
  expect(getArticleCountryCode({ country })).toBe(expected)
})

describe('getReadingMinutes', () => {
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

describe('getArticleDescription', () => {
  it('is the introduction, or the start of the content', () => {
    expect(getArticleDescription({ introduction: 'Un refus ?', content: '<p>Non</p>' })).toBe(
      'Un refus ?',
    )
    expect(getArticleDescription({ introduction: ' ', content: '<p>Vous <b>aviez</b></p>' })).toBe(
      'Vous aviez',
    )
  })

  it('ends at a whole word, with an ellipsis', () => {
    const longest = `${'délai, '.repeat(22)}délais`
    expect(longest).toHaveLength(160)
    expect(getArticleDescription({ introduction: longest })).toBe(longest)
    expect(getArticleDescription({ introduction: `${longest}.` })).toMatch(/[^s]…$/)
  })
})

describe('findArticleBySlug', () => {
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
