import { bench, describe } from 'vitest'

import { lawyer } from './directory.fixture.ts'
import { indexLawyers, noFilters } from './directory.ts'
import { inOrder } from './order.ts'
import { searchLawyers } from './search.ts'

const cities = ['Liège', 'Gand', 'Lille', 'Paris', 'Luxembourg']
const lawyers = Array.from({ length: 5000 }, (_, index) =>
  lawyer({
    id: index + 1,
    name: `Prénom ${index} Nom-${index % 97}`,
    languages: index % 3 === 0 ? ['fr', 'nl'] : ['fr', 'en', 'de'],
    areasOfLaw: ['droit de la famille', index % 2 === 0 ? 'nationalité' : 'droit de travail'],
    price: index % 240,
    isVerified: index % 5 !== 0,
    ...(cities[index % 5] === undefined ? {} : { city: cities[index % 5] ?? '' }),
  }),
)
const index = indexLawyers(lawyers)
const typed = { ...noFilters, name: 'nom 7', languages: ['nl'], isVerified: true }

/** The issue asks for 50 ms on a CPU slowed four times: 12.5 ms here, for search and order together. */
describe('5,000 lawyers', () => {
  bench('index, once for a list', () => {
    indexLawyers(lawyers)
  })
  bench('search and order with three criteria', () => {
    inOrder(searchLawyers(index, typed).found, 'relevance', '2026-11-21', typed)
  })
  bench('search and order with none', () => {
    inOrder(searchLawyers(index, noFilters).found, 'neutral', '2026-11-21', noFilters)
  })
})
