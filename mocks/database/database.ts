import type { OverlayStore, RecordOverride } from './overlay.ts'
import { readSeed, type ReadSeedTable } from './seed.ts'
import { type TableName, tableNames, type Tables } from './tables.ts'

/** One table: the rows of the seed with the overlay applied, ordered by id. */
export interface Table<Row extends { id: number }> {
  all: () => Promise<Row[]>
  find: (id: number) => Promise<Row | undefined>
  /** Adds a row with the next free id. Ids of deleted rows are not reused. */
  insert: (row: Omit<Row, 'id'>) => Promise<Row>
  /** Replaces a row; undefined if there is none with its id. */
  update: (row: Row) => Promise<Row | undefined>
  /** Deletes a row and returns it; undefined if there is none with this id. */
  remove: (id: number) => Promise<Row | undefined>
}

export type Database = { readonly [Name in TableName]: Table<Tables[Name]> } & {
  /** Discards all changes to the seed. */
  readonly reset: () => Promise<void>
}

/** The database of the mock: the seed and an overlay of changes. */
export function createDatabase(
  overlay: OverlayStore,
  readSeedTable: ReadSeedTable = readSeed,
): Database {
  const tables = tableNames.map(
    (name) => [name, createTable(name, overlay, readSeedTable)] as const,
  )
  return {
    // `fromEntries` does not tell which name has which table.
    ...(Object.fromEntries(tables) as { [Name in TableName]: Table<Tables[Name]> }),
    reset: () => overlay.clear(),
  }
}

function createTable<Name extends TableName>(
  name: Name,
  overlay: OverlayStore,
  readSeedTable: ReadSeedTable,
): Table<Tables[Name]> {
  type Row = Tables[Name]

  const applyOverrides = (
    seeded: readonly Row[],
    overrides: readonly RecordOverride<Name>[],
  ): Row[] => {
    const rows = new Map(seeded.map((row) => [row.id, row]))
    for (const { id, record } of overrides) {
      if (record === null) rows.delete(id)
      else rows.set(id, record)
    }
    return [...rows.values()].toSorted((a, b) => a.id - b.id)
  }

  const findRow = (
    seeded: readonly Row[],
    overrides: readonly RecordOverride<Name>[],
    id: number,
  ): Row | undefined => applyOverrides(seeded, overrides).find((row) => row.id === id)

  return {
    all: async () => applyOverrides(await readSeedTable(name), await overlay.read(name)),
    async find(id) {
      return (await this.all()).find((row) => row.id === id)
    },
    async insert(row) {
      const seeded = await readSeedTable(name)
      const override = await overlay.write(name, (overrides) => {
        const ids = [...seeded.map(({ id }) => id), ...overrides.map(({ id }) => id)]
        const id = Math.max(0, ...ids) + 1
        // For a generic row, TypeScript does not join `Omit<Row, 'id'>` and the id.
        return { table: name, id, record: { ...row, id } as Row }
      })
      if (override?.record == null) throw new Error(`Nothing was added to ${name}.`)
      return override.record
    },
    async update(row) {
      const seeded = await readSeedTable(name)
      const override = await overlay.write(name, (overrides) =>
        findRow(seeded, overrides, row.id) !== undefined
          ? { table: name, id: row.id, record: row }
          : undefined,
      )
      return override && row
    },
    async remove(id) {
      const seeded = await readSeedTable(name)
      let removed: Row | undefined
      await overlay.write(name, (overrides) => {
        removed = findRow(seeded, overrides, id)
        return removed && { table: name, id, record: null }
      })
      return removed
    },
  }
}
