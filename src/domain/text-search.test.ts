import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText } from '#platform/text.ts'

import { hasAllTerms, splitMatches, toSearchTerms, toSearchWords } from './text-search.ts'

const findMatchTexts = (text: string, search: string) =>
  splitMatches(text, toSearchTerms(search)).flatMap((segment) =>
    segment.isMatch ? [segment.text] : [],
  )

/** Text as people write it, with the characters that folding changes. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('e', 'é', 'e\u0301', 'œ', 'Œ', 'o', ' ', '\u00a0', '’', 'İ', 'ﬁ'),
  }),
)

describe('toSearchWords', () => {
  it('gives each word once, whatever its accents and the spaces around it', () => {
    expect(toSearchWords('  Études à  etudes ')).toEqual(['etudes', 'a'])
    expect(toSearchWords(' ')).toEqual([])
    expect(toSearchTerms('Études à etudes')).toEqual(['etudes'])
  })
})

describe('hasAllTerms', () => {
  it('requires every term, in any order, ignoring accents', () => {
    expect(
      hasAllTerms('Combien d’heures un étudiant peut-il travailler ?', ['travail', 'etudiant']),
    ).toBe(true)
    expect(
      hasAllTerms('Combien d’heures un étudiant peut-il travailler ?', ['etudiant', 'famille']),
    ).toBe(false)
  })
})

it('toSearchTerms drops single letters', () => {
  expect(toSearchTerms('à  la É')).toEqual(['la'])
})

describe('splitMatches', () => {
  it.each([
    ['Le visa étudiant', 'ETUDIANT', ['étudiant']],
    ['e\u0301tude', 'etude', ['e\u0301tude']],
    ['la manœuvre', 'oeuv', ['œuv']],
    ['la manœuvre', 'manoe', ['manœ']],
    ['carte, carte', 'carte', ['carte', 'carte']],
    ['regroupement', 'regroup groupement', ['regroupement']],
    ['regroupement', 'regroupement group', ['regroupement']],
    ['la famille et le visa', 'visa famille', ['famille', 'visa']],
    ['un cafe\u0301', 'cafe', ['cafe\u0301']],
    ['rien', 'visa', []],
  ])('marks in %j for %j', (written, search, expected) => {
    expect(findMatchTexts(written, search)).toEqual(expected)
  })

  it('loses no text, and each match contains a term', () => {
    fc.assert(
      fc.property(text, text, (written, search) => {
        const terms = toSearchTerms(search)
        const segments = splitMatches(written, terms)
        expect(segments.map((segment) => segment.text).join('')).toBe(written)
        expect(segments.every((segment) => segment.text !== '')).toBe(true)
        for (const segment of segments.filter(({ isMatch }) => isMatch)) {
          const folded = foldText(segment.text)
          expect(terms.some((term) => folded.includes(term))).toBe(true)
        }
      }),
    )
  })

  it('marks something whenever the text contains a term', () => {
    fc.assert(
      fc.property(text, text, text, (before, searched, after) => {
        const terms = toSearchTerms(searched)
        fc.pre(terms.length > 0)
        const written = before + searched + after
        fc.pre(hasAllTerms(written, terms))
        expect(splitMatches(written, terms).some(({ isMatch }) => isMatch)).toBe(true)
      }),
    )
  })
})
