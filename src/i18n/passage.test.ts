import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  escapePassageText,
  findPassageError,
  getPassageKey,
  hasWords,
  normalisePassage,
  parsePassage,
  toPlainText,
  unescapePassageText,
} from './passage.ts'

it.each([
  [' Un  visa\t: oui\n', 'Un visa : oui'],
  ['30\u00a0000\u202f€', '30 000 €'],
  ['Un \u00a0 visa', 'Un visa'],
])('normalises %j to %j', (passage, normalised) => {
  expect(normalisePassage(passage)).toBe(normalised)
})

describe('getPassageKey', () => {
  it.each([
    ['Un  visa\u00a0:\n oui', 'Un visa : oui'],
    ['l’avocat', "l'avocat"],
    ['e\u0301tude', 'étude'],
  ])('gives %j and %j the same key', (one, other) => {
    expect(getPassageKey(one)).toBe(getPassageKey(other))
  })

  it.each([
    ['Un visa', 'Un visa.'],
    ['30 jours', '60 jours'],
    ['<1>Un</1> visa', 'Un <1>visa</1>'],
  ])('gives %j and %j different keys', (one, other) => {
    expect(getPassageKey(one)).not.toBe(getPassageKey(other))
  })

  it('differs between different texts', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        fc.pre(normalisePassage(one) !== normalisePassage(other))
        expect(getPassageKey(one)).not.toBe(getPassageKey(other))
      }),
    )
  })
})

it('escaping loses no character', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(unescapePassageText(escapePassageText(text))).toBe(text)
      const parsed = parsePassage(escapePassageText(text)) ?? []
      expect(parsed.map((token) => (token.kind === 'text' ? token.text : '?')).join('')).toBe(text)
    }),
  )
})

it('placeholders and texts are pieces of a passage, none of them empty', () => {
  expect(parsePassage('<1>Un</1><12/>')).toEqual([
    { kind: 'open', id: 1 },
    { kind: 'text', text: 'Un' },
    { kind: 'close', id: 1 },
    { kind: 'empty', id: 12 },
  ])
  expect(parsePassage('')).toEqual([])
  expect(parsePassage('a </1/> b')).toBeUndefined()
})

it('a person reads a passage without placeholders', () => {
  expect(toPlainText('Un <1>avis</1> &lt; 3<2/>')).toBe('Un avis < 3')
  expect(toPlainText('Un <b>avis</b>')).toBe('')
})

it.each([
  ['Un <1>avis</1> écrit', 'A written <1>opinion</1>', undefined],
  ['<1>a</1> et <2>b</2>', '<2>b</2> and <1>a</1>', undefined],
  ['<1>Un <2>avis</2></1>', '<1>an <2>opinion</2></1>', undefined],
  ['Un <1>avis</1>', 'An opinion', { kind: 'missing', placeholder: '<1>' }],
  ['Un <1>avis</1>', 'An <1>opinion', { kind: 'missing', placeholder: '</1>' }],
  ['Un <1>avis</1>', '<1>An</1> <1>opinion</1>', { kind: 'extra', placeholder: '<1>' }],
  ['<1>a</1> <2>b</2>', '<1>a <2>b</1></2>', { kind: 'nesting', placeholder: '</1>' }],
  ['Un avis', 'An <script>opinion</script>', { kind: 'markup' }],
  ['Un avis', 'An <img src=x onerror=alert(1)>', { kind: 'markup' }],
  ['Un avis', 'An opinion <', { kind: 'markup' }],
])('%j translated as %j: %j', (source, translation, error) => {
  expect(findPassageError(source, translation)).toEqual(error)
})

it.each([
  ['Un avis', true],
  ['<1>12</1> %', false],
  ['1 000 €', false],
  ['<12/>', false],
  ['a<1/>b', false],
  ['à l’', false],
])('%j has words: %j', (passage, expected) => {
  expect(hasWords(passage)).toBe(expected)
})
