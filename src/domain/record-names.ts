/** What a record is called, and by what an untitled one is told from others: people know no record by its number. */
import { getArticleDate } from './articles.ts'
import { getNameField, type EntityName } from './entities.ts'

/** Names a record of an entity for people. */
export type NameRecord = (entity: EntityName, record: unknown) => string

/** What there is to name a record by. */
export interface RecordDescription {
  /** Undefined if it has none, or a blank one. */
  readonly name: string | undefined
  /** The day it was published or created, as the server has it. */
  readonly day: string | undefined
  /** What it belongs to: its country and its visa, or its own code. */
  readonly details: readonly string[]
}

/**
 * Describes a record of any entity, as a list has it. The server embeds what a record belongs to, or sends its name
 * (spec 3): both are read.
 */
export function describeRecord(entity: EntityName, record: unknown): RecordDescription {
  const fields = new Map(isObject(record) ? Object.entries(record) : [])
  const name = readText(fields.get(getNameField(entity)))
  const country = readName(fields.get('country')) ?? readText(fields.get('countryName'))
  const visa = readName(fields.get('visa')) ?? readText(fields.get('visaName'))
  return {
    name,
    day: getArticleDate({
      date: readText(fields.get('date')),
      createdDate: readText(fields.get('createdDate')),
    }),
    details: [country, visa, readText(fields.get('code'))].filter((part) => part !== undefined),
  }
}

/** The name of an embedded record, or its code. The country of an article can be 'ALL', which tells nothing. */
function readName(embedded: unknown): string | undefined {
  if (!isObject(embedded)) return embedded === 'ALL' ? undefined : readText(embedded)
  return readText(embedded['name']) ?? readText(embedded['code'])
}

function readText(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
