import { expect, test } from 'vitest'

import { contrast, hexOf } from './colours.ts'

const white = { red: 255, green: 255, blue: 255, alpha: 1 }
const black = { red: 0, green: 0, blue: 0, alpha: 1 }

test('black on white is 21, white on white is 1', () => {
  expect(contrast(black, white)).toBeCloseTo(21)
  expect(contrast(white, white)).toBe(1)
})
test('a transparent colour is laid over its ground', () => {
  expect(contrast({ ...black, alpha: 0 }, white)).toBe(1)
  expect(hexOf({ ...black, alpha: 0.14 })).toBe('#000000 · 14 %')
})
