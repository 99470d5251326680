import { isDeepEqual } from '#domain/deep-equal.ts'
import { getReferences } from '#domain/entities.ts'
import type { StoredRecord } from '#domain/plan/plan.ts'
import type { NameRecord } from '#domain/record-names.ts'
import { findCreatedId } from '#domain/saving.ts'

import { isSameVersion } from '../comparison/compare-values.ts'
import {
  mapFields,
  readStoredValues,
  type FieldContext,
  type FormValues,
  type RecordCalls,
  type RecordDefinition,
} from '../definition/record-definition.ts'
import type { RecordLists } from '../definition/useRecordLists.ts'
import type { RecordEvents } from './record-events.ts'

/** An entity whose records are written: how they are read and sent, and what their fields need for it. */
export interface WrittenEntity {
  readonly definition: RecordDefinition
  readonly calls: RecordCalls
  readonly lists: RecordLists
  readonly getContext: (name: string) => FieldContext
}

/** Reads and writes the records of an entity, for forms and plans. */
export interface RecordWriter {
  read(id: number): Promise<StoredRecord>
  /** Announces what the server has. */
  readonly announceRead: (id: number, values: FormValues) => void
  /** Announces that what is typed gives way to what somebody else has saved. */
  readonly announceOverruled: (id: number, typed: FormValues) => void
  /** Creates a record, or updates `stored` as it was just read. Resolves to the answer. */
  write(values: FormValues, stored?: StoredRecord & { readonly id: number }): Promise<unknown>
  /**
   * Which record was created: the one that the answer names, or that the list has with what was sent (spec 7). Undefined
   * if it cannot be told.
   */
  identify(submitted: FormValues, answer: unknown): Promise<number | undefined>
  /** Announces a save, and resolves to what the record is called. `record` is what the values are part of. */
  announceSaved(id: number | undefined, values: FormValues, record?: unknown): string
  refresh(): void
}

export function createRecordWriter(
  { definition, calls, lists, getContext }: WrittenEntity,
  { announce, refresh }: RecordEvents,
  nameRecord: NameRecord,
): RecordWriter {
  const { entity } = definition
  const announceRead = (id: number, values: FormValues) =>
    void announce({
      type: 'read',
      entity,
      id,
      values,
      isSame(other) {
        const readable = readStoredValues(definition.fields, other, values)
        return (
          readable?.unreadable.length === 0 &&
          isSameVersion(definition, readable.values, values, getContext)
        )
      },
    })
  const toBody = (values: FormValues, record: unknown) =>
    definition.toRequestBody(values, record, lists)
  return {
    announceRead,
    announceOverruled: (id, values) => void announce({ type: 'overruled', entity, id, values }),
    async read(id) {
      const record = await calls.detail({ parameters: { id } })
      return { record, values: definition.toFormValues(record) }
    },
    async write(values, stored) {
      if (stored === undefined) return calls.create({ body: toBody(values, undefined) })
      const { id, record } = stored
      announceRead(id, stored.values)
      const body = { id, ...Object(toBody(values, record)) }
      return calls.update({ parameters: { id }, body })
    },
    async identify(submitted, answer) {
      const named = findCreatedId(answer)
      if (named?.isCertain === true) return named.id
      // Not by the query: it is cancelled with the form that observes it, and then gives what it had before.
      const records = await calls.list({}).catch(() => [])
      const isSubmitted = (record: unknown) => {
        const stored = definition.toFormValues(record)
        const sent = withStoredIds(definition, submitted, stored, submitted)
        return isDeepEqual(toBody(stored, record), toBody(sent, record))
      }
      const ids = records.filter(isSubmitted).map(({ id }) => id)
      if (named !== undefined && ids.includes(named.id)) return named.id
      return ids.length === 0 ? undefined : Math.max(...ids)
    },
    announceSaved(id, values, record) {
      // A record is named by what it refers to where it has no name of its own: `countryId` by its `country`.
      const references = getReferences(entity).flatMap(({ field, to }) => {
        const referred = lists[to].data?.find((one) => String(one.id) === values[field])
        return referred === undefined ? [] : [[field.replace(/Id$/, ''), referred]]
      })
      const named = { ...Object(record), ...Object.fromEntries(references), ...values }
      const name = nameRecord(entity, named)
      void announce({ type: 'saved', entity, id, name, values })
      return name
    },
    refresh: () => refresh([entity]),
  }
}

/** The values with the ids that the server gave to parts of them that were new when they were submitted. */
export function withStoredIds(
  { fields }: RecordDefinition,
  values: FormValues,
  stored: FormValues,
  submitted: FormValues,
): FormValues {
  return mapFields(fields, (field, name) =>
    field.withStoredIds === undefined
      ? values[name]
      : field.withStoredIds(values[name], stored[name], submitted[name]),
  )
}
