import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  toArticleSearchParams,
  getCountriesWithCounts,
  filterArticles,
  parseArticleFilters,
  getTagsWithCounts,
  toggleTag,
} from './article-filters.ts'

const articles = [
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
const tags = getTagsWithCounts(articles)
const parseFilters = (address: { country?: string; tags?: string }, countries?: string[]) =>
  parseArticleFilters(address, tags, countries)

describe('tagsInUse', () => {
  it('counts the articles of each tag in every server format', () => {
    expect(tags.map(({ key, id, count }) => [key, id, count])).toEqual([
      ['delais', 4, 2],
      ['famille', 7, 1],
      ['9', 9, 1],
    ])
  })
})

describe('readFilters', () => {
  it.each([
    ['slugs', 'famille,delais', ['famille', 'delais']],
    ['ids', '7,4', ['famille', 'delais']],
    ['upper case, accents, blanks', ' DÉLAIS , famille ', ['delais', 'famille']],
    ['one twice', 'delais,4', ['delais']],
    ['a tag without letters', '9', ['9']],
    ['what no article bears', 'visa,,99', []],
  ])('takes %s', (_, asked, expected) => {
    expect(parseFilters({ tags: asked }).tags).toEqual(expected)
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
  ])('%j leaves %j', (address, expected) => {
    expect(filterArticles(articles, parseFilters(address)).map(({ id }) => id)).toEqual(expected)
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

it('two clicks on a tag restore the filters', () => {
  const filters = { country: 'BE', tags: ['famille'] }
  expect(toggleTag(toggleTag(filters, 'delais'), 'delais')).toEqual(filters)
  expect(toggleTag(filters, 'famille').tags).toEqual([])
})

it('countries with articles come first, including one that only an article names', () => {
  const countries = [
    { code: 'lu', name: 'Luxembourg' },
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
