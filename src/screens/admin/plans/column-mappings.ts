import * as z from 'zod/mini'

import type { EntityName } from '#domain/entities.ts'
import { foldHeading, type ColumnMapping } from '#domain/plan/import-plan.ts'
import { parseJson } from '#platform/parse-json.ts'
import { createStoredValue } from '#platform/stored-value.ts'

/** What each heading of a list's files fills, by list and heading; null for nothing. */
const Mappings = z.catchall(z.object({}), z.catchall(z.object({}), z.nullable(z.string())))
type Mappings = z.infer<typeof Mappings>

const noMappings: Mappings = {}

/** The columns that were chosen on this device, for the next file. */
const mappings = createStoredValue<Mappings>(
  'admin-csv-columns',
  (stored) => Mappings.safeParse(parseJson(stored)).data ?? noMappings,
)

/** The columns of a file: as they were chosen for the same headings, else as guessed. A field takes one column. */
export function recallMapping(
  entity: EntityName,
  header: readonly string[],
  guessed: ColumnMapping,
): ColumnMapping {
  const chosen = new Map(Object.entries(mappings.get()[entity] ?? {}))
  const taken = new Set<string>()
  return header.map((heading, column) => {
    const key = foldHeading(heading)
    const name = chosen.has(key) ? (chosen.get(key) ?? undefined) : guessed[column]
    if (name === undefined || taken.has(name)) return undefined
    taken.add(name)
    return name
  })
}

export function rememberMapping(
  entity: EntityName,
  header: readonly string[],
  mapping: ColumnMapping,
): void {
  const chosen = Object.fromEntries(
    header.map((heading, column) => [foldHeading(heading), mapping[column] ?? null]),
  )
  mappings.change((all) => ({ ...all, [entity]: { ...all[entity], ...chosen } }))
}
