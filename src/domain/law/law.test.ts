import { describe, expect, it } from 'vitest'

import type { DeadlineRule } from '#contract/deadlines.ts'
import type { Statement } from '#contract/statements.ts'

import { readAmounts, readReferences, readYears } from './amounts.ts'
import { isPastVersion, listDueLaw } from './due.ts'
import { listStatements, toComparedText } from './statements.ts'
import { readRecordNumbers } from './uncovered.ts'

const statement: Statement = {
  id: 1,
  slug: 'fr-visa',
  says: 'Trente jours.',
  amounts: ['30 day'],
  passages: [
    { record: 'faqs/1', text: 'dans les trente jours' },
    { record: 'articles/2', text: '30 jours à compter' },
  ],
  quotation: 'trente jours',
  quotationLanguage: 'fr',
  url: 'https://example.org/section-72.html',
  checkedOn: '2026-11-01',
  checkedBy: null,
  validTo: null,
}
const rule: DeadlineRule = {
  id: 1,
  slug: 'rule',
  colour: 'red',
  country: 'FR',
  letters: ['visa'],
  situation: 'Un refus',
  period: 'Trente jours.',
  method: '',
  exceptions: '',
  suspends: 'no',
  authority: 'Le tribunal',
  channel: 'Par la poste',
  legalAid: 'Au bureau',
  counting: null,
  validFrom: null,
  validTo: null,
  law: 'CESEDA',
  quotation: 'trente jours',
  quotationLanguage: 'fr',
  url: 'https://example.org/',
  checkedOn: '2026-11-01',
  checkedBy: null,
  furtherSources: [],
}

it.each([
  ['dans les trente jours, ou 1\u00a0000\u00a0€', ['30 day', '1000 €']],
  ['quarante-huit heures ; un mois', ['48 hour', '1 month']],
  ['entre le quatrième et le deuxième mois', []],
  ['vingt-quatre mois, dix-huit mois', ['24 month', '18 month']],
  ['quatre-vingt-dix jours sur cent quatre-vingts jours', ['90 day', '180 day']],
  ['12,5 % et 22 à 28 m²', ['12.5 %']],
  ['150\u00a0$\u00a0CA', ['150 $']],
  ['un jour de trop ; une heure suffit', []],
  ['cinquante-cinq ans, mille quatre-vingt-quinze jours', ['55 year']],
])('reads the amounts of %j', (text, amounts) => {
  expect(readAmounts(text)).toEqual(amounts)
})

it('reads years, and no other numbers', () => {
  expect(readYears('Depuis 2024, 1964, 964 heures, no 2024-42, 2031')).toEqual([
    '2024',
    '1964',
    '2031',
  ])
})

it('reads the articles and annexes that a text names', () => {
  expect(
    readReferences('L’article 9bis, l’annexe 32 et les articles 44 et 45 ; l’article L. 421-1'),
  ).toEqual(['9bis', '32', '44', '421-1'])
})

/** What is due of the statement with changes: the reasons, and what for. */
const list = (changed: Partial<Statement>, today = '2026-11-28', rules: DeadlineRule[] = []) =>
  listDueLaw(rules, [{ ...statement, ...changed }], today).map(({ reason, detail }) => [
    reason,
    detail,
  ])

describe('what is due', () => {
  it('is nothing where all is new and the same', () => {
    expect(list({})).toEqual([])
    expect(listDueLaw([rule], [], '2026-11-28')).toEqual([])
  })
  it('is what was not checked for twelve months, in both files', () => {
    expect(list({}, '2027-11-01')).toEqual([])
    expect(list({}, '2027-11-02')).toEqual([['unchecked', '2026-11-01']])
    expect(listDueLaw([rule], [], '2027-11-02')).toMatchObject([
      { reason: 'unchecked', slug: 'rule' },
    ])
  })
  it('is what is believed for sixty days more, or no longer', () => {
    expect(list({ validTo: '2027-01-28' })).toEqual([])
    expect(list({ validTo: '2027-01-27' })).toEqual([['expiring', '2027-01-27']])
    expect(list({ validTo: '2026-11-28' })).toEqual([['expiring', '2026-11-28']])
    expect(list({ validTo: '2026-11-27' })).toEqual([['expired', '2026-11-27']])
  })
  it('is a link to a past version', () => {
    const url = 'https://laws.justice.gc.ca/eng/acts/i-2.5/section-72-20030702.html'
    expect(list({ url })).toEqual([['pastVersion', url]])
    expect(isPastVersion('https://www.legifrance.gouv.fr/codes/LEGIARTI000042/2024-07-15')).toBe(
      true,
    )
    expect(isPastVersion('https://example.org/2025/12/04/nouvelle-loi')).toBe(false)
  })
  it('is another number in another place, or in the rule on deadlines', () => {
    const passages = [...statement.passages, { record: 'visas/3', text: 'avant quinze jours' }]
    expect(list({ passages })).toEqual([['differs', 'avant quinze jours']])
    // Another unit is another thing.
    expect(list({ passages: [{ record: 'visas/3', text: 'trente jours, deux mois' }] })).toEqual([])
    const ruled = (period: string) => list({ rule: 'rule' }, '2026-11-28', [{ ...rule, period }])
    expect(ruled('Trente jours, ou dix.')).toEqual([])
    expect(ruled('Dix jours.')).toEqual([['differs', 'rule : Dix jours.']])
  })
})

it('shows a statement only below a text that still says it', () => {
  const texts = ['<p>À faire dans les <strong>trente\u00a0jours</strong>.</p>', null]
  const shown = (record: string, html: readonly (string | null)[]) =>
    listStatements([statement], record, toComparedText(...html)).length
  expect(shown('faqs/1', texts)).toBe(1)
  expect(shown('faqs/2', texts)).toBe(0)
  expect(shown('faqs/1', ['<p>À faire dans les vingt jours.</p>'])).toBe(0)
  expect(listStatements([statement], 'faqs/1', undefined)).toHaveLength(1)
})

const readNumbers = (html: string, texts: readonly string[] = []) =>
  readRecordNumbers(
    [{ ...statement, passages: texts.map((text) => ({ record: 'articles/1', text })) }],
    'articles/1',
    [html],
  )

describe('the numbers of a record', () => {
  it('are covered by passages that share words', () => {
    const html = '<p>Cinq ans, dix ans, depuis 2024, selon l’article 9bis.</p>'
    expect(readNumbers(html).uncovered).toEqual(['5 year', '10 year', '2024', '9bis'])
    expect(readNumbers(html, ['Cinq ans, dix ans', 'ans, depuis 2024']).uncovered).toEqual(['9bis'])
  })

  it('are counted where each stands', () => {
    expect(readNumbers('<p>30 jours ici, 30 jours là.</p>', ['30 jours ici']).uncovered).toEqual([
      '30 day',
    ])
  })

  it('leave out a worked example and the day of the law', () => {
    const html =
      '<h3>Un exemple</h3><p>60 jours.</p><h2>Suite</h2><p>30 jours. État du droit au 1er mai 2026.</p>'
    expect(readNumbers(html).all).toEqual(['30 day'])
  })
})
