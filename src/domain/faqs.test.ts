import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  toCanonicalFaqSearch,
  filterFaqs,
  groupFaqsBySubject,
  hasOtherSubject,
  hasUnnamedSubject,
  selectFaqCountry,
  selectSubject,
  type FaqSearchParams,
} from './faqs.ts'
import { toSearchTerms } from './text-search.ts'

const countries = [
  { id: 2, name: 'France', slug: 'france' },
  { id: 1, name: 'Belgique', slug: 'belgique' },
]
const visas = [
  { id: 9, name: 'Visa étudiant', slug: 'visa-etudiant' },
  { id: 7, name: 'Visa court séjour', slug: 'visa-court-sejour' },
]
const faqs = [
  { id: 1, question: 'Combien d’heures ?', response: 'Vingt heures.', countryId: 2, visaId: 9 },
  { id: 2, question: 'Un refus ?', response: '<p>Un recours.</p>', countryId: 2, visaId: 7 },
  {
    id: 3,
    question: 'Naturalisation ?',
    response: 'Cinq années.\n\nOu plus.',
    countryId: 2,
    visaId: null,
  },
  { id: 4, question: 'Et ici ?', response: 'Oui.', countryId: 1, visaId: 3 },
  { id: 5, question: 'Nulle part ?', response: '', countryId: 99, visaId: null },
]
/** As a server sends them that names the visas of its list. */
const named = faqs.map((faq) => ({
  ...faq,
  visaName: visas.find(({ id }) => id === faq.visaId)?.name ?? null,
}))
const ids = (records: readonly { id: number }[]) => records.map(({ id }) => id)

describe('filterFaqs', () => {
  it.each([
    [{ countryId: 2 }, [1, 2, 3]],
    [{ countryId: 2, subject: 7 }, [2]],
    [{ countryId: 2, subject: 'autre' as const }, [3]],
    [{ countryId: 2, terms: ['annees'] }, [3]],
    [{ countryId: 2, terms: ['un', 'recours'] }, [2]],
    [{ countryId: 2, terms: ['refus', 'vingt'] }, []],
    [{ countryId: undefined }, []],
  ])('%j gives %j', (filters, expected) => {
    expect(ids(filterFaqs(faqs, filters))).toEqual(expected)
  })

  it('does not match HTML tags of an answer', () => {
    const html = [
      { id: 1, question: 'Q', response: '<strong>Oui</strong>', countryId: 1, visaId: 1 },
    ]
    expect(filterFaqs(html, { countryId: 1, terms: ['strong'] })).toEqual([])
  })

  it('does not find a word across question and answer', () => {
    const faq = { id: 1, question: 'Un visa', response: 'Non', countryId: 1, visaId: 1 }
    expect(filterFaqs([faq], { countryId: 1, terms: ['sano'] })).toEqual([])
  })

  it.each([
    ['refusal', [2]],
    ['appeal', [2]],
    ['twenty', [1]],
    ['recours', [2]],
    ['more', [3]],
    ['em', []],
  ])('searches originals and translations, not tags: %j finds %j', (term, expected) => {
    const english = new Map([
      ['Un refus ?', 'A refusal?'],
      ['<p>Un recours.</p>', '<p>An <em>appeal</em>.</p>'],
      ['Vingt heures.', 'Twenty hours.'],
      ['Ou plus.', 'Or more.'],
    ])
    const toText = (text: string) => english.get(text) ?? text
    const found = filterFaqs(faqs, { countryId: 2, terms: [term] }, toText)
    expect(ids(found)).toEqual(expected)
  })
})

describe('selectFaqCountry (spec 4.8)', () => {
  it.each<[FaqSearchParams, string]>([
    [{}, 'France'],
    [{ country: 'BELGIQUE' }, 'Belgique'],
    [{ country: 'atlantide' }, 'France'],
    [{ country: 'france', question: '4' }, 'Belgique'],
    [{ country: 'belgique', question: '5' }, 'Belgique'],
  ])('%j selects %s', (search, name) => {
    expect(selectFaqCountry(countries, search, faqs)?.name).toBe(name)
  })
})

describe('selectSubject', () => {
  it('accepts the slug "autre" only if the country has such questions', () => {
    expect(selectSubject(visas, 'autre', true)).toBe('autre')
    expect(selectSubject(visas, 'autre', false)).toBeUndefined()
    expect([1, 2, 3].map((id) => hasOtherSubject(faqs, id))).toEqual([false, true, false])
  })
})

describe('hasOtherSubject', () => {
  it('is true for a country that has questions without a visa', () => {
    expect(hasOtherSubject(faqs, 2)).toBe(true)
    expect(hasOtherSubject(faqs, 1)).toBe(false)
  })
})

describe('groupFaqsBySubject', () => {
  it('sorts by subject name, including unlisted subjects, Autre last', () => {
    const unlisted = {
      id: 6,
      question: '',
      response: '',
      countryId: 2,
      visaId: 77,
      visaName: 'Ancien',
    }
    const groups = groupFaqsBySubject([...faqs.slice(0, 3).toReversed(), unlisted], visas)
    expect(groups.map((group) => [group.subject, ids(group.faqs)])).toEqual([
      ['Ancien', [6]],
      ['Visa court séjour', [2]],
      ['Visa étudiant', [1]],
      [undefined, [3]],
    ])
  })

  it('is the same before and after the visas load, if the server names them', () => {
    expect(groupFaqsBySubject(named, [])).toEqual(groupFaqsBySubject(named, visas))
  })
})

describe('hasUnnamedSubject', () => {
  it('is true where a question has a visa without its name', () => {
    expect(hasUnnamedSubject(named.filter(({ countryId }) => countryId === 2))).toBe(false)
    expect(hasUnnamedSubject(faqs)).toBe(true)
  })
})

describe('toCanonicalFaqSearch', () => {
  const records = { countries, faqs, visas }

  it.each<[FaqSearchParams, FaqSearchParams]>([
    [{}, {}],
    [
      { country: 'france', subject: 'autre' },
      { country: 'france', subject: 'autre' },
    ],
    [{ country: 'atlantide', subject: 'x', question: '404' }, {}],
    [
      { country: 'FRANCE', subject: 'Visa étudiant' },
      { country: 'france', subject: 'visa-etudiant' },
    ],
    [{ question: '1' }, { question: '1' }],
    [{ question: '4' }, { country: 'belgique', question: '4' }],
    [
      { country: 'belgique', question: '1' },
      { country: 'france', question: '1' },
    ],
    [{ question: '1', subject: 'visa-court-sejour' }, { question: '1' }],
    [{ question: '1', q: 'recours' }, { question: '1' }],
    [
      { question: '1', q: 'vingt' },
      { question: '1', q: 'vingt' },
    ],
  ])('corrects %j to %j', (search, expected) => {
    expect(toCanonicalFaqSearch(search, records)).toEqual(expected)
  })

  it('keeps a subject until the visas are loaded', () => {
    const canonical = toCanonicalFaqSearch(
      { subject: 'visa-etudiant' },
      { ...records, visas: undefined },
    )
    expect(canonical.subject).toBe('visa-etudiant')
  })

  it('is idempotent, and never hides the question in the URL', () => {
    const slug = fc.option(fc.constantFrom('france', 'belgique', 'x', 'autre', 'visa-etudiant'), {
      nil: undefined,
    })
    fc.assert(
      fc.property(
        slug,
        slug,
        fc.option(fc.constantFrom('recours', 'vingt', 'rien'), { nil: undefined }),
        fc.option(fc.constantFrom('1', '2', '3', '4', '5', '6', ''), { nil: undefined }),
        (country, subject, q, question) => {
          const corrected = toCanonicalFaqSearch({ country, subject, q, question }, records)
          expect(toCanonicalFaqSearch(corrected, records)).toEqual(corrected)
          if (corrected.question === undefined) return
          const shown = filterFaqs(faqs, {
            countryId: selectFaqCountry(countries, corrected, faqs)?.id,
            subject: selectSubject(visas, corrected.subject, true),
            terms: toSearchTerms(corrected.q ?? ''),
          })
          expect(ids(shown).map(String)).toContain(corrected.question)
        },
      ),
    )
  })
})
