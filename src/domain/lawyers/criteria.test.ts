import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { mapRecord } from '#platform/map-record.ts'

import {
  countActiveValues,
  type LawyerFilters,
  noFilters,
  parseFilters,
  toSearchParams,
} from './criteria.ts'
import { flags, priceBands } from './directory.ts'

it('omits inactive filters from the URL', () => {
  expect(toSearchParams(noFilters)).toEqual({})
  expect(toSearchParams({ ...noFilters, name: ' ' })).toEqual({})
})

it('names each filter and the order in the URL', () => {
  const filters: LawyerFilters = {
    name: 'Élise',
    country: 'belgique',
    city: 'Liège, Gand',
    areas: ['droit-de-la-famille', 'nationalite'],
    languages: ['fr', 'nl'],
    prices: ['under-80', '80-120'],
    isVerified: true,
    isAvailableSoon: true,
    acceptsLegalAid: true,
  }
  expect(toSearchParams(filters, 'price')).toEqual({
    name: 'Élise',
    country: 'belgique',
    city: 'Liège, Gand',
    category: 'droit-de-la-famille,nationalite',
    language: 'fr,nl',
    price: 'under-80,80-120',
    verified: 'yes',
    soon: 'yes',
    'legal-aid': 'yes',
    sort: 'price',
  })
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
    ...mapRecord(flags, () => fc.boolean()),
  })
  fc.assert(
    fc.property(filters, (given) => {
      expect(parseFilters(toSearchParams(given))).toEqual(given)
    }),
  )
})

it('ignores unknown values and repetitions, and accepts slugs in any case', () => {
  expect(
    parseFilters({
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

it('counts each value of the active filters', () => {
  expect(countActiveValues(noFilters)).toBe(0)
  expect(
    countActiveValues({
      ...noFilters,
      country: 'belgique',
      areas: ['nationalite', 'court-sejour'],
      languages: ['fr'],
      isVerified: true,
    }),
  ).toBe(5)
})
