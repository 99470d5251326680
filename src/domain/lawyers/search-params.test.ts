import { expect, it } from 'vitest'

import { getVisibleCount } from './search-params.ts'

it.each([
  [undefined, 44, 12],
  ['24', 44, 24],
  ['25', 44, 36],
  ['999999', 44, 44],
  ['-5', 44, 12],
  ['NaN', 44, 12],
  ['0', 44, 12],
  [undefined, 5, 5],
  [undefined, 0, 0],
])('a URL that requests %s of %i shows %i', (requested, total, expected) => {
  expect(getVisibleCount(requested, total)).toBe(expected)
})
