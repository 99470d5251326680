import * as z from 'zod/mini'

import { contract } from '../../src/contract/index.ts'
import { newArticleAuthorId } from '../../src/domain/articles.ts'
import {
  entityNames,
  getEntity,
  getReferences,
  sortTopologically,
  type EntityName,
} from '../../src/domain/entities.ts'

/** The entities whose records can be created, changed and deleted again, what others refer to first. */
export const writableEntities = sortTopologically()
export type WritableEntity = EntityName

/** The ids that test records refer to. */
export type ReferenceIds = Readonly<Partial<Record<string, number>>>

export type WireRecord = Readonly<Record<string, unknown>>

interface TestRecord {
  readonly createInput: (ids: ReferenceIds) => WireRecord
  /** The fields that an update changes. */
  readonly createChange: () => WireRecord
  /** Whether a record of the server is a test record. */
  readonly isTestRecord: (record: WireRecord) => boolean
}

/** Values that a type alone does not tell. */
const valuesOfFields: Readonly<Record<string, unknown>> = {
  code: 'ZZ',
  currency: 'EUR',
  authorId: newArticleAuthorId,
}

/** The test records of one run, with its marker in their names. */
export function createTestRecords(marker: string): Readonly<Record<WritableEntity, TestRecord>> {
  const records = writableEntities.map((entity) => [entity, createTestRecord(entity, marker)])
  return Object.fromEntries(records) as Record<WritableEntity, TestRecord>
}

function createTestRecord(entity: WritableEntity, marker: string): TestRecord {
  const { nameField } = getEntity(entity)
  const schema = z.toJSONSchema(contract[entity].create.body.schema())
  const createWith = (name: string) => createSample(schema, '', name) as Record<string, unknown>
  const nameFields = nameField === undefined ? findMarked(createWith(marker), marker) : [nameField]
  return {
    createInput: (ids) => ({
      ...createWith(marker),
      ...Object.fromEntries(
        getReferences(entity)
          .filter(({ to }) => ids[to] !== undefined)
          .map(({ field, to }) => [field, ids[to]]),
      ),
    }),
    createChange() {
      const changed = createWith(`${marker} changed`)
      return Object.fromEntries(nameFields.map((field) => [field, changed[field]]))
    },
    isTestRecord: (record) => nameFields.some((field) => holdsMarker(record[field], marker)),
  }
}

/** Texts that people know a record by: a level of an intervention has a title. */
const names = new Set(['title', ...entityNames.map((name) => getEntity(name).nameField ?? '')])

/** A value that a request may have. An optional field is left out, and one that may be null is null. */
function createSample(node: z.core.JSONSchema.BaseSchema, name: string, marker: string): unknown {
  if (name in valuesOfFields) return valuesOfFields[name]
  if (node.anyOf?.some((option) => Object(option).type === 'null')) return null
  if (node.type === 'object') {
    const { properties = {}, required = [] } = node
    return Object.fromEntries(
      required.map((field) => [field, createSample(Object(properties[field]), field, marker)]),
    )
  }
  if (node.type === 'array') {
    const items = Object(node.items)
    return items.type === 'object' ? [createSample(items, '', marker)] : []
  }
  if (node.type === 'integer') return 1
  if (node.type === 'number') return 1.5
  return names.has(name) ? marker : '<p>Conformance</p>'
}

/** The fields of a record that hold the marker. */
function findMarked(record: WireRecord, marker: string): string[] {
  return Object.keys(record).filter((field) => holdsMarker(record[field], marker))
}

function holdsMarker(value: unknown, marker: string): boolean {
  if (typeof value === 'string') return value.startsWith(marker)
  if (Array.isArray(value)) return value.some((item) => holdsMarker(item, marker))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => names.has(name) && holdsMarker(part, marker))
}
