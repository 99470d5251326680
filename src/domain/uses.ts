/** What uses a record: the records that refer to it (`dependents.ts`), and those whose texts link to it. */
import { getCountryCode, readReference, type ListedRecord } from './dependents.ts'
import { entityNames, getReferences, type EntityName } from './entities.ts'
import type { NameRecord } from './record-names.ts'
import {
  createLinkResolver,
  findLinks,
  getRecordKey,
  listAddresses,
  type RecordAddress,
  type RecordKey,
  type RecordsByEntity,
} from './record-links.ts'

/** A record that uses another one. */
export interface Use {
  readonly entity: EntityName
  readonly id: number
  readonly name: string
  /** Whether only its texts lead there: nothing else ties the two together. */
  readonly isLink: boolean
}

export interface UseIndex {
  /** The records that use this one, each once, in the order of the menu. */
  readonly find: (entity: EntityName, id: number) => readonly Use[]
}

const noUses: readonly Use[] = []

/**
 * Finds the uses of all records at once: a list of 5,000 shows the number of each.
 *
 * @param baseUrl the URL of the site, against which links are read
 */
export function createUseIndex(
  lists: RecordsByEntity,
  baseUrl: string,
  nameRecord: NameRecord,
): UseIndex {
  const uses = new Map<RecordKey, Map<RecordKey, Use>>()
  const resolve = createLinkResolver(lists, baseUrl)
  const countryIds = new Map(
    (lists.countries ?? []).map((country) => [getCountryCode(country), country.id]),
  )
  function add(target: RecordKey, entity: EntityName, record: ListedRecord, isLink: boolean): void {
    const own = getRecordKey(entity, record.id)
    if (target === own) return
    const known = uses.get(target) ?? new Map<RecordKey, Use>()
    uses.set(target, known)
    if (known.has(own)) return
    known.set(own, { entity, id: record.id, name: nameRecord(entity, record), isLink })
  }
  for (const entity of entityNames) {
    const references = getReferences(entity)
    for (const record of lists[entity] ?? []) {
      for (const { field, to } of references) {
        if (!isEntity(to)) continue
        const { id, code } = readReference(record, field)
        const target = id ?? (code === undefined ? undefined : countryIds.get(code))
        if (typeof target === 'number') add(getRecordKey(to, target), entity, record, false)
      }
      for (const target of findLinks(record).flatMap(resolve)) add(target, entity, record, true)
    }
  }
  return {
    find: (entity, id) => [...(uses.get(getRecordKey(entity, id))?.values() ?? noUses)],
  }
}

/** The uses of each entity, without those that have none. */
export function groupUses(
  uses: readonly Use[],
): { readonly entity: EntityName; readonly uses: readonly Use[] }[] {
  return entityNames
    .map((entity) => ({ entity, uses: uses.filter((use) => use.entity === entity) }))
    .filter((group) => group.uses.length > 0)
}

export interface AddressChange {
  /** The name of the record whose page it is. */
  readonly name: string
  readonly from: string
  readonly to: string
}

/** What a change of a record does to the addresses of the site. */
export interface AddressChanges {
  readonly addresses: readonly AddressChange[]
  /** The records whose texts link to one of the old addresses. */
  readonly texts: readonly Use[]
}

/** The lists once these records are saved. */
export function replaceRecords(
  lists: RecordsByEntity,
  entity: EntityName,
  changed: readonly ListedRecord[],
): RecordsByEntity {
  const changedById = new Map(changed.map((record) => [record.id, record]))
  return {
    ...lists,
    [entity]: lists[entity]?.map((record) => changedById.get(record.id) ?? record),
  }
}

/**
 * The addresses that change when records are saved: their own, those of the visas of a country, and those of records that get
 * or lose a number because of it (spec 5). A new record changes none.
 *
 * @param after the lists as they will be
 */
export function findAddressChanges(
  lists: RecordsByEntity,
  after: RecordsByEntity,
  baseUrl: string,
  nameRecord: NameRecord,
): AddressChanges {
  const paths = new Map(listAddresses(after).map((address) => [toId(address), address.path]))
  const moved = new Set<string>()
  const addresses = listAddresses(lists).flatMap((address) => {
    const to = paths.get(toId(address))
    if (to === undefined || to === address.path) return []
    moved.add(address.key)
    return [{ name: address.name, from: address.path, to }]
  })
  if (addresses.length === 0) return { addresses, texts: [] }
  const resolveBefore = createLinkResolver(lists, baseUrl)
  const resolveAfter = createLinkResolver(after, baseUrl)
  const texts = entityNames.flatMap((name) =>
    (lists[name] ?? [])
      .filter((record) =>
        findLinks(record).some((href) => {
          const before = resolveBefore(href)
          // A link that led nowhere may be mended by the new address.
          const ledThere = before.some((key) => moved.has(key))
          return ledThere && before.join() !== resolveAfter(href).join()
        }),
      )
      .map((record) => ({
        entity: name,
        id: record.id,
        name: nameRecord(name, record),
        isLink: true,
      })),
  )
  return { addresses, texts }
}

function toId({ key, page }: RecordAddress): string {
  return `${page} ${key}`
}

function isEntity(name: string): name is EntityName {
  return entityNames.some((entity) => entity === name)
}
