import type { OverlayStore } from './overlay.ts'
import type { ReadSeedTable } from './seed.ts'
import { type TableName, tableNames } from './tables.ts'

/** A record that differs from the seed. */
export interface Difference {
  readonly table: TableName
  readonly id: number
  readonly kind: 'added' | 'changed' | 'deleted'
  /** The display name of the record; empty if it has none. */
  readonly name: string
}

/** Returns the differences from the seed. A record that was added and then deleted is not a difference. */
export async function getDifferences(
  overlay: OverlayStore,
  readSeedTable: ReadSeedTable,
): Promise<Difference[]> {
  const byTable = await Promise.all(
    tableNames.map(async (table) => {
      const seeded = new Map((await readSeedTable(table)).map((row) => [row.id, row]))
      return (await overlay.read(table)).flatMap(({ id, record }): Difference[] => {
        const seedRow = seeded.get(id)
        const row = record ?? seedRow
        if (row === undefined) return []
        const kind = seedRow === undefined ? 'added' : 'changed'
        return [{ table, id, kind: record === null ? 'deleted' : kind, name: getDisplayName(row) }]
      })
    }),
  )
  return byTable.flat()
}

function getDisplayName(row: object): string {
  const fields = row as Record<string, unknown>
  const names = ['name', 'title', 'question', 'pSubject', 'status', 'lastName'].map(
    (field) => fields[field],
  )
  return names.find((value) => typeof value === 'string') ?? ''
}
