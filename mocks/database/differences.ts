import type { OverlayStore } from './overlay.ts'
import type { ReadSeedTable } from './seed.ts'
import { type TableName, tableNames } from './tables.ts'

/** A record that differs from the seed. */
export interface Difference {
  readonly table: TableName
  readonly id: number
  readonly kind: 'added' | 'changed' | 'deleted'
  /** The display name of the record; that of an intervention is the one of its visa and country. Empty if there is none. */
  readonly name: string
}

/** Returns the differences from the seed. A record that was added and then deleted is not a difference. */
export async function getDifferences(
  overlay: OverlayStore,
  readSeedTable: ReadSeedTable,
): Promise<Difference[]> {
  const nameIntervention = await createInterventionNames(overlay, readSeedTable)
  const byTable = await Promise.all(
    tableNames.map(async (table) => {
      const seeded = new Map((await readSeedTable(table)).map((row) => [row.id, row]))
      return (await overlay.read(table)).flatMap(({ id, record }): Difference[] => {
        const seedRow = seeded.get(id)
        const row = record ?? seedRow
        if (row === undefined) return []
        const kind = seedRow === undefined ? 'added' : 'changed'
        const name = table === 'interventions' ? nameIntervention(row) : getDisplayName(row)
        return [{ table, id, kind: record === null ? 'deleted' : kind, name }]
      })
    }),
  )
  return byTable.flat()
}

/** Names interventions, which refer to a visa and a country by id. */
async function createInterventionNames(overlay: OverlayStore, readSeedTable: ReadSeedTable) {
  const readNames = async (table: TableName) => {
    const names = new Map((await readSeedTable(table)).map((row) => [row.id, getDisplayName(row)]))
    for (const { id, record } of await overlay.read(table))
      if (record !== null) names.set(id, getDisplayName(record))
    return names
  }
  const visas = await readNames('visas')
  const countries = await readNames('countries')
  return (row: object) => {
    const { visaId, countryId } = row as Record<string, number>
    const names = [visas.get(visaId ?? 0), countries.get(countryId ?? 0)]
    return names.filter((name) => name !== undefined && name !== '').join(', ')
  }
}

function getDisplayName(row: object): string {
  const fields = row as Record<string, unknown>
  const names = ['name', 'title', 'question', 'pSubject', 'status', 'lastName'].map(
    (field) => fields[field],
  )
  return names.find((value) => typeof value === 'string') ?? ''
}
