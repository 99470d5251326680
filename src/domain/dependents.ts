/**
 * Finds the records that refer to others: the delete dialog lists them, and the server answers 409 while they exist
 * (docs/decisions.md).
 */
import { normaliseCountryCode } from './articles.ts'
import { getReferrers, type EntityName, type ReferringEntity } from './entities.ts'
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
  nameRecord: (entity: EntityName, record: ListedRecord) => string,
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

/** A server may send the id of the other record, that record itself, or, for a country, only its code. */
function refersToAny(
  record: ListedRecord,
  field: string,
  chosen: readonly ListedRecord[],
): boolean {
  const embedded = record[field.replace(/Id$/, '')]
  const id = record[field] ?? (isObject(embedded) ? embedded['id'] : undefined)
  if (id != null) return chosen.some((one) => one.id === id)
  const code = getCode(embedded)
  return code !== undefined && chosen.some((one) => getCode(one) === code)
}

function getCode(country: unknown): string | undefined {
  const code = isObject(country) ? country['code'] : country
  return typeof code === 'string' ? normaliseCountryCode(code) : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
