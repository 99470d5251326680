import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type LawyerFilters, noFilters } from './criteria.ts'
import { createLawyer } from './directory.fixture.ts'
import { indexLawyers } from './directory.ts'
import { pickFeaturedLawyers, sortLawyers, resolveSortOrder, sortOrders } from './sort-order.ts'

type Person = Parameters<typeof createLawyer>[0]
const { lawyers: forty } = indexLawyers(
  Array.from({ length: 40 }, (_, index) =>
    createLawyer({ id: index + 1, price: (index % 5) * 10, experienceYears: index % 3 }),
  ),
)
const getSortedIds = (
  order: (typeof sortOrders)[number],
  day = '2026-11-21',
  filters = noFilters,
) => sortLawyers(forty, order, day, filters).map(({ id }) => id)

describe('the neutral order', () => {
  it('is stable for a day and changes the next', () => {
    expect(getSortedIds('neutral')).toEqual(getSortedIds('neutral'))
    expect(getSortedIds('neutral')).not.toEqual(getSortedIds('neutral', '2026-11-22'))
  })

  it('puts every lawyer first equally often', () => {
    const firsts = new Map<number, number>()
    for (let day = 0; day < 4000; day += 1) {
      const [first = 0] = getSortedIds('neutral', `day ${day}`)
      firsts.set(first, (firsts.get(first) ?? 0) + 1)
    }
    expect(firsts.size).toBe(40)
    expect(Math.max(...firsts.values())).toBeLessThan(160)
    expect(Math.min(...firsts.values())).toBeGreaterThan(55)
  })
})

it('every order keeps every lawyer once', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sortOrders), fc.string(), (order, day) => {
      expect(getSortedIds(order, day).toSorted((a, b) => a - b)).toEqual(
        forty.map((one) => one.lawyer.id),
      )
    }),
  )
})

it('orders by price and by experience, ties in the neutral order', () => {
  const prices = sortLawyers(forty, 'price', 'x', noFilters).map(
    (one) => one.pricing.firstConsultation ?? NaN,
  )
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const years = sortLawyers(forty, 'experience', 'x', noFilters).map((one) => one.experienceYears)
  expect(years).toEqual(years.toSorted((a, b) => b - a))

  const cheapest = getSortedIds('price').slice(0, 8)
  expect(cheapest).toEqual(getSortedIds('neutral').filter((id) => cheapest.includes(id)))
})

it('orders by the earliest appointment, those without one last', () => {
  const { lawyers } = indexLawyers(
    [20, null, 0, 3].map((firstSlotInDays, index) => createLawyer({ id: index, firstSlotInDays })),
  )
  const ids = sortLawyers(lawyers, 'availability', 'x', noFilters).map(({ id }) => id)
  expect(ids).toEqual([2, 3, 0, 1])
})

it('puts lawyers without a price last when it orders by price', () => {
  const priced = createLawyer({ id: 1, price: 400 })
  const onRequest = [2, 3].map((id) => {
    const lawyer = createLawyer({ id })
    return { ...lawyer, pricing: { ...lawyer.pricing, firstConsultation: null } }
  })
  const { lawyers } = indexLawyers([...onRequest, priced])
  const [first] = sortLawyers(lawyers, 'price', 'x', noFilters)
  expect(first?.id).toBe(1)
})

it('relevance ranks the start of a name before its middle', () => {
  const { lawyers: people } = indexLawyers([
    createLawyer({ id: 1, name: 'Annabelle Martin' }),
    createLawyer({ id: 2, name: 'Martin Bell' }),
    createLawyer({ id: 3, name: 'Bell Dupont' }),
    createLawyer({ id: 4, name: 'Bell' }),
  ])
  const sorted = sortLawyers(people, 'relevance', 'x', { ...noFilters, name: 'bell' })
  expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(sortLawyers(people, 'relevance', 'x', { ...noFilters, name: 'Maître Bell' })).toEqual(
    sorted,
  )
})

it.each<[string, Partial<LawyerFilters>, Person, Person]>([
  [
    'all areas before one',
    { areas: ['nationalite', 'droit-de-travail'] },
    { areasOfLaw: ['asile', 'nationalité', 'droit de travail'] },
    { areasOfLaw: ['nationalité', 'asile'] },
  ],
  [
    'the main area before another one',
    { areas: ['nationalite'] },
    { areasOfLaw: ['nationalité', 'asile'] },
    { areasOfLaw: ['asile', 'nationalité'] },
  ],
  [
    'all languages before one',
    { languages: ['fr', 'nl'] },
    { languages: ['nl', 'fr'] },
    { languages: ['fr', 'de'] },
  ],
  [
    'the start of the name before the city and an area',
    { name: 'dup', city: 'Gand', areas: ['nationalite'] },
    { name: 'Dupont Anne' },
    { name: 'Anne Dupont', city: 'Gand', areasOfLaw: ['asile', 'nationalité'] },
  ],
  [
    'the city before an area',
    { city: 'Gand', areas: ['nationalite'] },
    { city: 'Gand' },
    { areasOfLaw: ['nationalité'] },
  ],
  [
    'the start of a word before its middle',
    { name: 'mar' },
    { name: 'Ann-Marie' },
    { name: 'Omar' },
  ],
])('relevance ranks %s', (_, filters, first, second) => {
  for (const [one, other] of [
    [1, 2],
    [2, 1],
  ] as const) {
    const people = [createLawyer({ id: one, ...first }), createLawyer({ id: other, ...second })]
    const sorted = sortLawyers(indexLawyers(people).lawyers, 'relevance', 'x', {
      ...noFilters,
      ...filters,
    })
    expect(sorted.map(({ id }) => id)).toEqual([one, other])
  }
})

it.each(['gand', 'Ghent'])('relevance ranks the city that is named exactly, as %s', (city) => {
  const people = indexLawyers([
    createLawyer({ id: 1, city: 'Liège' }),
    createLawyer({ id: 2, city: 'Gand' }),
    createLawyer({ id: 3, city: 'Liège' }),
  ]).lawyers
  expect(sortLawyers(people, 'relevance', 'x', { ...noFilters, city })[0]?.id).toBe(2)
})

it('defaults to relevance for a name and to neutral otherwise', () => {
  expect(resolveSortOrder(undefined, noFilters)).toBe('neutral')
  expect(resolveSortOrder(undefined, { ...noFilters, name: 'a' })).toBe('relevance')
  expect(resolveSortOrder('price', { ...noFilters, name: 'a' })).toBe('price')
  expect(resolveSortOrder('alphabet', noFilters)).toBe('neutral')
})

const directory = Array.from({ length: 30 }, (_, id) =>
  createLawyer({
    id: id + 1,
    country: { code: id % 2 === 0 ? 'BE' : 'FR', name: 'x' },
    isVerified: id % 5 !== 0,
  }),
)

it('features a verified lawyer of each country that has one, others on other days', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
    pickFeaturedLawyers(directory, ['FR', 'BE', 'CM'], day),
  )
  for (const featured of days) {
    expect(featured.map(({ country }) => country.code)).toEqual(['FR', 'BE'])
    expect(featured.every(({ isVerified }) => isVerified)).toBe(true)
  }
  expect(new Set(days.map((day) => JSON.stringify(day))).size).toBeGreaterThan(1)
})
