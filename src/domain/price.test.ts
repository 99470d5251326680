import { expect, test } from 'vitest'

import { addTax, isBeforeTax, splitPrice } from './price.ts'

const createLevel = (valueString: string, amount: number | null = 150) => ({
  id: 1,
  levelNumber: 1,
  title: '',
  summary: '',
  fullDescription: '',
  serviceFee: { valueString, amount, currency: 'EUR' as const, basis: '', notes: '' },
})

test.each([
  ['150 € HT par personne', '150 €', 'HT par personne'],
  ['1\u202f350,50 € HT par recours', '1\u202f350,50 €', 'HT par recours'],
  ['150–250 € par heure', '150–250 €', 'par heure'],
  ['€150 excl. VAT per person', '€150', 'excl. VAT per person'],
  ['230\u00a0$CA HT par personne', '230\u00a0$CA', 'HT par personne'],
  ['CA$1,200 per file', 'CA$1,200', 'per file'],
  ['900 EUR par dossier', '900 EUR', 'par dossier'],
  ['150 €', '150 €', ''],
  ['à partir de 150 € HT', 'à partir de 150 € HT', ''],
  ['', '', ''],
])('%j is the amount %j and the unit %j', (price, amount, unit) => {
  expect(splitPrice(price)).toEqual({ amount, unit })
})

test('a price before tax is given with the VAT of the country, to the cent', () => {
  const level = createLevel('150,55 € HT par personne', 150.55)
  expect(addTax(level, 'BE')).toEqual({ percent: 21, amount: 182.17 })
  expect(addTax(level, 'FR')).toEqual({ percent: 20, amount: 180.66 })
  expect(addTax(level, 'CM')).toEqual({ percent: 19.25, amount: 179.53 })
})

test('without a known rate or amount, or before tax is said, no amount is invented', () => {
  expect(addTax(createLevel('150 € HT'), 'CA')).toBeUndefined()
  expect(addTax(createLevel('150 € HT', null), 'BE')).toBeUndefined()
  expect(addTax(createLevel('150 € TTC'), 'BE')).toBeUndefined()
})

test.each([
  ['150 € HT', true],
  ['150 € hors taxes par dossier', true],
  ['150 € TTC', false],
  ['150 € pour un HTA', false],
  [' ', false],
])('%j is before tax: %j', (price, isBefore) => {
  expect(isBeforeTax(createLevel(price))).toBe(isBefore)
})
