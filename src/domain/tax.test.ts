import { expect, test } from 'vitest'

import { addTax, getTaxRate } from './tax.ts'

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
