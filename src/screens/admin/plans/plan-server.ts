import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { useApi } from '#api/context.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { getNameField, getReferences, type EntityName } from '#domain/entities.ts'
import type { PlanServer, Remark, Values } from '#domain/plan/plan.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { classifyError, type ErrorKind } from '../core/errors/classify-error.ts'
import type {
  FieldContext,
  RecordCalls,
  RecordDefinition,
} from '../core/definition/record-definition.ts'
import { findCreatedRecord } from '../core/form/save-run.ts'
import { useFieldContexts } from '../core/definition/useFieldContexts.ts'
import type { RecordLists } from '../core/definition/useRecordLists.ts'
import { recordChange } from '../core/layout/recent-changes.ts'
import { useRecordName } from '../core/layout/useRecordName.ts'
import { isSameVersion } from '../core/comparison/compare-values.ts'
import { keepVersion } from '../extensions/versions/version-store.ts'

/** An entity whose records a plan changes. */
export interface PlanEntity {
  readonly definition: RecordDefinition
  readonly calls: RecordCalls
  readonly lists: RecordLists
  readonly getContext: (name: string) => FieldContext
}

/** The entities of a plan. */
export type PlanEntities = Readonly<Partial<Record<EntityName, PlanEntity>>>

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
  // The query of the list page.
  const query = useQuery({
    queryKey: [definition.entity, 'list'],
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
  const entity: PlanEntity = { definition, calls, lists, getContext }
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

/** The server of a plan: the calls of the forms, with the versions and the changes that forms note on the device. */
export function usePlanServer(entities: PlanEntities): PlanServer {
  const queryClient = useQueryClient()
  const clock = useClock()
  const nameRecord = useRecordName()
  return {
    ...createRules(entities),
    async read(entity, id) {
      const { definition, calls } = get(entities, entity)
      const record = await calls.detail({ parameters: { id } })
      return { values: definition.toFormValues(record), record }
    },
    create: (entity, values, isIdNeeded) =>
      create(get(entities, entity), queryClient, { values, isIdNeeded }),
    async update(entity, id, { values, record }, changes) {
      const { definition, calls, lists, getContext } = get(entities, entity)
      const saved = { ...values, ...changes }
      const body = definition.toRequestBody(saved, record, lists)
      const version = { record: getRecordKey(entity, id), at: clock().toISOString() }
      // Nothing waits for what the device keeps.
      void keepVersion({ ...version, origin: 'server', values: { ...values } }, (last) =>
        isSameVersion(definition, last, values, getContext),
      )
      await calls.update({ parameters: { id }, body: { id, ...Object(body) } })
      void keepVersion({ ...version, origin: 'saved', values: saved })
      const name = nameRecord(entity, { ...Object(record), ...changes })
      recordChange({ entity, id, name, at: version.at })
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

function get(entities: PlanEntities, name: EntityName): PlanEntity {
  const entity = entities[name]
  if (entity === undefined) throw new Error(`The plan has no ${name}.`)
  return entity
}

async function create(
  { definition, calls, lists }: PlanEntity,
  queryClient: QueryClient,
  { values, isIdNeeded }: { values: Values; isIdNeeded: boolean },
): Promise<number | undefined> {
  const body = definition.toRequestBody(values, undefined, lists)
  const find = (answer: unknown) => findCreatedRecord({ definition, calls, lists }, values, answer)
  const known = new Set(listKnownIds(queryClient, definition.entity))
  try {
    const answer = await calls.create({ body })
    return isIdNeeded ? await find(answer) : undefined
  } catch (error) {
    // A retry would create it twice.
    const id = ambiguousErrors.has(classifyError(error)) ? await find(undefined) : undefined
    if (id === undefined || known.has(id)) throw error
    return id
  }
}

function listKnownIds(queryClient: QueryClient, entity: EntityName): readonly number[] {
  const records = queryClient.getQueryData<readonly { readonly id: number }[]>([entity, 'list'])
  return (records ?? []).map(({ id }) => id)
}

/** Why the form would not save these values, if it is not so of what the record has already. */
export function checkValues(
  { definition, lists, getContext }: PlanEntity,
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
  { definition: { entity, fields }, getContext }: PlanEntity,
  { id, values }: Pick<ListedValues, 'id' | 'values'>,
): string {
  const nameField = getNameField(entity)
  const references = getReferences(entity).map(({ field }) => field)
  const parts = nameField in fields ? [nameField] : references.toReversed()
  const names = parts.map((name) => fields[name]?.format(values[name], getContext(name)).trim())
  return names.filter(Boolean).join(' – ') || `nº\u00a0${id}`
}
