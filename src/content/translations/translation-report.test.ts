import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'

import { createApi } from '#api/api.ts'
import { type Catalogue, catalogueFiles } from '#i18n/catalogue.ts'
import { getPassageKey } from '#i18n/passage.ts'

import { translatableFields } from './translatable-fields.ts'
import {
  countLostTranslations,
  findUnusedTranslations,
  isTranslated,
  readTranslatableRecords,
  reportRecord,
} from './translation-report.ts'

const { window } = new JSDOM('', { url: 'https://site.invalid/' })
const translations = Object.fromEntries(
  [
    ['Visa étudiant', 'Student visa'],
    ['Un avis', 'An opinion'],
    ['Un <1>délai</1>', 'A <1>time limit</1>'],
    ['Un <1>recours</1>', 'An appeal without its placeholder'],
  ].map(([source = '', translation = '']) => [getPassageKey(source), translation]),
)
const visa = {
  name: 'Visa étudiant',
  summary: '<p>Un avis</p>',
  content: '<p>Un <b>délai</b></p><p>Un <b>recours</b></p><p>Jamais traduit</p>',
}
const parseHtml = (html: string) => new window.DOMParser().parseFromString(html, 'text/html').body
const countLost = (changes: Partial<typeof visa>) =>
  countLostTranslations(
    translatableFields.visas(visa),
    translatableFields.visas({ ...visa, ...changes }),
    translations,
    parseHtml,
  )

it('counts the translated passages that a change takes away', () => {
  expect(countLost({})).toBe(0)
  expect(countLost({ name: 'Visa d’études' })).toBe(1)
  expect(countLost({ name: 'Visa d’études', content: '' })).toBe(2)
})

it('does not count a passage that another field still has', () => {
  const repeated = { ...visa, content: `${visa.content}<p>Un avis</p>` }
  const count = countLostTranslations(
    translatableFields.visas(repeated),
    translatableFields.visas({ ...repeated, summary: '' }),
    translations,
    parseHtml,
  )
  expect(count).toBe(0)
})

it('parses the texts that a form began with once, at however many pauses of typing', () => {
  const before = translatableFields.visas({ ...visa, content: '<p>Jamais traduit</p>' })
  const parsed: string[] = []
  for (const typed of ['a', 'ab', 'abc']) {
    const after = translatableFields.visas({ ...visa, content: `<p>${typed}</p>` })
    countLostTranslations(before, after, translations, (html) => {
      parsed.push(html)
      return parseHtml(html)
    })
  }
  expect(parsed).toEqual(['<p>Jamais traduit</p>'])
})

it('counts neither a passage that moved nor one whose translation is not shown', () => {
  expect(countLost({ summary: '', content: `${visa.content}<p>Un avis</p>` })).toBe(0)
  expect(countLost({ content: '<p>Un <b>délai</b></p>' })).toBe(0)
})

/** A catalogue with these translations in the file of the visas, and others in that of the questions. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has every file
const catalogue = {
  ...Object.fromEntries(catalogueFiles.map((file) => [file, {}])),
  visas: translations,
  faqs: { [getPassageKey('Jamais traduit')]: 'Translated elsewhere', unused: 'Nobody asks' },
} as unknown as Catalogue

describe('the report of a record', () => {
  const record = {
    kind: 'visas',
    id: 1,
    name: 'Visa',
    fields: translatableFields.visas(visa),
  } as const
  const report = reportRecord(record, catalogue, parseHtml)

  it('has each passage with its translation, also if that is in another file', () => {
    expect(report).toMatchObject({ kind: 'visas', id: 1, name: 'Visa' })
    expect(report.passages.map((passage) => [passage.source, isTranslated(passage)])).toEqual([
      ['Visa étudiant', true],
      ['Un avis', true],
      ['Un <1>délai</1>', true],
      ['Un <1>recours</1>', false],
      ['Jamais traduit', true],
    ])
    expect(report.passages.at(-1)?.translation).toBe('Translated elsewhere')
    const [own] = reportRecord(record, { ...catalogue, visas: {} }, parseHtml).passages
    expect(own).toMatchObject({ translation: undefined, error: undefined })
  })

  it('leaves the translations that no record uses', () => {
    expect(findUnusedTranslations([report], catalogue)).toEqual([
      { file: 'faqs', key: 'unused', translation: 'Nobody asks' },
    ])
  })
})

it('records are named as their lists name them, a visa and its offer with their country', async () => {
  const rows: Record<string, unknown> = {
    '/api/Visas': [
      { id: 1, name: 'Visa A', country: { name: 'France' } },
      { id: 2, name: 'Visa B', country: null },
    ],
    '/api/Intervention': [
      { id: 3, countryId: 1, visaId: 1, visa: { name: 'Visa A' }, country: { name: 'France' } },
      { id: 4, countryId: 1, visaId: 9 },
    ].map((row) => ({ ...row, serviceLevels: [] })),
    '/api/Faq': [{ id: 5, question: 'Quand ?', response: 'Demain.' }],
    '/api/Articles': [{ id: 6, title: 'Un titre' }],
    '/api/Tags': [{ id: 7, name: 'asile' }],
    '/testimonials.json': [{ id: 8, name: 'Ana', content: 'Merci.' }],
    '/api/ContactSubject': [{ id: 9, name: 'Autre sujet' }],
  }
  const baseUrls = { api: 'https://api.example', site: 'https://api.example' }
  const { calls } = createApi(baseUrls, async ({ url }) =>
    Response.json(rows[new URL(url).pathname] ?? []),
  )
  const records = await readTranslatableRecords(calls)
  const listed = records.filter(({ kind }) => kind !== 'videos')
  expect(listed.map(({ kind, id, name }) => `${kind} ${id}: ${name}`)).toEqual([
    'visas 1: Visa A (France)',
    'visas 2: Visa B',
    'interventions 3: Visa A (France)',
    'interventions 4: 9',
    'faqs 5: Quand ?',
    'articles 6: Un titre',
    'tags 7: asile',
    'testimonials 8: Ana',
    'contactSubjects 9: Autre sujet',
  ])
  const videos = records.filter(({ kind }) => kind === 'videos')
  expect(videos.map(({ id }) => id)).toEqual(videos.map((_, index) => index + 1))
})
