/** What the palette of the back-office finds, and in which order. */
import * as z from 'zod/mini'

import { readReference, type ListedRecord } from './dependents.ts'
import { entityNames, getReferences, type EntityName } from './entities.ts'
import type { RecordsByEntity } from './record-links.ts'
import type { NameRecord } from './record-names.ts'
import { parseStoredList } from './stored-list.ts'

/** Something that can be found by words. */
export interface Findable {
  /** What it is called, folded. */
  readonly foldedTitle: string
  /** All words that find it, folded, with its title. */
  readonly foldedText: string
}

/** What all words find; one letter must begin a word. The best come first, in the order of the entries where they are equal. */
export function findEntries<Entry extends Findable>(
  entries: readonly Entry[],
  words: readonly string[],
): Entry[] {
  const found = entries.flatMap((entry) => {
    const rank = rankEntry(entry, words)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

/** 0 is the best; undefined if a word is missing. */
function rankEntry({ foldedTitle, foldedText }: Findable, words: readonly string[]) {
  if (!words.every((word) => hasWord(foldedText, word))) return undefined
  if (foldedTitle.startsWith(words.join(' '))) return 0
  if (words.every((word) => beginsWord(foldedTitle, word))) return 1
  return words.every((word) => foldedTitle.includes(word)) ? 2 : 3
}

function hasWord(text: string, word: string): boolean {
  return word.length === 1 ? beginsWord(text, word) : text.includes(word)
}

function beginsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  }
  return false
}

/** How a record is named where records of all entities stand together. */
export interface DescribedRecord {
  readonly title: string
  /** The names of the records that it refers to: country and visa. */
  readonly context: readonly string[]
}

/** @param findName the name of a record that is referred to, if its list is loaded */
export function nameInContext(
  entity: EntityName,
  record: ListedRecord,
  findName: (entity: EntityName, id: number) => string | undefined,
  nameRecord: NameRecord,
): DescribedRecord {
  const context = getReferences(entity).flatMap(({ field, to }) => {
    const target = entityNames.find((name) => name === to)
    const { id } = readReference(record, field)
    const listed = target !== undefined && typeof id === 'number' ? findName(target, id) : undefined
    const name = listed ?? findEmbeddedName(record, field)
    return target === undefined || name === undefined ? [] : [name]
  })
  return { title: nameRecord(entity, record), context }
}

/** What a record needs beside its title, which may name its country and visa already. */
export function getDetail({ title, context }: DescribedRecord): string {
  return context.filter((name) => !title.includes(name)).join(' · ')
}

/** A server sends the record that a field refers to with it, or only its name (spec 3). */
function findEmbeddedName(record: ListedRecord, field: string): string | undefined {
  const base = field.replace(/Id$/, '')
  const embedded = record[base]
  const name =
    typeof embedded === 'object' && embedded !== null && 'name' in embedded
      ? embedded.name
      : record[`${base}Name`]
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}

/** Finds the names of records by their ids. */
export function createNameFinder(
  lists: RecordsByEntity,
  nameRecord: NameRecord,
): (entity: EntityName, id: number) => string | undefined {
  const names = new Map(
    entityNames.flatMap((entity) =>
      (lists[entity] ?? []).map((record) => [`${entity}/${record.id}`, nameRecord(entity, record)]),
    ),
  )
  return (entity, id) => names.get(`${entity}/${id}`)
}

/** A record that was opened, without its name: that is read from the server. */
export interface RecentRecord {
  readonly entity: EntityName
  readonly id: number
}

export const maxRecentRecords = 8

const RecentSchema = z.object({ entity: z.enum(entityNames), id: z.int().check(z.minimum(1)) })

/** Reads stored records. Each that cannot be read is left out; whatever else is stored gives none. */
export function parseRecentRecords(stored: string | null): readonly RecentRecord[] {
  return parseStoredList(stored, RecentSchema)
    .toReversed()
    .reduce<readonly RecentRecord[]>(addRecentRecord, [])
}

/** Puts a record first. */
export function addRecentRecord(
  records: readonly RecentRecord[],
  opened: RecentRecord,
): readonly RecentRecord[] {
  const others = records.filter(({ entity, id }) => entity !== opened.entity || id !== opened.id)
  return [opened, ...others].slice(0, maxRecentRecords)
}
