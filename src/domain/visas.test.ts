import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

import { withSlugs } from './slug.ts'
import {
  downloads,
  findIntervention,
  formatFileSize,
  selectCountry,
  selectVisa,
  sortLevels,
} from './visas.ts'

const toRecords = (...names: string[]) => withSlugs(names.map((name, id) => ({ id, name })))

it.each([
  ['the one in the URL', 'FRANCE', ['Lituanie', 'Belgique', 'France'], 'France'],
  ['Belgium without one', undefined, ['Lituanie', 'Belgique', 'France'], 'Belgique'],
  ['Belgium for an unknown one', 'x', ['Lituanie', 'Belgique'], 'Belgique'],
  ['the first where there is no Belgium', undefined, ['Lituanie', 'France'], 'Lituanie'],
  ['none where there is none', 'france', [], undefined],
])('selects a country: %s (spec 4)', (_, slug, names, expected) => {
  expect(selectCountry(toRecords(...names), slug)?.name).toBe(expected)
})

it('selects the visa in the URL, else the first (spec 4)', () => {
  const visas = toRecords('Visa étudiant', 'Visa salarié')
  expect(selectVisa(visas, 'visa-salarie')).toBe(visas[1])
  expect(selectVisa(visas, 'x')).toBe(visas[0])
  expect(selectVisa(visas, undefined)).toBe(visas[0])
})

it('finds the intervention of a country and a visa', () => {
  const interventions = [
    [1, 1],
    [1, 2],
    [2, 2],
  ].map(([countryId = 0, visaId = 0], id) => ({ id, countryId, visaId, serviceLevels: [] }))
  expect(findIntervention(interventions, 1, 2)?.id).toBe(1)
  expect(findIntervention(interventions, 2, 2)?.id).toBe(2)
  expect(findIntervention(interventions, 2, 1)).toBeUndefined()
})

it('sorts levels by their numbers', () => {
  const levels = [3, 1, 10, 2].map((levelNumber) => ({
    id: levelNumber,
    levelNumber,
    title: '',
    summary: '',
    fullDescription: '',
  }))
  expect(sortLevels(levels).map(({ levelNumber }) => levelNumber)).toEqual([1, 2, 3, 10])
})

describe.each(downloads)('$file (spec 2.5)', ({ file, bytes, pages }) => {
  const read = () => readFile(new URL(`../../public/downloads/${file}`, import.meta.url))

  it('is a PDF of the stated size', async () => {
    const content = await read()
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(content.byteLength).toBe(bytes)
  })

  it('has the stated number of pages and a language', async () => {
    const source = (await read()).toString('latin1')
    expect(source.match(/\/Type\s*\/Page\b/g)).toHaveLength(pages)
    expect(source).toMatch(/\/Lang \(fr/)
  })
})

describe('formatFileSize', () => {
  it.each([
    [48_213, 'fr', '48\u202fko'],
    [48_213, 'en', '48 kB'],
    [12, 'en', '1 kB'],
  ] as const)('gives %i bytes in %s as %j', (bytes, language, words) => {
    expect(formatFileSize(bytes, language).replaceAll('\u00a0', '\u202f')).toBe(words)
  })
})
