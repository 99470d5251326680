import { expect, it } from 'vitest'

import { getFindingKey } from './finding.ts'
import { checkAcrossRecords, type CheckedLists } from './records.ts'

const lists: CheckedLists = {
  countries: [
    { id: 1, name: 'Belgique', code: 'BE' },
    { id: 2, name: 'France', code: 'FR' },
  ],
  visas: [
    { id: 3, name: 'Visa étudiant', countryId: 1 },
    { id: 4, name: 'Visa étudiant', countryId: 1 },
    { id: 5, name: 'Visa vacances', countryId: 2 },
  ],
  interventions: [{ id: 8, countryId: 1, visaId: 3, serviceLevels: [] }],
  faqs: [{ id: 9, question: 'Q', response: 'R', countryId: 1, visaId: null }],
  articles: [],
  recordFacts: [
    {
      id: 1,
      entity: 'visas',
      recordId: 3,
      purpose: 'study',
      documentHeadings: [],
      usualTimeHeading: 'Délai & suite',
    },
    { id: 2, entity: 'visas', recordId: 4, purpose: 'work', documentHeadings: [] },
  ],
}
const today = '2026-11-26'
const check = (entity: Parameters<typeof checkAcrossRecords>[0]['entity'], id: number) =>
  checkAcrossRecords({ entity, id }, lists, today).map(({ rule }) => rule)

it('a visa needs an intervention, and facts that lead the orientation to it', () => {
  expect(check('visas', 3)).toEqual([])
  expect(check('visas', 4)).toEqual(['visaIntervention'])
  expect(check('visas', 5)).toEqual(['visaIntervention', 'visaOrientation'])
})

it('a visa needs a country before anything else', () => {
  const visas = [{ id: 6, name: 'Visa étudiant' }]
  const findings = checkAcrossRecords({ entity: 'visas', id: 6 }, { ...lists, visas }, today)
  expect(findings).toEqual([{ rule: 'visaCountry', field: 'countryId', quote: '' }])
})

it('a visa is judged by its number, not by its name', () => {
  const visa = { entity: 'visas', id: 3, name: 'Titre D' } as const
  expect(checkAcrossRecords(visa, lists, today)).toEqual([])
})

it('of a server that has no facts, none is missed', () => {
  const visa = { entity: 'visas', id: 5 } as const
  const findings = checkAcrossRecords(visa, { ...lists, recordFacts: undefined }, today)
  expect(findings.map(({ rule }) => rule)).toEqual(['visaIntervention'])
})

it.each([
  [3, ['<h3>Délai &amp; suite</h3>'], true],
  [3, ['<h3>Délai &amp; suite</h3>', '<h3>Durée</h3>'], false],
  // Another heading, and no heading.
  [3, ['<h3>Délai &amp; suite donnée</h3>'], false],
  [3, ['<p>Délai &amp; suite</p>'], false],
  [3, [null], false],
  [3, [], true],
  // Of a visa whose facts name no heading, or that has none.
  [4, ['<h3>Délai &amp; suite</h3>'], false],
  [5, ['<h3>Délai &amp; suite</h3>'], false],
])('an intervention for visa %i with %j is read: %s', (visaId, texts, isRead) => {
  const serviceLevels = texts.map((fullDescription, index) => ({
    levelNumber: index + 1,
    title: 'Conseil',
    fullDescription,
  }))
  const interventions = [{ id: 8, countryId: 1, visaId, serviceLevels }]
  const record = { entity: 'interventions', id: 8 } as const
  const rules = checkAcrossRecords(record, { ...lists, interventions }, today)
  expect(rules.map(({ rule }) => rule)).toEqual(isRead ? [] : ['interventionTime'])
  const withoutFacts = { ...lists, interventions, recordFacts: undefined }
  expect(checkAcrossRecords(record, withoutFacts, today)).toEqual([])
})

it('a country needs a FAQ', () => {
  expect(check('countries', 1)).toEqual([])
  expect(check('countries', 2)).toEqual(['countryFaq'])
})

it('a list that is not loaded judges nothing', () => {
  for (const entity of ['visas', 'countries', 'articles'] as const) {
    expect(checkAcrossRecords({ entity, id: 99 }, {}, today)).toEqual([])
  }
})

it.each<[string, object, boolean]>([
  ['of a year and a day ago', { date: '2025-11-25T10:00:00Z' }, true],
  ['of a year ago', { date: '2025-11-26' }, false],
  ['that was created later', { date: '2024-01-01', createdDate: '2026-01-02' }, false],
  [
    'that says when it was updated',
    { date: '2024-01-01', content: '<p><time datetime="2026-02-01">1er février 2026</time></p>' },
    false,
  ],
  ['that no visitor sees', { date: '2024-01-01', articleStatus: 'Brouillon' }, false],
  ['without a date', {}, false],
])('an article %s', (_, article, isOld) => {
  const articles = [{ id: 1, title: 'Titre', ...article }]
  const rules = checkAcrossRecords({ entity: 'articles', id: 1 }, { articles }, today)
  expect(rules.map(({ rule }) => rule)).toEqual(isOld ? ['articleOld'] : [])
})

it('the key of a finding changes with its words, its record and its place', () => {
  const finding = { rule: 'promise', field: 'content', quote: 'garanti' } as const
  const part = { index: 0, id: 7, name: 'notes', title: 'A' }
  const key = getFindingKey('visas', 1, finding)
  expect(key).toMatch(/^r[a-z0-9]{14}$/)
  const others = [
    getFindingKey('visas', 2, finding),
    getFindingKey('faqs', 1, finding),
    getFindingKey('visas', 1, { ...finding, quote: 'garantie' }),
    getFindingKey('visas', 1, { ...finding, place: { words: 'garanti', before: 1 } }),
    getFindingKey('visas', 1, { ...finding, part }),
    // Two levels may have one title.
    getFindingKey('visas', 1, { ...finding, part: { ...part, id: 8 } }),
  ]
  expect(new Set([key, ...others]).size).toBe(7)
  // Levels can be moved.
  expect(getFindingKey('visas', 1, { ...finding, part: { ...part, index: 3 } })).toBe(others[4])
})
