import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { findBest, parseShortlist, maxShortlisted, toggleShortlisted } from './shortlist.ts'

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

it.each<[string, (number | undefined)[], number[]]>([
  ['all that share the highest score', [3, 1, 3], [0, 2]],
  ['none if all are equal', [2, 2], []],
  ['none if there is nothing to compare with', [5], []],
  ['none of none', [], []],
  ['one although another has no score', [undefined, 1, 0], [1]],
])('finds as the best %s', (_, scores, best) => {
  const items = scores.map((score, id) => ({ id, score }))
  expect([...findBest(items, ({ score }) => score)]).toEqual(best)
})
