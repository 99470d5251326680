import type { OverlayStore } from './overlay.ts'
import { readSeed, type ReadSeed } from './seed.ts'
import { type TableName, tableNames, type Tables } from './tables.ts'

/** One table: the seed's rows with the changes laid over them, in the order of their ids. */
export interface Table<Row extends { id: number }> {
  all: () => Promise<Row[]>
  find: (id: number) => Promise<Row | undefined>
  /** Adds a row under the next free id; ids of deleted rows are not given again. */
  insert: (row: Omit<Row, 'id'>) => Promise<Row>
  /** Replaces a row; undefined when there is none with its id. */
  update: (row: Row) => Promise<Row | undefined>
  /** Deletes a row; false when there is none. */
  remove: (id: number) => Promise<boolean>
}

export type Database = { readonly [Name in TableName]: Table<Tables[Name]> } & {
  /** Back to the seed. */
  readonly reset: () => Promise<void>
}

/** The mock's database over a place where changes are kept. */
export function createDatabase(overlay: OverlayStore, seed: ReadSeed = readSeed): Database {
  const tables = tableNames.map((name) => [name, createTable(name, overlay, seed)] as const)
  return {
    // one table for each name
    ...(Object.fromEntries(tables) as { [Name in TableName]: Table<Tables[Name]> }),
    reset: () => overlay.clear(),
  }
}

function createTable<Name extends TableName>(
  name: Name,
  overlay: OverlayStore,
  readTable: ReadSeed,
): Table<Tables[Name]> {
  type Row = Tables[Name]

  const applyOverrides = (
    seeded: readonly Row[],
    changed: readonly { id: number; record: Row | null }[],
  ): Row[] => {
    const rows = new Map(seeded.map((row) => [row.id, row]))
    for (const { id, record } of changed) {
      if (record === null) rows.delete(id)
      else rows.set(id, record)
    }
    return [...rows.values()].toSorted((one, other) => one.id - other.id)
  }

  return {
    all: async () => applyOverrides(await readTable(name), await overlay.read(name)),
    async find(id) {
      return (await this.all()).find((row) => row.id === id)
    },
    async insert(row) {
      const seeded = await readTable(name)
      let inserted: Row | undefined
      await overlay.write(name, (changed) => {
        const ids = [...seeded.map(({ id }) => id), ...changed.map(({ id }) => id)]
        const id = Math.max(0, ...ids) + 1
        // a row without its id, and an id
        inserted = { ...row, id } as Row
        return { table: name, id, record: inserted }
      })
      if (inserted === undefined) throw new Error(`Nothing was added to ${name}.`)
      return inserted
    },
    async update(row) {
      const seeded = await readTable(name)
      const change = await overlay.write(name, (changed) =>
        applyOverrides(seeded, changed).some(({ id }) => id === row.id)
          ? { table: name, id: row.id, record: row }
          : undefined,
      )
      return change === undefined ? undefined : row
    },
    async remove(id) {
      const seeded = await readSeed(name)
      const change = await overlay.write(name, (changed) =>
        applyOverrides(seeded, changed).some((row) => row.id === id)
          ? { table: name, id, record: null }
          : undefined,
      )
      return change !== undefined
    },
  }
}
