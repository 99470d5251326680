import { describe, expect, it } from 'vitest'

import { parseDecimal, parseInteger, formatDecimal } from './decimal.ts'

describe('parsing a typed number', () => {
  it.each([
    ['1500,50', 1500.5],
    ['1500.50', 1500.5],
    ['1 500,5', 1500.5],
    ['1\u202f500', 1500],
    [' 0 ', 0],
    ['-3', -3],
    [',5', 0.5],
    ['12,', 12],
  ])('%j is %d', (typed, number) => {
    expect(parseDecimal(typed)).toBe(number)
  })

  it.each([
    '',
    ' ',
    ',',
    'abc',
    '1,5,0',
    '1.500,50',
    '1e3',
    '12 €',
    'NaN',
    'Infinity',
    '9'.repeat(400),
  ])('%j is none', (typed) => {
    expect(parseDecimal(typed)).toBeUndefined()
  })

  it('is an integer without significant decimals', () => {
    expect(parseInteger('3')).toBe(3)
    expect(parseInteger('3,0')).toBe(3)
    expect(parseInteger('3,5')).toBeUndefined()
    expect(parseInteger('')).toBeUndefined()
  })

  it('round-trips', () => {
    expect(parseDecimal(formatDecimal(1500.5))).toBe(1500.5)
    expect(formatDecimal(1500.5)).toBe('1500,5')
  })
})
