import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseShortlist, maxShortlisted, toggleShortlisted } from './shortlist.ts'

it('takes four lawyers and lets them go', () => {
  expect([1, 2, 3, 4, 5].reduce<readonly number[]>(toggleShortlisted, [])).toEqual([1, 2, 3, 4])
  expect(toggleShortlisted([1, 2], 1)).toEqual([2])
})

it('never holds one twice or more than four, whatever is done with it', () => {
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

it('reads any text without a fault', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
      expect(parseShortlist(stored).length).toBeLessThanOrEqual(maxShortlisted)
    }),
  )
})
