/**
 * Finds the records that refer to others: the delete dialog lists them, and the server answers 409 while they exist
 * (docs/decisions.md).
 */
import { getArticleCountryCode } from './articles.ts'
import { getEntity, listReferrers, type EntityName, type ReferringEntity } from './entities.ts'
import type { NamedRecord } from './slug.ts'

/** A record of any entity, as the API lists it. */
export type ListedRecord = Readonly<Record<string, unknown>> & { readonly id: number }

/** Dependent records of one kind; kinds without any are omitted. */
export interface DependentGroup {
  readonly kind: ReferringEntity
  readonly records: readonly NamedRecord[]
}

/** The records of the lists that refer to any of these records, by kind. */
export function findDependents(
  entity: EntityName,
  chosen: readonly ListedRecord[],
  lists: Readonly<Partial<Record<EntityName, readonly ListedRecord[]>>>,
): DependentGroup[] {
  return listReferrers(entity)
    .map(({ from, field }) => ({
      kind: from,
      records: (lists[from] ?? [])
        .filter((record) => refersTo(chosen, record, field))
        .map((record) => ({ id: record.id, name: getRecordName(from, record) })),
    }))
    .filter(({ records }) => records.length > 0)
}

/** A server may send the id, the record that it belongs to, or only the code of a country. */
function refersTo(chosen: readonly ListedRecord[], record: ListedRecord, field: string): boolean {
  const nested = record[field.replace(/Id$/, '')]
  const id = record[field] ?? (isObject(nested) ? nested['id'] : undefined)
  if (id != null) return chosen.some((one) => one.id === id)
  const code = getCode(nested)
  return code !== undefined && chosen.some((one) => getCode(one) === code)
}

function getCode(country: unknown): string | undefined {
  const code = isObject(country) ? country['code'] : country
  return typeof code === 'string' ? getArticleCountryCode({ country: code }) : undefined
}

function getRecordName(entity: EntityName, record: ListedRecord): string {
  const { nameField = 'title' } = getEntity(entity)
  const name = record[nameField]
  return (typeof name === 'string' && name.trim()) || `nº ${record.id}`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
