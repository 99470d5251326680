import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { mapRecord } from '#platform/map-record.ts'

import { clearCriterion, getActiveCriteria, type LawyerFilters, noFilters } from './criteria.ts'
import { createLawyer } from './directory.fixture.ts'
import {
  flags,
  getInitials,
  getPriceBand,
  includesCity,
  indexLawyers,
  priceBands,
  toggleCity,
} from './directory.ts'
import { suggestRelaxations, searchLawyers } from './search.ts'

const elise = createLawyer({
  id: 1,
  languages: ['fr', 'de'],
  firstSlotInDays: 12,
  acceptsLegalAid: true,
})
const agnes = createLawyer({
  id: 2,
  name: 'Agnès D’Haese-Œuvray',
  city: 'Gand',
  areasOfLaw: ['droit des affaires', 'droit de travail'],
  isVerified: false,
  price: 160,
})
const ines = createLawyer({
  id: 3,
  name: 'Inês Ferreira',
  country: { code: 'LU', name: 'Luxembourg' },
  city: 'Esch-sur-Alzette',
  languages: ['pt', 'fr'],
  firstSlotInDays: null,
  price: 79,
})
const all = indexLawyers([elise, agnes, ines])
const search = (filters: Partial<LawyerFilters>) =>
  searchLawyers(all, { ...noFilters, ...filters }).results.map((one) => one.lawyer.id)

describe('the search (spec 2.11.3, 5.4; docs/decisions.md)', () => {
  it.each<[Partial<LawyerFilters>, number[]]>([
    [{}, [1, 2, 3]],
    [{ name: 'ELISE' }, [1]],
    [{ name: 'warnant élise' }, [1]],
    [{ name: 'rei' }, [3]],
    [{ name: 'oeuv' }, [2]],
    [{ name: "d'hae" }, [2]],
    [{ name: 'é' }, [1, 2, 3]],
    [{ name: '  ' }, [1, 2, 3]],
    [{ name: 'nobody' }, []],
    [{ name: 'd’haese\u2011œuvray' }, [2]],
    [{ name: 'D’Haese\u2010Œuvray' }, [2]],
    [{ name: 'Maître Ferreira' }, [3]],
    [{ name: 'me. Ferreira' }, [3]],
    [{ name: 'Mme Agnès' }, [2]],
    [{ name: 'Mr F' }, [3]],
    [{ name: 'Maître' }, [1, 2, 3]],
    [{ name: 'me' }, []],
    [{ city: 'Esch\u2011sur\u2010Alzette' }, [3]],
    [{ city: 'liege' }, [1]],
    [{ city: 'sur' }, [3]],
    [{ city: 'gand, LIEGE' }, [1, 2]],
    [{ city: ' , ' }, [1, 2, 3]],
    [{ city: 'GHENT' }, [2]],
    [{ city: 'ghent, liege' }, [1, 2]],
    [{ city: 'gand ghent' }, []],
    [{ country: 'belgique' }, [1, 2]],
    [{ country: 'LUX' }, [3]],
    [{ areas: ['droit-de-la-famille'] }, [1, 3]],
    [{ areas: ['travail'] }, [2]],
    [{ areas: ['droit-de-la-famille', 'droit-de-travail'] }, []],
    [{ areas: ['droit-des-affaires', 'droit-de-travail'] }, [2]],
    [{ languages: ['de'] }, [1]],
    [{ languages: ['de', 'pt'] }, [1, 3]],
    [{ prices: ['under-80'] }, [3]],
    [{ prices: ['from-160'] }, [2]],
    [{ isVerified: true }, [1, 3]],
    [{ isAvailableSoon: true }, [2]],
    [{ acceptsLegalAid: true }, [1]],
    [{ country: 'belgique', isVerified: true, city: 'li' }, [1]],
    [{ name: '.*' }, []],
  ])('%j gives %j', (filters, expected) => {
    expect(search(filters)).toEqual(expected)
  })

  it('puts every price into one band', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (price) => {
        expect(priceBands.map(({ id }) => id)).toContain(getPriceBand(price))
      }),
    )
    expect(getPriceBand(Number.NaN)).toBeUndefined()
  })

  it.each([
    [0, 'under-80'],
    [79.5, 'under-80'],
    [80, '80-120'],
    [120, '120-160'],
    [160, 'from-160'],
    [null, undefined],
  ])('puts the price %j into %j', (price, band) => {
    expect(getPriceBand(price)).toBe(band)
  })

  it.each([
    [7, true],
    [8, false],
    [null, false],
  ])('takes an appointment in %j days for one of this week: %s', (firstSlotInDays, isSoon) => {
    const { lawyers } = indexLawyers([createLawyer({ firstSlotInDays })])
    expect(lawyers[0]?.flags.isAvailableSoon).toBe(isSoon)
  })
})

describe('the facets', () => {
  it('count the results of each value with the other criteria unchanged', () => {
    const { facets } = searchLawyers(all, { ...noFilters, country: 'belgique' })
    expect(facets.values.languages).toEqual([
      { value: 'fr', count: 2 },
      { value: 'de', count: 1 },
      { value: 'pt', count: 0 },
    ])
    expect(facets.flags).toEqual({ isVerified: 1, isAvailableSoon: 1, acceptsLegalAid: 1 })
  })

  it('count exactly the results of choosing them', () => {
    fc.assert(
      fc.property(anyLawyers, anyFilters, (lawyers, filters) => {
        const index = indexLawyers(lawyers)
        const { facets } = searchLawyers(index, filters)
        for (const facet of ['areas', 'languages', 'prices'] as const) {
          for (const { value, count } of facets.values[facet]) {
            // Areas narrow one another down. Other values are alternatives: the count is for choosing this one alone.
            const others = facet === 'areas' ? filters.areas : []
            const chosen = searchLawyers(index, { ...filters, [facet]: [...others, value] }).results
            expect(chosen, value).toHaveLength(count)
          }
        }
        expect(searchLawyers(index, { ...filters, isAvailableSoon: true }).results).toHaveLength(
          facets.flags.isAvailableSoon,
        )
      }),
    )
  })
})

describe('suggestRelaxations', () => {
  it('suggests criteria that exclude lawyers on their own, the most effective first', () => {
    const filters = { ...noFilters, country: 'belgique', languages: ['pt'] }
    const result = searchLawyers(all, filters)
    expect(result.results).toEqual([])
    expect(suggestRelaxations(result)).toEqual([
      { criterion: 'languages', count: 2 },
      { criterion: 'country', count: 1 },
    ])
  })

  it('counts exactly the results without each criterion', () => {
    fc.assert(
      fc.property(anyLawyers, anyFilters, (lawyers, filters) => {
        const index = indexLawyers(lawyers)
        const { countsWithoutCriterion } = searchLawyers(index, filters)
        expect(countsWithoutCriterion).toHaveLength(getActiveCriteria(filters).length)
        for (const { criterion, count } of countsWithoutCriterion) {
          const loosened = searchLawyers(index, clearCriterion(filters, criterion)).results
          expect(loosened).toHaveLength(count)
        }
      }),
    )
  })
})

it('adds a city to the search field and removes it', () => {
  expect(toggleCity('Bru', 'Liège')).toBe('Bru, Liège')
  expect(toggleCity('Bru, liege', 'Liège')).toBe('Bru')
  expect(includesCity('Bru, liege', 'Liège')).toBe(true)
  expect(includesCity('Lièg', 'Liège')).toBe(false)
})

it('knows a city by its French and its English name, and adds the one that the page shows (spec 2.11)', () => {
  expect(includesCity('ghent', 'Gand')).toBe(true)
  expect(includesCity('Brussels, Gand', 'Bruxelles')).toBe(true)
  expect(includesCity('Brussels', 'Gand')).toBe(false)
  expect(toggleCity('Liège', 'Gand', 'Ghent')).toBe('Liège, Ghent')
  expect(toggleCity('Liège, Gand', 'Gand', 'Ghent')).toBe('Liège')
  expect(toggleCity('Ghent', 'Gand')).toBe('')
})

it.each([
  ['Hélène Vandamme', 'HV'],
  ['Clarisse Ngo Mbock', 'CM'],
  ['Élise', 'É'],
  ['', ''],
])('%j has the initials %s', (name, expected) => {
  expect(getInitials(name)).toBe(expected)
})

const area = fc.constantFrom('droit de la famille', 'droit de travail', 'nationalité')
const language = fc.constantFrom('fr', 'nl', 'pt')
const anyLawyers = fc
  .array(
    fc.record({
      name: fc.constantFrom('Élise Warnant', 'Inês Ferreira', 'Tom Schaack'),
      city: fc.constantFrom('Liège', 'Gand', 'Lille'),
      languages: fc.uniqueArray(language, { minLength: 1 }),
      areasOfLaw: fc.uniqueArray(area, { minLength: 1 }),
      price: fc.integer({ min: 20, max: 300 }),
      isVerified: fc.boolean(),
      firstSlotInDays: fc.option(fc.nat(30)),
    }),
    { maxLength: 30 },
  )
  .map((given) => given.map((one, id) => createLawyer({ id: id + 1, ...one })))
const anyFilters = fc.record({
  name: fc.constantFrom('', 'e', 'tom', 'élise'),
  country: fc.constantFrom('', 'belgique', 'france'),
  city: fc.constantFrom('', 'li', 'gand'),
  areas: fc.uniqueArray(fc.constantFrom('droit-de-la-famille', 'nationalite'), { maxLength: 2 }),
  languages: fc.uniqueArray(language, { maxLength: 2 }),
  prices: fc.uniqueArray(fc.constantFrom(...priceBands.map(({ id }) => id)), { maxLength: 2 }),
  ...mapRecord(flags, () => fc.boolean()),
})
