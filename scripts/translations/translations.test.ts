import { fileURLToPath } from 'node:url'

import { expect, it } from 'vitest'

import { window } from '../jsdom-window.ts'
import { createBuildApi } from '../prerender/build-api.ts'
import { createFixtureFetch } from '../prerender/fixture-fetch.ts'
import {
  findUnusedTranslations,
  isTranslated,
  readTranslatableRecords,
} from '../../src/content/translations/translation-report.ts'
import { writeXliff } from '../../src/content/translations/xliff.ts'
import { readCatalogue, reportRecords } from './read-records.ts'
import { readXliff } from './read-xliff.ts'

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))
const { calls } = createBuildApi(publicFolder, createFixtureFetch())
const translatableRecords = await readTranslatableRecords(calls)
const catalogue = await readCatalogue(publicFolder, 'en')
const records = reportRecords(translatableRecords, catalogue)
const passages = records.flatMap((record) => record.passages)
const sources = new Map(passages.map(({ key, source }) => [key, source]))

it('all seeded content is translated, each passage in the structure of its source', () => {
  expect(passages.filter((passage) => !isTranslated(passage))).toEqual([])
})

it('passages with one key have one source', () => {
  for (const { key, source } of passages) expect(sources.get(key)).toBe(source)
})

/** The first record with this text instead of its own. */
function changeFirstRecord(text: string) {
  const [first] = translatableRecords
  if (first === undefined) throw new Error('There are no records.')
  return { ...first, fields: [{ file: 'visas', format: 'plain', text }] } as const
}

it('a changed passage is missing, and its translation unused', () => {
  const changed = changeFirstRecord('Un texte neuf')
  const report = reportRecords([changed, ...translatableRecords.slice(1)], catalogue)
  expect(report[0]?.passages).toMatchObject([
    { source: 'Un texte neuf', translation: undefined, error: undefined },
  ])
  expect(findUnusedTranslations(report, catalogue).length).toBeGreaterThan(
    findUnusedTranslations(records, catalogue).length,
  )
})

it('a translation with other placeholders than its source is not one', () => {
  const record = changeFirstRecord('Visa')
  const key = reportRecords([record], catalogue)[0]?.passages[0]?.key ?? ''
  const hostile = { ...catalogue, visas: { [key]: '<1>Visa</1>' } }
  expect(reportRecords([record], hostile)[0]?.passages).toMatchObject([
    { error: { kind: 'extra', placeholder: '<1>' } },
  ])
})

it('XLIFF leads to the same translations', () => {
  const units = passages.map((passage) => ({
    ...passage,
    record: 'a & <record>',
    translation: catalogue[passage.file][passage.key],
  }))
  const { translations, refused } = readXliff(writeXliff(units, 'en', window), sources)
  expect(refused).toEqual([])
  const expected = units.map(({ key, translation }) => [key, translation] as const)
  expect(new Map(translations.map(({ key, translation }) => [key, translation]))).toEqual(
    new Map(expected),
  )
})

it.each([
  ['<target>An opinion</target>', 'the placeholder <1> of the source is missing.'],
  [
    '<target>An <pc id="2">opinion</pc></target>',
    'the placeholder <2> is not in the source, or stands twice.',
  ],
  [
    '<target>An <pc id="1">op</pc><pc id="1">inion</pc></target>',
    'the placeholder <1> is not in the source, or stands twice.',
  ],
])('refuses %j with its line', (target, reason) => {
  const xml = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1">
<file id="visas"><unit id="p-a"><segment><source/>${target}</segment></unit>
<unit id="p-b"><segment><target>A time limit</target></segment></unit></file></xliff>`
  const result = readXliff(
    xml,
    new Map([
      ['a', 'Un <1>avis</1>'],
      ['b', 'Un délai'],
    ]),
  )
  expect(result.refused).toEqual([{ line: 2, reason: `p-a: ${reason}` }])
  expect(result.translations).toEqual([{ key: 'b', translation: 'A time limit' }])
})

it.each([
  ['<xliff', /well-formed/],
  ['<html/>', /well-formed/],
  [
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
    /XLIFF 1.2; 2.0 or 2.1 is needed/,
  ],
])('%j is no XLIFF 2', (xml, message) => {
  expect(() => readXliff(xml, sources)).toThrow(message)
})
