import { deflateSync } from 'node:zlib'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { createDatabase } from '../database/database.ts'
import { listChanges } from '../database/database-file.ts'
import { createMemoryOverlay } from '../database/overlay.ts'
import {
  type CopiedState,
  createStateLink,
  isStateFile,
  readStateFile,
  readStateLink,
  serializeState,
} from './state-capsule.ts'
import { fr } from './texts/fr.ts'

const site = { origin: 'https://demo.example', basePath: '/demo/' }
const message = { kind: 'textarea', label: 'Message', index: 0, value: 'Bonjour', isChecked: false }
const state: CopiedState = {
  commit: 'abcd1234',
  createdAt: '2026-11-27T05:00:00.000Z',
  path: '/faq?country=BE#question-3',
  scenario: 'faq-empty',
  today: '2026-12-30',
  language: 'en',
  width: 390,
  changes: [],
  typed: [message],
}
const getData = (link: string) => link.slice(link.indexOf('#etat=') + '#etat='.length)
const read = (data: string) => readStateLink(data, site)
const encode = (text: string) => deflateSync(text).toString('base64url')
/** A state as it is written, with other values. */
const alter = (values: object) =>
  JSON.stringify({ ...JSON.parse(serializeState(state)), ...values })

describe('a link', () => {
  it('holds all of a state in its fragment', async () => {
    const link = (await createStateLink(state, site)) ?? ''
    expect(link).toMatch(/^https:\/\/demo\.example\/demo\/faq\?country=BE#etat=[\w-]+$/)
    const { overrides, url, ...received } = await read(getData(link))
    expect(overrides).toEqual([])
    expect(url).toBe('https://demo.example/demo/faq?country=BE#question-3')
    const { changes: _, ...copied } = state
    expect(received).toEqual(copied)
  })

  it('gives any texts back as they were', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), fc.nat(5000), async (values, width) => {
        const typed = values.map((value, index) => ({ ...message, index, value }))
        const link = (await createStateLink({ ...state, typed, width: width + 1 }, site)) ?? ''
        expect(await read(getData(link))).toMatchObject({ typed, width: width + 1 })
      }),
    )
  })

  it('is refused wherever it is cut, and whatever replaces it', async () => {
    const data = getData((await createStateLink(state, site)) ?? '')
    await fc.assert(
      fc.asyncProperty(fc.nat(data.length - 3), async (length) => {
        await expect(read(data.slice(0, length))).rejects.toMatchObject({ reason: 'incomplete' })
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.string(), async (other) => {
        await expect(read(other)).rejects.toMatchObject({ name: 'InvalidStateError' })
      }),
    )
  })

  it('is no link once it is too long, and none is read that is', async () => {
    const value = Array.from({ length: 20_000 }, (_, index) => (index * 7919).toString(36)).join('')
    const typed = [{ ...message, value: value.slice(0, 90_000) }]
    expect(await createStateLink({ ...state, typed }, site)).toBeUndefined()
    await expect(read('A'.repeat(2_000_000))).rejects.toMatchObject({ reason: 'tooLarge' })
    // A few kilobytes that stand for megabytes.
    const bomb = encode(' '.repeat(4_000_000))
    expect(bomb.length).toBeLessThan(8192)
    await expect(read(bomb)).rejects.toMatchObject({ reason: 'tooLarge' })
  })
})

async function editRecords() {
  const overlay = createMemoryOverlay()
  const database = createDatabase(overlay)
  const country = await database.countries.insert({ name: 'Sénégal', code: 'SN' })
  const faq = (await database.faqs.all()).at(0)
  if (faq === undefined) throw new Error('The seed has no question.')
  await database.faqs.update({ ...faq, countryId: country.id })
  await database.faqs.remove(faq.id + 1)
  return { overlay, faq, country }
}

describe('the data of a state', () => {
  it('is what differs from the seed, and of a record the fields that do', async () => {
    const { overlay, faq, country } = await editRecords()
    const changes = await listChanges(overlay)
    expect(changes).toEqual([
      { table: 'countries', id: country.id, record: country },
      { table: 'faqs', id: faq.id, fields: { countryId: country.id } },
      { table: 'faqs', id: faq.id + 1, record: null },
    ])
    const { overrides } = await read(encode(serializeState({ ...state, changes })))
    const received = createMemoryOverlay()
    await received.replace(overrides)
    for (const table of ['countries', 'faqs'] as const) {
      expect(await createDatabase(received)[table].all()).toEqual(
        await createDatabase(overlay)[table].all(),
      )
    }
  })

  it('is of a price that changed the price alone', async () => {
    const overlay = createMemoryOverlay()
    const database = createDatabase(overlay)
    const intervention = (await database.interventions.all()).at(0)
    if (intervention === undefined) throw new Error('The seed has no intervention.')
    const serviceLevels = intervention.serviceLevels.map((level, index) =>
      index === 1 ? { ...level, serviceFee: { ...level.serviceFee, amount: 1450 } } : level,
    )
    await database.interventions.update({ ...intervention, serviceLevels })
    const changes = await listChanges(overlay)
    expect(changes).toEqual([
      {
        table: 'interventions',
        id: intervention.id,
        fields: { 'serviceLevels/1/serviceFee/amount': 1450 },
      },
    ])
    const { overrides } = await read(encode(serializeState({ ...state, changes })))
    expect(overrides).toEqual(await overlay.read('interventions'))
  })

  it('is of a list with another length the whole list', async () => {
    const overlay = createMemoryOverlay()
    const database = createDatabase(overlay)
    const intervention = (await database.interventions.all()).at(0)
    if (intervention === undefined) throw new Error('The seed has no intervention.')
    const [serviceLevel] = intervention.serviceLevels
    const serviceLevels = serviceLevel === undefined ? [] : [serviceLevel]
    await database.interventions.update({ ...intervention, serviceLevels })
    const [change] = await listChanges(overlay)
    expect(change?.fields).toEqual({ serviceLevels })
  })

  it.each([
    ['a record without a field', { table: 'faqs', id: 900, record: { id: 900 } }],
    ['a field of another type', { table: 'faqs', id: 1, fields: { question: 7 } }],
    ['a field of nothing', { table: 'faqs', id: 1, fields: { 'question/no/where': 7 } }],
    ['a field of a prototype', { table: 'faqs', id: 1, fields: { '__proto__/isAdmin': 7 } }],
    ['a record that refers to no other', { table: 'faqs', id: 1, fields: { countryId: 99 } }],
    ['a record with the id of another', { table: 'tags', id: 900, fields: { id: 1, name: 'x' } }],
  ])('is refused: %s', async (_, change) => {
    await expect(read(encode(alter({ changes: [change] })))).rejects.toMatchObject({
      reason: 'badRecord',
    })
  })

  it('loses what is not in the schema, such as a prototype', async () => {
    const change = `{"table":"tags","id":900,"record":{"id":900,"name":"<b>x</b>","__proto__":{"isAdmin":true},"constructor":1}}`
    const { overrides } = await read(encode(alter({ changes: [0] }).replace('[0]', `[${change}]`)))
    expect(overrides).toEqual([{ table: 'tags', id: 900, record: { id: 900, name: '<b>x</b>' } }])
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  it('is refused on other data of the start, where only a page is not', async () => {
    const changes = [{ table: 'tags', id: 900, record: { id: 900, name: 'x' } }]
    await expect(read(encode(alter({ seed: 'other', changes })))).rejects.toMatchObject({
      reason: 'otherData',
    })
    expect(await read(encode(alter({ seed: 'other' })))).toMatchObject({ overrides: [] })
  })
})

it.each([
  ['otherFormat', '{"name":"droit-de-cite"}'],
  ['otherFormat', '[]'],
  ['otherFormat', alter({ width: 1e21 })],
  ['otherFormat', alter({ width: -1 })],
  ['otherFormat', alter({ today: '2026-02-31' })],
  ['otherFormat', alter({ language: 'xx' })],
  ['otherFormat', alter({ changes: [{ table: '__proto__', id: 1, record: {} }] })],
  ['otherFormat', alter({ changes: [{ table: 'tags', id: 1e300, record: {} }] })],
  ['otherFormat', alter({ typed: Array.from({ length: 501 }, () => state.typed[0]) })],
  ['otherVersion', alter({ version: 2, typed: 'another form' })],
  ['unknownScenario', alter({ scenario: 'toString' })],
  ['unknownScenario', alter({ scenario: 'recording' })],
  ['incomplete', serializeState(state).slice(0, -20)],
  ['incomplete', ''],
] as const)('is refused as %s: %s', async (reason, text) => {
  await expect(read(encode(text))).rejects.toMatchObject({ name: 'InvalidStateError', reason })
  await expect(readStateFile(new Blob([text]), site)).rejects.toMatchObject({ reason })
  expect(fr.state.reasons[reason]).not.toBe('')
})

describe('the path', () => {
  const own = ['/faq#etat=AAAA', '/?server=https://evil.example', '/?scenario=normal', '/?bar=off']
  it.each([
    ...own,
    '//evil.example/',
    '/\\evil.example/',
    '/../../../\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '',
    'faq',
  ])('%j is not of this site', async (path) => {
    await expect(
      readStateLink(encode(alter({ path })), { ...site, basePath: '/' }),
    ).rejects.toMatchObject({ reason: 'otherSite' })
  })

  it.each(['/../', '/../../admin', ...own])('%j is not below the base path', async (path) => {
    await expect(read(encode(alter({ path })))).rejects.toMatchObject({ reason: 'otherSite' })
  })

  it.each(['//evil.example/', '/\\evil.example/'])('%j stays below the base path', async (path) => {
    const { url } = await read(encode(alter({ path })))
    expect(url).toMatch(/^https:\/\/demo\.example\/demo\//)
  })
})

it('a file that says so holds a state', async () => {
  expect(await isStateFile(new Blob([JSON.stringify(JSON.parse(alter({})), undefined, 2)]))).toBe(
    true,
  )
  expect(await isStateFile(new Blob(['{"log":{"version":"1.2"}}']))).toBe(false)
  expect(await readStateFile(new Blob([`\uFEFF${alter({})}`]), site)).toMatchObject({ width: 390 })
})
