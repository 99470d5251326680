import * as z from 'zod/mini'

import { parseJson } from '#platform/parse-json.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { entityNames, getReferences } from '#domain/entities.ts'

import { listChangedFields, withFields } from './changed-fields.ts'
import type { OverlayStore, RecordOverride } from './overlay.ts'
import type { Database } from './database.ts'
import { readSeed, type ReadSeedTable } from './seed.ts'
import { rowSchemas, type TableName, tableNames, type Tables } from './tables.ts'

const fileFormat = 'droit-de-cite-database'

export type Rows = { readonly [Name in TableName]: readonly Tables[Name][] }

/** Why a file cannot be imported. */
export type InvalidFileReason =
  | { readonly kind: 'notJson' }
  | { readonly kind: 'unknownFormat' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'badRecord'; readonly table: TableName; readonly path: string }
  | { readonly kind: 'lostReference'; readonly table: TableName; readonly id: number }

/** Larger than any database with images, and small enough for a tab to parse. */
export const maxFileBytes = 100_000_000

export class InvalidFileError extends Error {
  override readonly name = 'InvalidFileError'
  readonly reason: InvalidFileReason

  constructor(reason: InvalidFileReason) {
    super(`The file is invalid: ${JSON.stringify(reason)}`)
    this.reason = reason
  }
}

/**
 * The records of all tables as a file: not only the overlay, so that the file stays valid after the seed changes. `today`
 * is the other day that the demo shows; empty for that of the device.
 */
export async function serializeDatabase(database: Database, today = ''): Promise<string> {
  const tables = await Promise.all(
    tableNames.map(async (name) => [name, await database[name].all()] as const),
  )
  const file = {
    format: fileFormat,
    ...(today !== '' && { today }),
    tables: Object.fromEntries(tables),
  }
  return `${JSON.stringify(file, undefined, 1)}\n`
}

/**
 * Parses the file of a database and returns its differences from the seed. Writes nothing.
 *
 * @throws InvalidFileError for another format, an invalid record, a duplicate id or a reference to a missing record
 */
export async function parseDatabaseFile(
  text: string,
  readSeedTable: ReadSeedTable = readSeed,
): Promise<RecordOverride[]> {
  return parseTables(readTables(text), readSeedTable)
}

/** A change of the seed: a record, or the fields of one of the seed that differ; null for a deleted one. */
export interface Change {
  readonly table: TableName
  readonly id: number
  readonly record?: unknown
  /** By their paths, such as `serviceLevels/0/serviceFee/amount`. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined
}

/** The changes of the seed, as short as they can be, for {@link parseChanges} with the same seed. */
export async function listChanges(
  overlay: Pick<OverlayStore, 'read'>,
  readSeedTable: ReadSeedTable = readSeed,
): Promise<Change[]> {
  const changes = tableNames.map(async (table) => {
    const changed = await overlay.read(table)
    // The seed of a table may have to be loaded.
    if (changed.length === 0) return []
    const seeded = new Map<number, object>(
      (await readSeedTable(table)).map((row) => [row.id, row] as const),
    )
    return changed.map(({ id, record }): Change => {
      const row = seeded.get(id)
      if (record === null || row === undefined) return { table, id, record }
      const fields = [...listChangedFields(row, record)]
      // Where a field of the record itself is gone, there is no smaller part to name.
      if (fields.some(([path]) => path === '')) return { table, id, record }
      return { table, id, fields: Object.fromEntries(fields) }
    })
  })
  return (await Promise.all(changes)).flat()
}

/**
 * Checks changes of the seed, as {@link parseDatabaseFile} checks a file, and returns those that change something.
 *
 * @throws InvalidFileError
 */
export async function parseChanges(
  changes: readonly Change[],
  readSeedTable: ReadSeedTable = readSeed,
): Promise<RecordOverride[]> {
  const tables = tableNames.map(async (name) => {
    const rows = new Map<number, unknown>(
      (await readSeedTable(name)).map((row) => [row.id, row] as const),
    )
    for (const { table, id, record, fields } of changes) {
      if (table !== name) continue
      if (fields !== undefined) rows.set(id, withFields(rows.get(id) ?? {}, fields))
      else if (record === null) rows.delete(id)
      else rows.set(id, record)
    }
    return [name, [...rows.values()]] as const
  })
  return parseTables(Object.fromEntries(await Promise.all(tables)), readSeedTable)
}

async function parseTables(
  tables: Readonly<Record<string, unknown>>,
  readSeedTable: ReadSeedTable,
): Promise<RecordOverride[]> {
  const rows = await parseRows(tables, readSeedTable)
  const [lost] = findLostReferences(rows)
  if (lost !== undefined) throw new InvalidFileError({ kind: 'lostReference', ...lost })
  const overrides = await Promise.all(
    tableNames.map((name) => toOverrides(name, rows[name], readSeedTable)),
  )
  return overrides.flat()
}

/** The day that a file was exported on, if the demo showed another one; empty otherwise. */
export function readFileDay(text: string): string {
  return DatabaseFile.safeParse(parseJson(text)).data?.today ?? ''
}

const DatabaseFile = z.object({
  format: z.literal(fileFormat),
  today: z.catch(z.optional(z.string()), undefined),
  tables: z.record(z.string(), z.unknown()),
})

/** Tables that files of earlier versions do not have: they stay as they are in the seed. */
const laterTables: ReadonlySet<TableName> = new Set([
  'deadlineRules',
  'statements',
  'recordFacts',
  'tagFacts',
])

function readTables(text: string): Readonly<Record<string, unknown>> {
  const json = parseJson(text)
  if (json === undefined) throw new InvalidFileError({ kind: 'notJson' })
  const file = DatabaseFile.safeParse(json)
  if (!file.success) throw new InvalidFileError({ kind: 'unknownFormat' })
  return file.data.tables
}

async function parseRows(
  tables: Readonly<Record<string, unknown>>,
  readSeedTable: ReadSeedTable,
): Promise<Rows> {
  const rows = tableNames.map(async (table) => {
    const isMissing = tables[table] === undefined && laterTables.has(table)
    const stored = isMissing ? await readSeedTable(table) : tables[table]
    const parsed = z.array(rowSchemas[table]).safeParse(stored)
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') ?? ''
      throw new InvalidFileError({ kind: 'badRecord', table, path })
    }
    const ids = new Set(parsed.data.map(({ id }) => id))
    if (ids.size < parsed.data.length) {
      throw new InvalidFileError({ kind: 'badRecord', table, path: 'id' })
    }
    return [table, parsed.data]
  })
  // Each table was parsed with its own schema.
  return Object.fromEntries(await Promise.all(rows)) as Rows
}

/**
 * Finds the rows that refer to a missing row. The `interventionId` of a visa is no reference: every new visa has 1
 * (spec 5.8), and an intervention can be deleted without its visa.
 */
export function findLostReferences(
  rows: Rows,
): { readonly table: TableName; readonly id: number }[] {
  const hasRow = (table: TableName, id: unknown) =>
    id === null || rows[table].some((row) => row.id === id)
  const isLost = (row: object, { field, to }: { field: string; to: TableName }) =>
    [Reflect.get(row, field)].flat().some((id) => !hasRow(to, id))

  return entityNames.flatMap((table) => {
    const references = [...getReferences(table), ...(table === 'articles' ? [author] : [])]
    return rows[table]
      .filter((row) => references.some((reference) => isLost(row, reference)))
      .map(({ id }) => ({ table, id }))
  })
}

/** The API has no list of authors. */
const author = { field: 'authorId', to: 'authors' } as const

async function toOverrides<Name extends TableName>(
  table: Name,
  rows: readonly Tables[Name][],
  readSeedTable: ReadSeedTable,
): Promise<RecordOverride[]> {
  const seeded = new Map((await readSeedTable(table)).map((row) => [row.id, row]))
  const changedRows = rows.filter((row) => !isDeepEqual(seeded.get(row.id), row))
  const importedIds = new Set(rows.map(({ id }) => id))
  const deletedIds = [...seeded.keys()].filter((id) => !importedIds.has(id))
  return [
    ...changedRows.map((record) => ({ table, id: record.id, record })),
    ...deletedIds.map((id) => ({ table, id, record: null })),
  ]
}
