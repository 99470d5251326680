import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { noFilters, priceBands } from './directory.ts'
import {
  toDirectorySearchParams,
  parseDirectorySearch,
  getVisibleCount,
  defaultSearchCountries,
  mergeSearchOptions,
} from './search-params.ts'

it('omits inactive filters from the URL', () => {
  expect(toDirectorySearchParams(noFilters)).toEqual({})
  expect(toDirectorySearchParams({ ...noFilters, name: ' ' })).toEqual({})
})

it('round-trips', () => {
  const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/)
  const filters = fc.record({
    name: fc.constantFrom('', 'Élise', 'a,b'),
    country: fc.oneof(fc.constant(''), slug),
    city: fc.constantFrom('', 'Liège'),
    areas: fc.uniqueArray(slug),
    languages: fc.uniqueArray(fc.stringMatching(/^[a-z]{2,3}$/)),
    prices: fc.uniqueArray(fc.constantFrom(...priceBands.map(({ id }) => id))),
    isVerified: fc.boolean(),
    isAvailableSoon: fc.boolean(),
  })
  fc.assert(
    fc.property(filters, (given) => {
      expect(parseDirectorySearch(toDirectorySearchParams(given))).toEqual(given)
    }),
  )
})

it('ignores unknown values and repetitions, and accepts slugs in any case', () => {
  expect(
    parseDirectorySearch({
      country: 'BELGIQUE',
      category: 'Droit de la famille,droit-de-la-famille,,%%%',
      language: 'fr,<script>,FR,tlh-x',
      price: 'free,under-80',
      verified: 'true',
    }),
  ).toEqual({
    ...noFilters,
    country: 'belgique',
    areas: ['droit-de-la-famille'],
    languages: ['fr'],
    prices: ['under-80'],
  })
})

it.each([
  [undefined, 44, 12],
  ['24', 44, 24],
  ['25', 44, 36],
  ['999999', 44, 44],
  ['-5', 44, 12],
  ['NaN', 44, 12],
  ['0', 44, 12],
  [undefined, 5, 5],
  [undefined, 0, 0],
])('a URL that requests %s of %i shows %i', (requested, total, expected) => {
  expect(getVisibleCount(requested, total)).toBe(expected)
})

it('offers the countries of the specification first, then those of the data, each once (spec 2.11.2, 9.15)', () => {
  const cameroon = { code: 'CM', name: 'Cameroun' }
  const fromData = [cameroon, { code: 'FR', name: 'FRANCE' }, { ...cameroon }]
  expect(mergeSearchOptions(defaultSearchCountries, fromData)).toEqual([
    { slug: 'belgique', name: 'Belgique', code: 'BE' },
    { slug: 'france', name: 'France', code: 'FR' },
    { slug: 'luxembourg', name: 'Luxembourg', code: 'LU' },
    { slug: 'cameroun', name: 'Cameroun', code: 'CM' },
  ])
})
