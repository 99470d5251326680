import { isRecord, parseJson } from './body.ts'
import type { JsonSchema } from './endpoint.ts'
import type { Reference } from './reads.ts'
import { callEndpoint, type CallableEndpoint, type Target } from './request.ts'
import { checkResponse, type Row } from './rows.ts'
import {
  containsValues,
  createSample,
  holdsMarker,
  type SampleOptions,
  type WireRecord,
} from './samples.ts'

/** Records that can be created, changed and deleted again. */
export interface WritableEntity {
  readonly name: string
  readonly list: CallableEndpoint
  readonly create: CallableEndpoint
  readonly update: CallableEndpoint
  readonly remove: CallableEndpoint
  readonly inputSchema: JsonSchema
  readonly references: readonly Reference[]
  /** Whether the body of an update has the id, too. */
  readonly hasIdInUpdate: boolean
}

interface Writes {
  readonly rows: readonly Row[]
  /** Descriptions of records that could not be deleted. */
  readonly remaining: readonly string[]
}

/**
 * Creates, changes and deletes test records of each entity. Deletes them also after a failure or an abort.
 *
 * @param entities what others refer to first
 */
export async function checkWrites(
  target: Target,
  entities: readonly WritableEntity[],
  options: SampleOptions,
  stop: AbortSignal,
): Promise<Writes> {
  // Unique to this run.
  const marker = `conformance-check-${crypto.randomUUID()}`
  const records = entities.map((entity) => createTestRecords(target, entity, options, marker))
  const rows: Row[] = []
  const createdIds = new Map<string, number>()
  const newestFirst = records.toReversed()
  try {
    for (const { entity, createAndChange } of records) {
      if (stop.aborted) break
      const { rows: entityRows, id } = await createAndChange(await findReferredIds(entity))
      rows.push(...entityRows)
      if (id !== undefined) createdIds.set(entity.name, id)
    }
    for (const record of newestFirst) {
      const id = createdIds.get(record.entity.name)
      if (id !== undefined && !stop.aborted) rows.push(...(await record.remove(id)))
    }
  } finally {
    // A create that failed may still have created a record, so search the lists.
    for (const { entity, findIds } of newestFirst) {
      for (const id of await findIds()) await callEndpoint(target, entity.remove, { id })
    }
  }
  const remaining: string[] = []
  for (const { entity, findIds } of records) {
    for (const id of await findIds()) remaining.push(`${entity.name} ${id}`)
  }
  return { rows, remaining }

  /** The ids of the other test records, or of any record, by the field that refers to it. */
  async function findReferredIds({ references }: WritableEntity): Promise<WireRecord> {
    const ids: Record<string, number> = {}
    for (const { field, to } of references) {
      const owner = entities.find(({ name }) => name === to)
      if (owner === undefined) continue
      const id = createdIds.get(to) ?? (await fetchList(target, owner))?.[0]?.['id']
      if (typeof id === 'number') ids[field] = id
    }
    return ids
  }
}

/** The test records of one entity, with the marker in their names. */
function createTestRecords(
  target: Target,
  entity: WritableEntity,
  options: SampleOptions,
  marker: string,
) {
  const { create, update, remove, inputSchema } = entity
  const createInput = (name: string) => createSample(inputSchema, options, name) as WireRecord
  const isMarked = (value: unknown) => holdsMarker(value, options, marker)
  const sample = createInput(marker)
  const markedFields = Object.keys(sample).filter((field) => isMarked(sample[field]))

  async function findIds(): Promise<number[]> {
    const records = (await fetchList(target, entity)) ?? []
    return records
      .filter((record) => markedFields.some((field) => isMarked(record[field])))
      .map(({ id }) => Number(id))
  }

  async function createAndChange(referredIds: WireRecord): Promise<{ rows: Row[]; id?: number }> {
    const call = create.name
    if ((await fetchList(target, entity)) === undefined) {
      const detail = 'its list cannot be read, so a created record could not be found'
      return { rows: [{ call, field: '', result: 'skipped', detail }] }
    }
    const body = { ...sample, ...referredIds }
    const rows = checkResponse(create, await callEndpoint(target, create, { body }))
    const [id] = await findIds()
    if (id !== undefined) return { rows: [...rows, ...(await change(id, body))], id }
    const detail = 'the created record is not in the list'
    return { rows: [...rows, { call, field: '(record)', result: 'missing', detail }] }
  }

  async function change(id: number, input: WireRecord): Promise<Row[]> {
    const changed = createInput(`${marker} changed`)
    const changes = Object.fromEntries(markedFields.map((field) => [field, changed[field]]))
    const body = { ...input, ...changes, ...(entity.hasIdInUpdate && { id }) }
    const rows = checkResponse(update, await callEndpoint(target, update, { id, body }))
    const saved = (await fetchList(target, entity))?.find((record) => record['id'] === id)
    const [result, detail] = containsValues(saved, changes)
      ? (['ok', 'changed'] as const)
      : (['missing', 'the list does not show the change'] as const)
    return [...rows, { call: update.name, field: '(record)', result, detail }]
  }

  return {
    entity,
    findIds,
    createAndChange,
    async remove(id: number): Promise<Row[]> {
      const rows = checkResponse(remove, await callEndpoint(target, remove, { id }))
      if ((await findIds()).length === 0) return rows
      const detail = 'the deleted record is still in the list'
      return [...rows, { call: remove.name, field: '(record)', result: 'wrong status', detail }]
    },
  }
}

/** The records of an entity; undefined if the response is no list. */
async function fetchList(
  target: Target,
  { list }: WritableEntity,
): Promise<WireRecord[] | undefined> {
  const records = parseJson((await callEndpoint(target, list)).body)
  return Array.isArray(records) ? records.filter(isRecord) : undefined
}

/** A call that cannot be undone. */
export interface IrreversibleCall {
  readonly endpoint: CallableEndpoint
  /** Undefined if it is not allowed. */
  readonly body: object | undefined
  /** What allows it: `--mail <address>, where it goes`. */
  readonly permission: string
}

/** Checks the calls that cannot be undone, if they are allowed. */
export async function checkIrreversible(
  target: Target,
  calls: readonly IrreversibleCall[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { endpoint, body, permission } of calls) {
    const detail = `it cannot be undone; allowed with ${permission}`
    if (body === undefined) rows.push({ call: endpoint.name, field: '', result: 'skipped', detail })
    else rows.push(...checkResponse(endpoint, await callEndpoint(target, endpoint, { body })))
  }
  return rows
}
