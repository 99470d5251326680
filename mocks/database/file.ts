import * as z from 'zod/mini'

import type { Change } from './changes.ts'
import type { Database } from './database.ts'
import { readSeed, type SeedRows } from './seed.ts'
import { rowSchemas, type TableName, tableNames, type Tables } from './tables.ts'

const format = 'droit-de-cite-database'

type Rows = { readonly [Name in TableName]: readonly Tables[Name][] }

/** Why a file is no database of this demo. */
export type FileFault =
  | { readonly kind: 'notJson' }
  | { readonly kind: 'otherFormat' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'badRecord'; readonly table: TableName; readonly place: string }
  | { readonly kind: 'lostReference'; readonly table: TableName; readonly id: number }

export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(`The file is refused: ${JSON.stringify(fault)}`)
    this.fault = fault
  }
}

/** The whole database as the text of a file: every record of every table, so that it outlives the seed. */
export async function writeFileText(database: Database): Promise<string> {
  const tables = await Promise.all(
    tableNames.map(async (name) => [name, await database[name].all()] as const),
  )
  return `${JSON.stringify({ format, tables: Object.fromEntries(tables) }, undefined, 1)}\n`
}

/**
 * Reads such a file as what it changes of the seed. Nothing is written here: who calls it replaces
 * all changes at once, or none.
 *
 * @throws FileRefused for a text that is no such file, a record that lacks something, two records of
 *   one id, or a record that refers to one that is not there.
 */
export async function readFileText(text: string, seed: SeedRows = readSeed): Promise<Change[]> {
  const rows = parse(text)
  refuseLostReferences(rows)
  const changes = await Promise.all(tableNames.map((name) => changesOf(name, rows[name], seed)))
  return changes.flat()
}

const File = z.object({ format: z.literal(format), tables: z.record(z.string(), z.unknown()) })

function parse(text: string): Rows {
  const file = File.safeParse(parseJson(text))
  if (!file.success) throw new FileRefused({ kind: 'otherFormat' })
  const rows = tableNames.map((table) => {
    const read = z.array(rowSchemas[table]).safeParse(file.data.tables[table])
    if (!read.success) {
      const place = read.error.issues[0]?.path.join('.') ?? ''
      throw new FileRefused({ kind: 'badRecord', table, place })
    }
    const ids = new Set(read.data.map(({ id }) => id))
    if (ids.size < read.data.length) {
      throw new FileRefused({ kind: 'badRecord', table, place: 'id' })
    }
    return [table, read.data]
  })
  // each table was parsed with its own schema
  return Object.fromEntries(rows) as Rows
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new FileRefused({ kind: 'notJson' })
  }
}

function refuseLostReferences(rows: Rows): void {
  const refuse = <Name extends TableName>(
    table: Name,
    isWhole: (row: Tables[Name]) => boolean,
  ): void => {
    const lost = rows[table].find((row) => !isWhole(row))
    if (lost !== undefined) throw new FileRefused({ kind: 'lostReference', table, id: lost.id })
  }
  const has = (table: TableName, id: number | null) =>
    id === null || rows[table].some((row) => row.id === id)

  refuse('visas', ({ countryId }) => has('countries', countryId))
  refuse('interventions', (row) => has('countries', row.countryId) && has('visas', row.visaId))
  refuse('faqs', (row) => has('countries', row.countryId) && has('visas', row.visaId))
  refuse(
    'articles',
    (row) =>
      has('countries', row.countryId) &&
      has('articleStatuses', row.statusId) &&
      row.tagIds.every((id) => has('tags', id)),
  )
}

async function changesOf<Name extends TableName>(
  table: Name,
  rows: readonly Tables[Name][],
  seed: SeedRows,
): Promise<Change[]> {
  const seeded = new Map((await seed(table)).map((row) => [row.id, inOrder(row)]))
  const put = rows.filter((row) => seeded.get(row.id) !== inOrder(row))
  const kept = new Set(rows.map(({ id }) => id))
  const removed = [...seeded.keys()].filter((id) => !kept.has(id))
  return [
    ...put.map((record) => ({ table, id: record.id, record })),
    ...removed.map((id) => ({ table, id, record: null })),
  ]
}

/** A value's JSON whatever the order of its fields. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
