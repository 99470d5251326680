import { describe, expect, it } from 'vitest'

import { foldText } from '#platform/text.ts'

import {
  addRecentRecord,
  createNameFinder,
  findEntries,
  getDetail,
  nameInContext,
  maxRecentRecords,
  parseRecentRecords,
  type RecentRecord,
} from './palette.ts'
import { describeRecord, type NameRecord } from './record-names.ts'
import { toSearchWords } from './text-search.ts'

const toEntry = (title: string, others = '') => ({
  title,
  foldedTitle: foldText(title),
  foldedText: foldText(`${title} ${others}`),
})
const entries = [
  toEntry('Le long séjour', 'France'),
  toEntry('Long séjour', 'Belgique'),
  toEntry('Prolongation', 'long visit'),
  toEntry('Visa étudiant', 'Belgique student visa 7'),
]
const search = (query: string) =>
  findEntries(entries, toSearchWords(query)).map(({ title }) => title)

describe('the search of the palette', () => {
  it('puts titles that begin with the words first, then whole words, parts, and other texts', () => {
    expect(search('long')).toEqual(['Long séjour', 'Le long séjour', 'Prolongation'])
    expect(search('visit')).toEqual(['Prolongation'])
  })

  it('ignores case, accents, order and spaces, and finds English words', () => {
    expect(search('  SEJOUR  lông ')).toEqual(['Le long séjour', 'Long séjour'])
    expect(search('student')).toEqual(['Visa étudiant'])
    expect(search('etudiant belgique')).toEqual(['Visa étudiant'])
  })

  it('needs every word, and takes one letter or digit as the beginning of a word', () => {
    expect(search('visa france')).toEqual([])
    expect(search('7')).toEqual(['Visa étudiant'])
    expect(search('i')).toEqual([])
  })

  it('finds one among the records of five lists of 5,000', () => {
    const many = Array.from({ length: 25_000 }, (_, id) =>
      toEntry(`Combien de temps faut-il attendre le visa nº ${id} ?`, 'Belgique how long'),
    )
    expect(findEntries(many, toSearchWords('temps visa 24999'))).toHaveLength(1)
  })
})

const nameRecord: NameRecord = (entity, record) =>
  describeRecord(entity, record).name ?? 'sans titre'

describe('the name of a record', () => {
  const lists = {
    countries: [{ id: 1, name: 'Belgique', code: 'BE' }],
    visas: [{ id: 10, name: 'Visa étudiant', countryId: 1 }],
  }
  const findName = createNameFinder(lists, nameRecord)

  it('stands with its country and its visa', () => {
    expect(
      nameInContext('visas', { id: 10, name: 'Visa étudiant', countryId: 1 }, findName, nameRecord),
    ).toEqual({ title: 'Visa étudiant', context: ['Belgique'] })
    const faq = { id: 1, question: 'Combien ?', countryId: 1, visaId: null }
    expect(nameInContext('faqs', faq, findName, nameRecord)).toEqual({
      title: 'Combien ?',
      context: ['Belgique'],
    })
  })

  it('is what the caller says where the record has none', () => {
    const intervention = { id: 3, title: null, countryId: 1, visaId: 10 }
    expect(nameInContext('interventions', intervention, findName, nameRecord)).toEqual({
      title: 'sans titre',
      context: ['Belgique', 'Visa étudiant'],
    })
  })

  it('comes from the record while the other list is not loaded', () => {
    const none = createNameFinder({}, nameRecord)
    const faq = {
      id: 1,
      question: 'Q',
      countryId: 1,
      countryName: 'Belgique',
      visaId: 2,
      visaName: ' ',
    }
    expect(nameInContext('faqs', faq, none, nameRecord).context).toEqual(['Belgique'])
    const visa = { id: 1, name: 'V', country: { id: 1, name: 'France' } }
    expect(nameInContext('visas', visa, none, nameRecord).context).toEqual(['France'])
  })
})

it('the detail of a record is what its title does not say', () => {
  expect(
    getDetail({ title: 'Visa étudiant – Belgique', context: ['Belgique', 'Visa étudiant'] }),
  ).toBe('')
  expect(getDetail({ title: 'Combien ?', context: ['Belgique', 'Visa'] })).toBe('Belgique · Visa')
})

describe('recent records', () => {
  const visa: RecentRecord = { entity: 'visas', id: 1 }
  const faq: RecentRecord = { entity: 'faqs', id: 1 }

  it('are the newest first, each once, and not more than some', () => {
    expect(addRecentRecord([visa, faq], faq)).toEqual([faq, visa])
    const many = Array.from({ length: 20 }, (_, id) => ({ entity: 'faqs' as const, id: id + 2 }))
    expect(many.reduce(addRecentRecord, [visa] as readonly RecentRecord[])).toHaveLength(
      maxRecentRecords,
    )
  })

  it.each([null, '', '{', '{}', '[1]', '[{"entity":"x","id":1}]', '[{"entity":"visas","id":-1}]'])(
    'that are stored as %s are none',
    (stored) => {
      expect(parseRecentRecords(stored)).toEqual([])
    },
  )

  it('are read in their order', () => {
    expect(parseRecentRecords(JSON.stringify([visa, 7, faq, visa]))).toEqual([visa, faq])
  })
})
