import { expect, test } from 'vitest'

import { getContrastRatio, toHex, parseColour } from './colours.ts'

const white = { red: 255, green: 255, blue: 255, alpha: 1 }
const black = { red: 0, green: 0, blue: 0, alpha: 1 }

test('black on white is 21, white on white is 1', () => {
  expect(getContrastRatio(black, white)).toBeCloseTo(21)
  expect(getContrastRatio(white, white)).toBe(1)
})
test('a transparent colour is blended onto its background', () => {
  expect(getContrastRatio({ ...black, alpha: 0 }, white)).toBe(1)
  expect(toHex({ ...black, alpha: 0.14 })).toBe('#000000 · 14 %')
})
test('both formats of a computed colour are parsed', () => {
  expect(toHex(parseColour('rgb(168, 36, 43)'))).toBe('#a8242b')
  expect(toHex(parseColour('rgba(21, 32, 59, 0.5)'))).toBe('#15203b · 50 %')
  expect(toHex(parseColour('color(srgb 0.0823529 0.12549 0.231373 / 0.14)'))).toBe('#15203b · 14 %')
})
