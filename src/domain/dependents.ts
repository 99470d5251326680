/**
 * Finds the records that refer to others: the delete dialog lists them, and the server answers 409 while they exist
 * (docs/decisions.md).
 */
import { normaliseCountryCode } from './articles.ts'
import { getReferrers, type EntityName, type ReferringEntity } from './entities.ts'
import type { NameRecord } from './record-names.ts'
import type { NamedRecord } from './slug.ts'

/** A record of any entity, as the API lists it. */
export type ListedRecord = Readonly<Record<string, unknown>> & { readonly id: number }

/** Dependent records of one entity; entities without any are omitted. */
export interface DependentGroup {
  readonly entity: ReferringEntity
  readonly records: readonly NamedRecord[]
}

/** The records of the lists that refer to any of these records, by entity. */
export function findDependents(
  entity: EntityName,
  chosen: readonly ListedRecord[],
  lists: Readonly<Partial<Record<EntityName, readonly ListedRecord[]>>>,
  nameRecord: NameRecord,
): DependentGroup[] {
  return getReferrers(entity)
    .map(({ from, field }) => ({
      entity: from,
      records: (lists[from] ?? [])
        .filter((record) => refersToAny(record, field, chosen))
        .map((record) => ({ id: record.id, name: nameRecord(from, record) })),
    }))
    .filter(({ records }) => records.length > 0)
}

function refersToAny(
  record: ListedRecord,
  field: string,
  chosen: readonly ListedRecord[],
): boolean {
  const { id, code } = readReference(record, field)
  if (id !== undefined) return chosen.some((one) => one.id === id)
  return code !== undefined && chosen.some((one) => getCountryCode(one) === code)
}

/**
 * What a field refers to: a server may send the id of the other record, that record itself, or, for a country, only its
 * code.
 */
export function readReference(
  record: ListedRecord,
  field: string,
): { readonly id?: unknown; readonly code?: string | undefined } {
  const embedded = record[field.replace(/Id$/, '')]
  const id = record[field] ?? (isObject(embedded) ? embedded['id'] : undefined)
  return id == null ? { code: getCountryCode(embedded) } : { id }
}

/** The code of a country, from its record or as it stands. */
export function getCountryCode(country: unknown): string | undefined {
  const code = isObject(country) ? country['code'] : country
  return typeof code === 'string' ? normaliseCountryCode(code) : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
