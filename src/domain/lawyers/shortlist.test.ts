import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createLawyer } from './directory.fixture.ts'
import { maxShortlisted, parseShortlist, sortShortlisted, toggleShortlisted } from './shortlist.ts'

it('adds up to four lawyers and removes them', () => {
  expect([1, 2, 3, 4, 5].reduce<readonly number[]>(toggleShortlisted, [])).toEqual([1, 2, 3, 4])
  expect(toggleShortlisted([1, 2], 1)).toEqual([2])
})

it('never holds a lawyer twice or more than four', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (clicks) => {
      const ids = clicks.reduce<readonly number[]>(toggleShortlisted, [])
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeLessThanOrEqual(maxShortlisted)
      expect(parseShortlist(JSON.stringify(ids))).toEqual(ids)
    }),
  )
})

it.each([null, '', 'x', '{}', 'null', '[null,"1",1.5,-2]'])('reads nothing from %j', (stored) => {
  expect(parseShortlist(stored)).toEqual([])
})

it('parses any text without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(parseShortlist(stored).length).toBeLessThanOrEqual(maxShortlisted)
    }),
  )
})

describe('the columns of the comparison', () => {
  const first = createLawyer({ id: 1, price: 120, experienceYears: 4, firstSlotInDays: null })
  const second = createLawyer({ id: 2, price: 90, experienceYears: 20, firstSlotInDays: 9 })
  const third = createLawyer({ id: 3, price: 90, experienceYears: 11, firstSlotInDays: 2 })

  it.each([
    ['price', [2, 3, 1]],
    ['rate', [1, 2, 3]],
    ['experience', [2, 3, 1]],
    ['slot', [3, 2, 1]],
    ['neutral', [1, 2, 3]],
    [undefined, [1, 2, 3]],
  ])('sorted by %s', (order, expected) => {
    expect(sortShortlisted([first, second, third], order).map(({ id }) => id)).toEqual(expected)
  })
})
