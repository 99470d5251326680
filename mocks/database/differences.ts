import type { ChangeStore } from './changes.ts'
import { tableNames } from './row-schemas.ts'
import { readSeed, type SeedRows } from './seed.ts'
import type { TableName } from './tables.ts'

/** One record that is not as the seed has it. */
export interface Difference {
  readonly table: TableName
  readonly id: number
  readonly kind: 'added' | 'changed' | 'deleted'
  /** What the record is called, where it has a name. */
  readonly name: string
}

/** What differs from the seed, by table. What was added and deleted again is no difference. */
export async function differences(
  changes: ChangeStore,
  seed: SeedRows = readSeed,
): Promise<Difference[]> {
  const byTable = await Promise.all(
    tableNames.map(async (table) => {
      const seeded = new Map((await seed(table)).map((row) => [row.id, row]))
      return (await changes.read(table)).flatMap(({ id, record }): Difference[] => {
        const before = seeded.get(id)
        if (record === null) {
          return before === undefined ? [] : [{ table, id, kind: 'deleted', name: nameOf(before) }]
        }
        return [
          { table, id, kind: before === undefined ? 'added' : 'changed', name: nameOf(record) },
        ]
      })
    }),
  )
  return byTable.flat()
}

function nameOf(row: object): string {
  const fields = row as Record<string, unknown>
  const name = ['name', 'title', 'question', 'pSubject', 'status', 'lastName']
    .map((field) => fields[field])
    .find((value) => typeof value === 'string')
  return typeof name === 'string' ? name : ''
}
