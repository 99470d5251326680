import { expect, it } from 'vitest'

import {
  defaultSearchCategories,
  defaultSearchCountries,
  mergeSearchOptions,
} from './search-options.ts'

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

it('offers the areas of law of the specification first, the others as French sorts them', () => {
  const fromData = ['zone', 'Étrangers', 'fiscalité'].map((name) => ({ name }))
  expect(mergeSearchOptions(defaultSearchCategories, fromData).map(({ slug }) => slug)).toEqual([
    'droit-des-affaires',
    'droit-de-la-famille',
    'droit-de-travail',
    'etrangers',
    'fiscalite',
    'zone',
  ])
})
