import { describe, expect, it } from 'vitest'

import { describeRecord, type NameRecord } from './record-names.ts'
import { findDependents, type ListedRecord } from './dependents.ts'

const nameRecord: NameRecord = (entity, record) =>
  describeRecord(entity, record).name ?? 'sans titre'
const belgium = { id: 1, code: 'BE' }
const referrers = {
  visas: [
    { id: 10, name: 'Visa étudiant', countryId: 1 },
    { id: 11, name: 'Visa court séjour', countryId: 2 },
    { id: 12, name: 'Visa imbriqué', country: { id: 1, name: 'Belgique' } },
  ],
  interventions: [
    { id: 20, title: 'Visa étudiant – Belgique', countryId: 1, visaId: 10 },
    { id: 21, title: null, countryId: 1, visaId: 12 },
    { id: 22, title: 'Ailleurs', countryId: 2, visaId: 11 },
  ],
  faqs: [
    { id: 30, question: 'Combien de temps ?', countryId: 1, visaId: 10 },
    { id: 31, question: 'Et ailleurs ?', countryId: 2, visaId: null },
  ],
  articles: [
    { id: 40, title: 'De Belgique', countryId: 1 },
    { id: 41, title: 'De partout', countryId: null, country: 'ALL' },
    { id: 42, title: 'Par son code', countryId: null, country: { code: 'be' } },
    { id: 43, title: ' ', countryId: 2, country: { code: 'BE' } },
  ],
}

const findOf = (entity: 'countries' | 'visas') => (chosen: ListedRecord[], lists: Lists) =>
  findDependents(entity, chosen, lists, nameRecord)
type Lists = Parameters<typeof findDependents>[2]
const findCountryDependents = findOf('countries')
const findVisaDependents = findOf('visas')

describe('the dependents of a country', () => {
  it('finds only the visas, interventions, FAQs and articles of the country', () => {
    expect(findCountryDependents([belgium], referrers)).toMatchObject([
      {
        entity: 'articles',
        records: [
          { id: 40, name: 'De Belgique' },
          { id: 42, name: 'Par son code' },
        ],
      },
      {
        entity: 'visas',
        records: [
          { id: 10, name: 'Visa étudiant' },
          { id: 12, name: 'Visa imbriqué' },
        ],
      },
      {
        entity: 'interventions',
        records: [
          { id: 20, name: 'Visa étudiant – Belgique' },
          { id: 21, name: 'sans titre' },
        ],
      },
      { entity: 'faqs', records: [{ id: 30, name: 'Combien de temps ?' }] },
    ])
  })

  it('finds nothing for an unused country or an empty code', () => {
    expect(findCountryDependents([{ id: 9, code: 'LU' }], referrers)).toEqual([])
    const articles = [{ id: 1, title: 'Sans code', country: { code: '' } }]
    expect(findCountryDependents([{ id: 9, code: '' }], { ...referrers, articles })).toEqual([])
  })
})

describe('the dependents of a visa', () => {
  it('finds its interventions and FAQs; a FAQ under "Autre" belongs to none', () => {
    expect(findVisaDependents([{ id: 10 }], referrers)).toEqual([
      { entity: 'interventions', records: [{ id: 20, name: 'Visa étudiant – Belgique' }] },
      { entity: 'faqs', records: [{ id: 30, name: 'Combien de temps ?' }] },
    ])
  })
})

it('names a record as it is told to', () => {
  const [articles] = findCountryDependents([{ id: 2 }], referrers)
  expect(articles?.records).toEqual([{ id: 43, name: 'sans titre' }])
})

it('lists the dependents of several countries', () => {
  const groups = findCountryDependents([{ id: 2, code: 'FR' }, belgium], referrers)
  expect(groups.map(({ entity, records }) => [entity, records.map(({ id }) => id)])).toEqual([
    ['articles', [40, 42, 43]],
    ['visas', [10, 11, 12]],
    ['interventions', [20, 21, 22]],
    ['faqs', [30, 31]],
  ])
})
