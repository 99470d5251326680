import { describe, expect, it } from 'vitest'

import { createLevelEditor, type Level } from '../level-editor.ts'
import { changeAmount, changeFees } from './fees.ts'

const createLevel = (texts: Partial<Level>): Level => ({
  id: 1,
  levelNumber: '1',
  title: 'Conseil',
  summary: 'a',
  fullDescription: '',
  amount: '120',
  currency: 'EUR',
  valueString: '120\u00a0€ HT par personne',
  basis: 'par personne',
  notes: '',
  ...texts,
})
const raise = (texts: Partial<Level>, percent = 10, rounding: 1 | 5 = 1) =>
  changeFees(createLevelEditor([createLevel(texts)]), { percent, rounding })[0]

describe('changeAmount', () => {
  it.each([
    [100, 5, 1, 105],
    [150, 10, 1, 165],
    [121, 5, 5, 125],
    [122, -10, 5, 110],
    [1.5, 10, 1, 2],
    [10, -80, 5, 2],
    [0, 10, 5, 0],
    [80, -100, 1, 0],
  ] as const)('%d by %d %%, rounded to %d, is %d', (amount, percent, rounding, expected) => {
    expect(changeAmount(amount, { percent, rounding })).toBe(expected)
  })
})

describe('the shown price', () => {
  it.each<[string, Partial<Level>, string]>([
    ['amount, sign and basis', {}, '132\u00a0€ HT par personne'],
    [
      'thousands as they were',
      { amount: '1200', valueString: '1\u202f200\u00a0€ HT par personne' },
      '1\u202f320\u00a0€ HT par personne',
    ],
    [
      'ordinary spaces',
      { amount: '980', valueString: '980 € HT par personne' },
      '1\u202f078\u00a0€ HT par personne',
    ],
    ['no basis', { valueString: '120 € HT', basis: '' }, '132\u00a0€ HT'],
    [
      'Canadian dollars',
      { currency: 'CAD', valueString: '120\u00a0$CA HT par personne' },
      '132\u00a0$CA HT par personne',
    ],
  ])('follows if it is exactly %s', (_, texts, expected) => {
    const change = raise(texts)
    expect(change).toMatchObject({ shownPrice: 'follows', after: { valueString: expected } })
  })

  it.each([
    'À partir de 120 €',
    '120 € TTC par personne',
    '120 € par personne',
    '120 à 240 €',
    '120 € HT par famille',
    '119 € HT par personne',
    'Sur devis',
  ])('stays if it says anything else: %s', (valueString) => {
    expect(raise({ valueString })).toMatchObject({
      shownPrice: 'stays',
      after: { amount: '132', valueString },
    })
  })

  it('stays empty if it is empty, and a level without an amount is not touched', () => {
    expect(raise({ valueString: '' })).toMatchObject({
      shownPrice: 'empty',
      after: { amount: '132' },
    })
    const untouched = raise({ amount: '' })
    expect(untouched?.after).toBe(untouched?.before)
  })
})
