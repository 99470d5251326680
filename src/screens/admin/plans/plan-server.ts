import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useApi } from '#api/context.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { getNameField, getReferences, type EntityName } from '#domain/entities.ts'
import type { PlanServer, Remark, Values } from '#domain/plan/plan.ts'
import { findCreatedId } from '#domain/saving.ts'

import type { RecordDefinition } from '../core/definition/record-definition.ts'
import { useFieldContexts } from '../core/definition/useFieldContexts.ts'
import { classifyError, type ErrorKind } from '../core/errors/classify-error.ts'
import { getListKey } from '../core/layout/list-query.ts'
import { useRecordName } from '../core/layout/useRecordName.ts'
import type { RecordEvents } from '../core/writer/record-events.ts'
import {
  createRecordWriter,
  type RecordWriter,
  type WrittenEntity,
} from '../core/writer/record-writer.ts'

/** The entities of a plan. */
export type PlanEntities = Readonly<Partial<Record<EntityName, WrittenEntity>>>

/** A record of a list, with its values as its form holds them. */
export interface ListedValues {
  readonly id: number
  readonly values: Values
  readonly record: unknown
}

/** An entity with its records, and what its fields need: everything that a plan is made from. */
export function usePlanEntity(definition: RecordDefinition) {
  const { calls: allCalls } = useApi()
  const calls = definition.getCalls(allCalls)
  const { lists, getContext } = useFieldContexts(definition)
  const query = useQuery({
    queryKey: getListKey(definition.entity),
    queryFn: ({ signal }) => calls.list({}, signal),
  })
  const { data } = query
  const records = useMemo(
    () =>
      data?.map((record): ListedValues => ({
        id: record.id,
        values: definition.toFormValues(record),
        record,
      })),
    [data, definition],
  )
  const needed = Object.values(definition.fields).flatMap((field) => field.lists ?? [])
  const missing = [query, ...needed.map((name) => lists[name])]
  const entity: WrittenEntity = { definition, calls, lists, getContext }
  return {
    entity,
    /** Undefined until everything is loaded. */
    records: missing.every((list) => list.data !== undefined) ? records : undefined,
    /** The first list that could not be loaded. */
    failed: missing.find((list) => list.data === undefined && list.isError),
  }
}

/** After these errors a record may have been created nevertheless. */
const ambiguousErrors: ReadonlySet<ErrorKind> = new Set(['timeout', 'unexpectedResponse'])

/** The server of a plan: it reads and writes as forms do. */
export function usePlanServer(entities: PlanEntities, events: RecordEvents): PlanServer {
  const queryClient = useQueryClient()
  const nameRecord = useRecordName()
  const getWriter = (entity: EntityName) =>
    createRecordWriter(get(entities, entity), events, nameRecord)
  return {
    ...createRules(entities),
    read: (entity, id) => getWriter(entity).read(id),
    async create(entity, values, isIdNeeded) {
      const writer = getWriter(entity)
      const known = new Set(listKnownIds(queryClient, entity))
      const id = await create(writer, values, { isIdNeeded, isNew: (found) => !known.has(found) })
      writer.announceSaved(id, values)
      return id
    },
    async update(entity, id, stored, changes) {
      const writer = getWriter(entity)
      const values = { ...stored.values, ...changes }
      await writer.write(values, { ...stored, id })
      writer.announceSaved(id, values, stored.record)
    },
  }
}

/** What a rehearsal has in common with the run. */
export function createRules(entities: PlanEntities): Pick<PlanServer, 'isSame' | 'toReference'> {
  return {
    isSame(entity, name, first, second) {
      const field = get(entities, entity).definition.fields[name]
      const normalise = (value: unknown) =>
        value === undefined
          ? undefined
          : (field?.normalise?.(value) ?? field?.toComparable?.(value) ?? value)
      return Object.is(first, second) || isDeepEqual(normalise(first), normalise(second))
    },
    toReference: String,
  }
}

function get(entities: PlanEntities, name: EntityName): WrittenEntity {
  const entity = entities[name]
  if (entity === undefined) throw new Error(`The plan has no ${name}.`)
  return entity
}

async function create(
  writer: RecordWriter,
  values: Values,
  { isIdNeeded, isNew }: { isIdNeeded: boolean; isNew: (id: number) => boolean },
): Promise<number | undefined> {
  try {
    const answer = await writer.write(values)
    // The list is read only where another step needs the id.
    const isNamed = findCreatedId(answer)?.isCertain === true
    return isNamed || isIdNeeded ? await writer.identify(values, answer) : undefined
  } catch (error) {
    // A retry would create it twice.
    const id = ambiguousErrors.has(classifyError(error))
      ? await writer.identify(values, undefined)
      : undefined
    if (id === undefined || !isNew(id)) throw error
    return id
  }
}

function listKnownIds(queryClient: QueryClient, entity: EntityName): readonly number[] {
  const records = queryClient.getQueryData<readonly { readonly id: number }[]>(getListKey(entity))
  return (records ?? []).map(({ id }) => id)
}

/** Why the form would not save these values, if it is not so of what the record has already. */
export function checkValues(
  { definition, lists, getContext }: WrittenEntity,
  values: Values,
  before: Values | undefined,
): Remark | undefined {
  for (const [name, field] of Object.entries(definition.fields)) {
    const message = field.check?.(values[name], lists, values)
    const earlier = before && field.check?.(before[name], lists, before)
    if (message !== undefined && message !== earlier)
      return { kind: 'check', field: name, text: getContext(name).texts[message] ?? message }
  }
  return undefined
}

/** What a record is called: by its name, or, without one, by what it refers to. */
export function getRecordLabel(
  { definition: { entity, fields }, getContext }: WrittenEntity,
  { id, values }: Pick<ListedValues, 'id' | 'values'>,
): string {
  const nameField = getNameField(entity)
  const references = getReferences(entity).map(({ field }) => field)
  const parts = nameField in fields ? [nameField] : references.toReversed()
  const names = parts.map((name) => fields[name]?.format(values[name], getContext(name)).trim())
  return names.filter(Boolean).join(' – ') || `nº\u00a0${id}`
}
