import { describe, expect, it } from 'vitest'

import { parseDecimal, parseWhole, typedDecimal } from './decimal.ts'

describe('a number that is typed', () => {
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

  it.each(['', ' ', ',', 'abc', '1,5,0', '1.500,50', '1e3', '12 €', 'NaN', 'Infinity'])(
    '%j is none',
    (typed) => {
      expect(parseDecimal(typed)).toBeUndefined()
    },
  )

  it('is whole without decimals that count', () => {
    expect(parseWhole('3')).toBe(3)
    expect(parseWhole('3,0')).toBe(3)
    expect(parseWhole('3,5')).toBeUndefined()
    expect(parseWhole('')).toBeUndefined()
  })

  it('comes back as it is typed', () => {
    expect(parseDecimal(typedDecimal(1500.5))).toBe(1500.5)
    expect(typedDecimal(1500.5)).toBe('1500,5')
  })
})
