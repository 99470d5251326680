import { expect, it } from 'vitest'

import { defaultSearchCountries, mergeSearchOptions } from './search-options.ts'

it('offers the countries of the specification first, then those of the data, each once (spec 2.11.2, 9.15)', () => {
  expect(mergeSearchOptions(defaultSearchCountries, ['Cameroun', 'FRANCE', 'Cameroun'])).toEqual([
    { slug: 'belgique', name: 'Belgique' },
    { slug: 'france', name: 'France' },
    { slug: 'luxembourg', name: 'Luxembourg' },
    { slug: 'cameroun', name: 'Cameroun' },
  ])
})
