import { expect, it } from 'vitest'

import { excerptDifference } from './excerpt.ts'
import { parseIds, stringifyIds } from './record-ids.ts'

it.each([
  [[], ''],
  [[3, 1, 2, 7, 2], '1-3,7'],
  [[5], '5'],
])('writes %j as %j and reads it back', (ids, text) => {
  expect(stringifyIds(ids)).toBe(text)
  const has = parseIds(text)
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(has)).toEqual(
    [...new Set(ids)].toSorted((a, b) => a - b),
  )
})

it.each(['', 'x', '1-', '-1', '1-2-3', '2,', '9-1'])('names nothing more with %j', (text) => {
  const has = parseIds(text)
  expect([1, 5, 9].filter(has)).toEqual([])
})

it('cuts two long texts to where they differ', () => {
  const start = 'x'.repeat(300)
  const { before, after } = excerptDifference(`${start}old`, `${start}new`)
  expect(before).toBe(`…${'x'.repeat(40)}old`)
  expect(after).toBe(`…${'x'.repeat(40)}new`)
  expect(excerptDifference('a', 'b')).toEqual({ before: 'a', after: 'b' })
  expect(excerptDifference('', 'y'.repeat(200)).after).toBe(`${'y'.repeat(180)}…`)
})
