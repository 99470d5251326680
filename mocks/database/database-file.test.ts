import { beforeEach, describe, expect, it } from 'vitest'

import { createMemoryOverlay } from './overlay.ts'
import { createDatabase } from './database.ts'
import { readSeed } from './seed.ts'
import { getDifferences } from './differences.ts'
import { parseDatabaseFile, readFileDay, serializeDatabase } from './database-file.ts'

const overlay = createMemoryOverlay()
const database = createDatabase(overlay)
beforeEach(() => overlay.clear())

const mail = { recipient: 'a@b.example', pSubject: 'Sujet', pHtmlContent: '<p>Texte</p>' }

/** Returns the question that was deleted. */
async function editRecords(): Promise<string | undefined> {
  const country = await database.countries.insert({ name: 'Sénégal', code: 'SN' })
  await database.countries.update({ ...country, name: 'République du Sénégal' })
  const deleted = await database.faqs.remove(3)
  // Added and deleted again: no difference.
  const tag = await database.tags.insert({ name: 'fugace' })
  await database.tags.remove(tag.id)
  const visa = await database.visas.find(1)
  if (visa !== undefined) await database.visas.update({ ...visa, name: 'Visa bref' })
  await database.mails.insert({ ...mail, sentAt: '2026-01-01T10:00:00Z' })
  return deleted?.question
}

describe('getDifferences', () => {
  it('is empty at first', async () => {
    expect(await getDifferences(overlay, readSeed)).toEqual([])
  })

  it('names added, changed and deleted records', async () => {
    const question = await editRecords()
    expect(await getDifferences(overlay, readSeed)).toEqual([
      { table: 'countries', id: 7, kind: 'added', name: 'République du Sénégal' },
      { table: 'visas', id: 1, kind: 'changed', name: 'Visa bref' },
      { table: 'faqs', id: 3, kind: 'deleted', name: question },
      { table: 'mails', id: 1, kind: 'added', name: 'Sujet' },
    ])
  })
})

it.each([
  ['articles', 'title'],
  ['articleStatuses', 'status'],
  ['authors', 'lastName'],
] as const)('names the records of %s by their %s', async (table, field) => {
  const [row] = await readSeed(table)
  await database[table].remove(row?.id ?? 0)
  const name: unknown = row && Reflect.get(row, field)
  expect(await getDifferences(overlay, readSeed)).toMatchObject([{ kind: 'deleted', name }])
})

it('names an intervention by its visa and country, as they are now', async () => {
  const visa = await database.visas.find(1)
  const intervention = (await readSeed('interventions')).find(({ visaId }) => visaId === 1)
  if (visa !== undefined) await database.visas.update({ ...visa, name: 'Visa bref' })
  await database.interventions.remove(intervention?.id ?? 0)
  const country = (await readSeed('countries')).find(({ id }) => id === intervention?.countryId)
  const differences = await getDifferences(overlay, readSeed)
  expect(differences.find(({ table }) => table === 'interventions')).toMatchObject({
    kind: 'deleted',
    name: `Visa bref, ${country?.name}`,
  })
})

describe('a database file', () => {
  it('says that it is one, as older files do', async () => {
    expect(JSON.parse(await serializeDatabase(database))).toMatchObject({
      format: 'droit-de-cite-database',
    })
  })

  it('restores the database over another state', async () => {
    await editRecords()
    const text = await serializeDatabase(database)
    const before = await getDifferences(overlay, readSeed)
    await overlay.clear()
    await database.countries.insert({ name: 'Atlantide', code: 'AT' })
    await overlay.replace(await parseDatabaseFile(text))
    expect(await getDifferences(overlay, readSeed)).toEqual(before)
    expect(JSON.parse(await serializeDatabase(database))).toEqual(JSON.parse(text))
  })

  it('keeps the day that the demo shows', async () => {
    const text = await serializeDatabase(database, '2026-12-30')
    expect(readFileDay(text)).toBe('2026-12-30')
    expect(await parseDatabaseFile(text)).toEqual([])
    expect(readFileDay(await serializeDatabase(database))).toBe('')
    expect(readFileDay('<!doctype html>')).toBe('')
  })

  it('of a version without rules on deadlines leaves them as they are', async () => {
    const { tables, ...file } = JSON.parse(await serializeDatabase(database))
    const { deadlineRules, ...others } = tables
    expect(deadlineRules).not.toEqual([])
    expect(await parseDatabaseFile(JSON.stringify({ ...file, tables: others }))).toEqual([])
  })

  it('has no overrides if it equals the seed', async () => {
    expect(await parseDatabaseFile(await serializeDatabase(database))).toEqual([])
  })

  it("is accepted if a visa's intervention was deleted", async () => {
    await database.interventions.remove(1)
    const overrides = await parseDatabaseFile(await serializeDatabase(database))
    expect(overrides).toEqual([{ table: 'interventions', id: 1, record: null }])
  })

  const broken: [string, object, (text: string) => string][] = [
    ['not JSON', { kind: 'notJson' }, () => '<!doctype html>'],
    ['JSON of another format', { kind: 'unknownFormat' }, () => '{"name":"droit-de-cite"}'],
    [
      'a record without a field',
      { kind: 'badRecord', table: 'faqs', path: '0.question' },
      (text) => text.replace('"question"', '"ask"'),
    ],
    [
      'two records with the same id',
      { kind: 'badRecord', table: 'countries', path: 'id' },
      (text) => text.replace(/(?<="id": )2(?=,\s*"code")/, '1'),
    ],
    [
      'a visa whose country does not exist',
      { kind: 'lostReference', table: 'visas', id: 1 },
      (text) => text.replace('"countryId": 1', '"countryId": 99'),
    ],
    [
      'an article whose author does not exist',
      { kind: 'lostReference', table: 'articles', id: 1 },
      (text) => text.replace('"authorId": 94', '"authorId": 9'),
    ],
    [
      'a table that is missing',
      { kind: 'badRecord', table: 'tags', path: '' },
      (text) => text.replace('"tags"', '"labels"'),
    ],
  ]
  it.each(broken)('is refused: %s', async (_, reason, breakFile) => {
    const text = breakFile(await serializeDatabase(database))
    await expect(parseDatabaseFile(text)).rejects.toMatchObject({
      name: 'InvalidFileError',
      reason,
    })
  })
})
