import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  toArticleSearchParams,
  getCountriesWithCounts,
  filterArticles,
  parseArticleFilters,
  getTagsWithCounts,
  toggleTag,
  paginate,
  findRelatedArticles,
  sample,
} from './article-lists.ts'

const blog = [
  {
    id: 1,
    country: { code: 'BE' },
    tags: [
      { id: 4, name: 'Délais' },
      { id: 7, name: 'famille' },
    ],
  },
  { id: 2, country: 'ALL', tags: ['délais'] },
  { id: 3, country: { code: 'FR' }, tags: [{ id: 9, name: '签证' }] },
  { id: 4, country: null, tags: null },
]
const tags = getTagsWithCounts(blog)
const parseFilters = (search: { country?: string; tags?: string }, countries?: string[]) =>
  parseArticleFilters(search, tags, countries)

describe('getTagsWithCounts', () => {
  it('sorts them by name, as French does', () => {
    const named = getTagsWithCounts([{ tags: ['zone', 'Étude', 'famille', 'asile'] }])
    expect(named.map(({ name }) => name)).toEqual(['asile', 'Étude', 'famille', 'zone'])
  })

  it('counts the articles of each tag in every server format', () => {
    expect(tags.map(({ key, id, count }) => [key, id, count])).toEqual([
      ['delais', 4, 2],
      ['famille', 7, 1],
      ['9', 9, 1],
    ])
  })
})

describe('parseArticleFilters', () => {
  it.each([
    ['slugs', 'famille,delais', ['famille', 'delais']],
    ['ids', '7,4', ['famille', 'delais']],
    ['upper case, accents, blanks', ' DÉLAIS , famille ', ['delais', 'famille']],
    ['one twice', 'delais,4', ['delais']],
    ['a tag without letters', '9', ['9']],
    ['tags of no article', 'visa,,99', []],
  ])('takes %s', (_, requested, expected) => {
    expect(parseFilters({ tags: requested }).tags).toEqual(expected)
  })

  it('takes a tag without letters and id by its name, without the comma that separates tags', () => {
    const named = getTagsWithCounts([{ tags: ['签,证'] }])
    expect(parseArticleFilters({ tags: ' 签证 ' }, named, undefined).tags).toEqual(['签证'])
  })

  it.each([
    ['be', 'BE'],
    ['ALL', undefined],
    ['all', undefined],
    ['XX', undefined],
    ['', undefined],
  ])('reads the country %j as %j', (country, expected) => {
    expect(parseFilters({ country }, ['BE', 'FR']).country).toBe(expected)
  })

  it('accepts any country while the countries are loading', () => {
    expect(parseFilters({ country: 'CM' }).country).toBe('CM')
  })
})

describe('filterArticles (spec 4.7)', () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ country: 'BE' }, [1]],
    [{ tags: 'famille,9' }, [1, 3]],
    [{ country: 'BE', tags: '9' }, []],
  ])('%j leaves %j', (search, expected) => {
    expect(filterArticles(blog, parseFilters(search)).map(({ id }) => id)).toEqual(expected)
  })
})

it('round-trips filters through the URL', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...tags.map(({ key }) => key)))
  const country = fc.constantFrom('BE', 'FR', undefined)
  fc.assert(
    fc.property(country, keys, (code, chosen) => {
      const filters = { country: code, tags: chosen }
      expect(parseArticleFilters(toArticleSearchParams(filters), tags, ['BE', 'FR'])).toEqual(
        filters,
      )
    }),
  )
})

it('writes no filter that is not set into the URL', () => {
  expect(toArticleSearchParams({ country: undefined, tags: [] })).toStrictEqual({})
})

it('two clicks on a tag restore the filters', () => {
  const filters = { country: 'BE', tags: ['famille'] }
  expect(toggleTag(filters, 'delais').tags).toEqual(['famille', 'delais'])
  expect(toggleTag(toggleTag(filters, 'delais'), 'delais')).toEqual(filters)
  expect(toggleTag(filters, 'famille').tags).toEqual([])
})

it('countries with articles come first, including one that only an article names', () => {
  const countries = [
    { code: ' lu ', name: 'Luxembourg' },
    { code: 'BE', name: 'Belgique' },
  ]
  const about = [
    { country: 'BE' },
    { country: { code: 'cm', name: 'Cameroun' } },
    { country: 'ALL' },
  ]
  expect(getCountriesWithCounts(about, countries)).toEqual([
    { code: 'BE', name: 'Belgique', count: 1 },
    { code: 'CM', name: 'Cameroun', count: 1 },
    { code: 'LU', name: 'Luxembourg', count: 0 },
  ])
})

const list = Array.from({ length: 25 }, (_, index) => index)

it.each([
  [undefined, 1],
  ['2', 2],
  ['99', 3],
  ['0', 1],
  ['-1', 1],
  ['1e9', 1],
  ['two', 1],
])('the requested page %j is %i', (requested, expected) => {
  expect(paginate(list, requested, 12)).toMatchObject({ pageNumber: expected, pageCount: 3 })
})

it('an empty list has one empty page', () => {
  expect(paginate([], '3', 12)).toEqual({ items: [], pageNumber: 1, pageCount: 1 })
})

it('the pages together are the list', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 60 }),
      fc.integer({ min: 1, max: 13 }),
      (all, size) => {
        const { pageCount: length } = paginate(all, undefined, size)
        const pages = Array.from({ length }, (_, index) => paginate(all, String(index + 1), size))
        expect(pages.flatMap(({ items }) => items)).toEqual(all)
        expect(pages.every(({ items }) => items.length <= size)).toBe(true)
      },
    ),
  )
})

const tag = fc.constantFrom('visa', 'recours', 'famille', 'études')
const article = fc.record({
  country: fc.constantFrom('ALL', 'BE', 'FR'),
  tags: fc.uniqueArray(tag, { maxLength: 3 }),
  date: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
})
const blogs = fc
  .array(article, { minLength: 1, maxLength: 12 })
  .map((articles) => articles.map((one, id) => ({ ...one, id })))

it('relates up to three articles: by country, then shared tags, then date (spec 9.7)', () => {
  fc.assert(
    fc.property(blogs, (articles) => {
      const [first, ...others] = articles
      if (first === undefined) return
      const countShared = (one: typeof first) =>
        one.tags.filter((name) => first.tags.includes(name)).length
      const getRank = (one: typeof first) =>
        one.country === first.country ? `1${countShared(one)}${one.date}` : `0${one.date}`
      const ranked = others.toSorted((a, b) => getRank(b).localeCompare(getRank(a)) || a.id - b.id)
      expect(findRelatedArticles(first, articles)).toEqual(ranked.slice(0, 3))
    }),
  )
})

const seed = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

it('returns the requested number, each once, and is stable for a seed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat({ max: 20 }), seed, (items, size, from) => {
      const some = sample(items, size, from)
      expect(some).toHaveLength(Math.min(size, items.length))
      expect(new Set(some).size).toBe(some.length)
      expect(items).toEqual(expect.arrayContaining(some))
      expect(sample(items, size, from)).toEqual(some)
    }),
  )
})

it('picks every item over many seeds', () => {
  const items = Array.from({ length: 18 }, (_, index) => index)
  const taken = new Set(Array.from({ length: 60 }, (_, n) => sample(items, 3, n / 60)).flat())
  expect(taken.size).toBe(items.length)
})
