import { describe, expect, it, test } from 'vitest'

import { formatAmount, getLevelPrice, isPriceWritten, writePrice } from './price.ts'

test.each([
  ['EUR', '1 450 €', '€1,450'],
  ['CHF', '1 450 CHF', 'CHF 1,450'],
  ['XAF', '1 450 FCFA', 'FCFA 1,450'],
  ['XOF', '1 450 F CFA', 'F CFA 1,450'],
  ['USD', '1 450 $US', 'US$1,450'],
  ['CAD', '1 450 $CA', 'CA$1,450'],
  ['GBP', '1 450 £', '£1,450'],
  ['écu', '1450 écu', '1450 écu'],
])('1,450 in %s is %j in French and %j in English', (currency, french, english) => {
  const format = (language: string) =>
    formatAmount(language, currency, 1450).replaceAll(/\s/gu, ' ')
  expect([format('fr'), format('en')]).toEqual([french, english])
})

test.each([
  ['EUR', 1500.5, '1 500,50 €'],
  ['EUR', { from: 150, to: 250 }, '150–250 €'],
  ['CHF', { from: 150, to: 150 }, '150 CHF'],
  ['écu', { from: 150, to: 250 }, '150–250 écu'],
])('in %s, %j is %j', (currency, amount, french) => {
  expect(formatAmount('fr', currency, amount).replaceAll(/\s/gu, ' ')).toBe(french)
})

test.each(['EUR', 'USD', 'GBP', 'CAD', 'CHF', 'XAF'])(
  'a price in %s that was written is known again, with any spaces',
  (currency) => {
    const fee = { amount: 1450, currency, basis: ' par personne' }
    const written = writePrice(fee)
    for (const valueString of [written, written.replaceAll(/\s/gu, ' ')])
      expect(isPriceWritten({ ...fee, valueString })).toBe(true)
  },
)

test.each([
  '1 450 € TTC par personne',
  'à partir de 1 450 € HT par personne',
  '1 450 à 2 000 € HT par personne',
  '1 500 € HT par personne',
  '1 450 € HT par ménage',
])('what a person has typed instead is a text: %s', (valueString) => {
  const fee = { amount: 1450, currency: 'EUR', basis: 'par personne', valueString }
  expect(isPriceWritten(fee)).toBe(false)
})

describe('getLevelPrice', () => {
  it.each([
    undefined,
    null,
    {},
    { valueString: null },
    { valueString: '' },
    { valueString: ' \u00A0' },
  ])('finds no price in %j (spec 3, 9)', (serviceFee) => {
    expect(getLevelPrice({ serviceFee })).toBeUndefined()
  })

  it('is the price as the server writes it', () => {
    expect(getLevelPrice({ serviceFee: { valueString: '450 € HT' } })).toBe('450 € HT')
  })
})
