import { describe, expect, it } from 'vitest'

import seed from '../../mocks/fixtures/data/interventions.json' with { type: 'json' }
import { formatDecimal } from './decimal.ts'
import { changeFee, proposeDisplayedPrice } from './displayed-price.ts'

const fee = { amount: '150', currency: 'EUR', basis: 'par personne', valueString: '' }

describe('the proposed price', () => {
  it('is what the records say of their fees', () => {
    const fees = seed.flatMap(({ serviceLevels }) => serviceLevels.map((level) => level.serviceFee))
    expect(fees.length).toBeGreaterThan(50)
    for (const { valueString, amount, currency, basis } of fees) {
      expect(proposeDisplayedPrice({ amount: formatDecimal(amount), currency, basis })).toBe(
        valueString,
      )
    }
  })

  it.each([
    [{ ...fee, basis: '' }, '150\u00a0€ HT'],
    [{ ...fee, amount: '1500,5' }, '1\u202f500,50\u00a0€ HT par personne'],
    [{ ...fee, amount: '0' }, '0\u00a0€ HT par personne'],
    [{ ...fee, currency: 'GBP' }, '150\u00a0£ HT par personne'],
    [{ ...fee, currency: 'USD' }, '150\u00a0$US HT par personne'],
    [{ ...fee, currency: 'CAD' }, '150\u00a0$CA HT par personne'],
    [{ ...fee, amount: '1450', currency: 'CHF' }, '1\u202f450\u00a0CHF HT par personne'],
    [{ ...fee, amount: '1450', currency: 'XAF' }, '1\u202f450\u00a0FCFA HT par personne'],
    [{ ...fee, amount: '' }, ''],
    [{ ...fee, amount: 'beaucoup' }, ''],
    [{ ...fee, currency: 'euros' }, ''],
  ])('of %j is %j', (typed, price) => {
    expect(proposeDisplayedPrice(typed)).toBe(price)
  })
})

describe('a change of a fee', () => {
  const empty = { amount: '', currency: 'EUR', basis: '', valueString: '' }

  it('takes the displayed price along, key by key', () => {
    const typed = [{ amount: '1' }, { amount: '15' }, { basis: 'par famille' }].reduce(
      changeFee<typeof empty>,
      empty,
    )
    expect(typed.valueString).toBe('15\u00a0€ HT par famille')
    expect(changeFee(typed, { amount: '' }).valueString).toBe('')
  })

  it.each(['Sur devis', ''])('leaves %j, which was typed by hand', (valueString) => {
    const typed = changeFee({ ...fee, valueString: proposeDisplayedPrice(fee) }, { valueString })
    expect(changeFee(typed, { amount: '200', currency: 'USD' }).valueString).toBe(valueString)
  })

  it('follows again once the price is the proposed one, with any spaces', () => {
    const typed = { ...fee, valueString: '150 € HT par personne' }
    expect(changeFee(typed, { amount: '200' }).valueString).toBe('200\u00a0€ HT par personne')
  })
})
