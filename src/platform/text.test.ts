import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { foldText, removeAccents } from './text.ts'

test.each([
  ['Étudiant · cœur · ŒUVRE', 'Etudiant · coeur · OEUVRE'],
  ['V<BEL<<№ 4–5', 'V<BEL<<№ 4–5'],
])('removeAccents(%j) is %j', (text, expected) => {
  expect(removeAccents(text)).toBe(expected)
})

/** Text as people write it, with the characters that folding changes. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('e', 'é', 'e\u0301', 'œ', 'Œ', 'Σ', ' ', '\u00a0', '’', 'İ', 'ﬁ'),
  }),
)

describe('foldText', () => {
  it.each([
    ['Étudiant', 'etudiant'],
    ['e\u0301tudiant', 'etudiant'],
    ['ŒUVRE', 'oeuvre'],
    ['l’avocat', "l'avocat"],
    ['visa\u00a0: oui', 'visa : oui'],
    ['un\tdeux\u2028trois\ufeffquatre', 'un deux trois quatre'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })

  it('folds a text as it folds its characters', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(text)).toBe(Array.from(text, foldText).join(''))
      }),
    )
  })
})
