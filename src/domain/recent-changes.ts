import * as z from 'zod/mini'

import { parseTimestamp } from './dates.ts'
import { entityNames, type EntityName } from './entities.ts'
import { parseStoredList } from './stored-list.ts'

const maxNameLength = 300

/** A save on this device. Stored values may be anything, so nothing else is one. */
const RecentChange = z.object({
  entity: z.enum(entityNames),
  /** Undefined if the server did not say which record it created. */
  id: z.optional(z.int().check(z.positive())),
  /** What the record was called then. */
  name: z.string().check(z.minLength(1), z.maxLength(maxNameLength)),
  /** An ISO timestamp. */
  at: z.string().check(z.refine((at) => parseTimestamp(at) !== undefined)),
})
export type RecentChange = z.infer<typeof RecentChange>

/** How many are kept, newest first. */
const maxRecentChanges = 10

/** Reads stored changes, each that can be read; whatever else is stored gives none. */
export function parseRecentChanges(stored: string | null): readonly RecentChange[] {
  return parseStoredList(stored, RecentChange).slice(0, maxRecentChanges)
}

/** Puts a change first, in place of an earlier one of the same record. */
export function addRecentChange(
  changes: readonly RecentChange[],
  change: RecentChange,
): readonly RecentChange[] {
  const name = change.name.slice(0, maxNameLength)
  const others = changes.filter((known) => !isOfSameRecord(known, { ...change, name }))
  return [{ ...change, name }, ...others].slice(0, maxRecentChanges)
}

function isOfSameRecord(known: RecentChange, change: RecentChange): boolean {
  if (known.entity !== change.entity) return false
  // A record that was created with an unknown id is known by its name until it is saved again.
  return known.id === undefined || change.id === undefined
    ? known.name === change.name
    : known.id === change.id
}

/** The record of a change, as it is now; undefined if it is gone, or was created with an id that is not known. */
export function findChanged<Row extends { readonly id: number }>(
  { entity, id, name }: RecentChange,
  records: readonly Row[],
  nameRecord: (entity: EntityName, record: Row) => string,
): Row | undefined {
  if (id !== undefined) return records.find((record) => record.id === id)
  return records.findLast((record) => nameRecord(entity, record) === name)
}
