import { expect, test } from 'vitest'

import { addTax, getTaxRate, isBeforeTax, splitPrice } from './price.ts'

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

test.each([
  ['BE', 182.17],
  ['FR', 180.66],
  ['CM', 179.53],
])('150.55 with the VAT of %s, to the cent, is %d', (country, amount) => {
  expect(addTax(150.55, getTaxRate(country) ?? 0)).toBe(amount)
})

test('no rate is invented', () => {
  expect(getTaxRate('CA')).toBeUndefined()
  expect(getTaxRate('')).toBeUndefined()
})

test.each([
  ['150 € HT', true],
  ['HT', true],
  ['150 € hors taxes par dossier', true],
  ['150 € TTC', false],
  ['150 € pour un HTA', false],
  [' ', false],
])('%j is before tax: %j', (price, isBefore) => {
  expect(isBeforeTax(price)).toBe(isBefore)
})
