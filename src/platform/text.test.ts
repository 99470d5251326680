import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { foldText, removeAccents, splitUnbreakable } from './text.ts'

test.each([
  ['Étudiant · cœur · ŒUVRE', 'Etudiant · coeur · OEUVRE'],
  ['ex æquo · ÆTERNA', 'ex aequo · AETERNA'],
  ['V<BEL<<№ 4–5', 'V<BEL<<№ 4–5'],
  ['Łódź, Søren, Đặng, Işıl', 'Lodz, Soren, Dang, Isil'],
])('removeAccents(%j) is %j', (text, expected) => {
  expect(removeAccents(text)).toBe(expected)
})

/** Text as people write it, with the characters that folding changes. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      'e',
      'é',
      'e\u0301',
      'œ',
      'Œ',
      'Σ',
      ' ',
      '\u00a0',
      '’',
      'İ',
      'ı',
      'Ł',
      '\u200f',
      'ﬁ',
      '\u2011',
      '\u00ad',
    ),
  }),
)

describe('foldText', () => {
  it.each([
    ['Étudiant', 'etudiant'],
    ['e\u0301tudiant', 'etudiant'],
    ['ŒUVRE', 'oeuvre'],
    ['ex æquo, Straße', 'ex aequo, strasse'],
    ['l’avocat', "l'avocat"],
    ['visa\u00a0: oui', 'visa : oui'],
    ['Anne\u2010Sophie', 'anne-sophie'],
    ['Anne\u2011Sophie', 'anne-sophie'],
    ['Anne\u2012\u2013\u2014\u2015\u2212\ufe63\uff0dSophie', 'anne-------sophie'],
    ['immi\u00adgra\u200btion', 'immigration'],
    ['Łukasz Ødegård Đorđe Işıl Þór', 'lukasz odegard dorde isil thor'],
    ['\u202bMarie\u202c\u200f \u2068Dupont\u2069', 'marie dupont'],
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

const getUnbreakable = (text: string) =>
  splitUnbreakable(text).flatMap((part) => (part.isUnbreakable ? [part.text] : []))

describe('splitUnbreakable', () => {
  it.each([
    ['le 8 juin 2026', ['8 juin']],
    ['Depuis le 1er octobre, oui', ['1er octobre,']],
    ['On 8 June, or 12 May', ['8 June,', '12 May']],
    ['Combien d’heures puis-je travailler ?', ['puis-je']],
    ['donne-t-il droit ? « Ai-je »', ['donne-t-il', 'Ai-je']],
    ['un rendez-vous, écrivez-nous.', ['rendez-vous,', 'écrivez-nous.']],
    ['Louvain-la-Neuve, Liège-Huy, 128 maisons', []],
    ['https://exemple.example/etrangers-en', []],
    ['', []],
  ])('keeps dates and inversions of %j together', (text, expected) => {
    expect(getUnbreakable(text)).toEqual(expected)
  })

  it('lets a word break that is longer than a line of a phone', () => {
    const longest = 'constitutionnellement-il'
    expect(getUnbreakable(`Est-ce que ${longest}`)).toEqual(['Est-ce', longest])
    expect(getUnbreakable(`Est-ce que x${longest}`)).toEqual(['Est-ce'])
  })

  it('loses no text', () => {
    const words = fc.constantFrom('puis-je', ' ', '8', 'juin', '1er', ',', '-', 'la', '\n', 'x')
    fc.assert(
      fc.property(fc.array(words), (list) => {
        const text = list.join('')
        expect(
          splitUnbreakable(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
