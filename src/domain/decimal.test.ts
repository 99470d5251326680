import * as fc from 'fast-check'
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

  it('is finite or undefined, and never 0 for empty input', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[\d ,.+-]{1,400}$/),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const number = parseDecimal(text)
        if (number === undefined) return
        expect(Number.isFinite(number)).toBe(true)
        expect(text).toMatch(/\d/)
        expect(text).not.toMatch(/[a-z€$]/i)
      }),
      { numRuns: 1000 },
    )
  })

  it('round-trips', () => {
    expect(formatDecimal(1500.5)).toBe('1500,5')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        const amount = cents / 100
        expect(parseDecimal(formatDecimal(amount))).toBe(amount)
        expect(parseDecimal(amount.toLocaleString('fr-FR', { maximumFractionDigits: 2 }))).toBe(
          amount,
        )
        expect(parseInteger(formatDecimal(amount))).toBe(cents % 100 === 0 ? amount : undefined)
      }),
      { numRuns: 1000 },
    )
  })
})
