import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { parseJson } from '#contract/violations.ts'
import { getReferences } from '#domain/entities.ts'

import { callEndpoint, type Target } from './request.ts'
import {
  createTestRecords,
  type WireRecord,
  type WritableEntity,
  writableEntities,
} from './test-records.ts'
import { checkResponse, type Row } from './rows.ts'

interface Writes {
  readonly rows: Row[]
  /** Descriptions of records that could not be deleted. */
  readonly remaining: string[]
}

/** Creates, changes and deletes test records of each entity. Deletes them also after a failure or an abort. */
export async function checkWrites(
  target: Target,
  marker: string,
  stop: AbortSignal,
): Promise<Writes> {
  const testRecords = createTestRecords(marker)
  const rows: Row[] = []
  const createdIds: Partial<Record<WritableEntity, number>> = {}

  try {
    for (const group of writableEntities) if (!stop.aborted) await createAndChange(group)
    for (const group of writableEntities.toReversed()) if (!stop.aborted) await remove(group)
  } finally {
    // A create that failed may still have created a record, so search the lists.
    for (const group of writableEntities.toReversed()) {
      for (const id of await findTestRecordIds(group)) {
        await callEndpoint(target, contract[group].remove, { id })
      }
    }
  }
  const remaining: string[] = []
  for (const group of writableEntities) {
    for (const id of await findTestRecordIds(group)) remaining.push(`${group} ${id}`)
  }
  return { rows, remaining }

  async function createAndChange(group: WritableEntity): Promise<void> {
    const call = `${group}.create`
    if ((await fetchList(target, group)) === undefined) {
      const detail = 'its list cannot be read, so a created record could not be found'
      rows.push({ call, field: '', result: 'skipped', detail })
      return
    }
    const { create } = contract[group]
    const ids: Partial<Record<WritableEntity, number>> = {}
    for (const other of writableEntities) {
      if (!getReferences(group).some(({ to }) => to === other)) continue
      const id = createdIds[other] ?? (await findFirstId(other))
      if (id !== undefined) ids[other] = id
    }
    const input = testRecords[group].createInput(ids)
    rows.push(...checkResponse(call, create, await callEndpoint(target, create, { body: input })))
    const [id] = await findTestRecordIds(group)
    if (id === undefined) {
      const detail = 'the created record is not in the list'
      rows.push({ call, field: '(record)', result: 'missing', detail })
      return
    }
    createdIds[group] = id
    await change(group, id, input)
  }

  async function change(group: WritableEntity, id: number, input: WireRecord): Promise<void> {
    const call = `${group}.update`
    const { update } = contract[group]
    const changes = testRecords[group].createChange()
    const body = { ...input, ...changes, ...(group === 'faqs' ? {} : { id }) }
    rows.push(...checkResponse(call, update, await callEndpoint(target, update, { id, body })))
    const saved = (await fetchList(target, group))?.find((record) => record['id'] === id)
    const [result, detail] = containsValues(saved, changes)
      ? (['ok', 'changed'] as const)
      : (['missing', 'the list does not show the change'] as const)
    rows.push({ call, field: '(record)', result, detail })
  }

  async function remove(group: WritableEntity): Promise<void> {
    const id = createdIds[group]
    if (id === undefined) return
    const call = `${group}.remove`
    const endpoint = contract[group].remove
    rows.push(...checkResponse(call, endpoint, await callEndpoint(target, endpoint, { id })))
    if ((await findTestRecordIds(group)).length > 0) {
      const detail = 'the deleted record is still in the list'
      rows.push({ call, field: '(record)', result: 'wrong status', detail })
    }
  }

  async function findFirstId(group: WritableEntity): Promise<number | undefined> {
    const [first] = (await fetchList(target, group)) ?? []
    return typeof first?.['id'] === 'number' ? first['id'] : undefined
  }

  async function findTestRecordIds(group: WritableEntity): Promise<number[]> {
    const records = (await fetchList(target, group)) ?? []
    return records.filter(testRecords[group].isTestRecord).map(({ id }) => Number(id))
  }
}

/** The records of an entity; undefined if the response is no list. */
async function fetchList(target: Target, group: WritableEntity): Promise<WireRecord[] | undefined> {
  const { body } = await callEndpoint(target, contract[group].list)
  const records = parseJson(body)
  return Array.isArray(records) ? records.filter(isRecord) : undefined
}

function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null
}

/** Whether a record contains these values, recursively. */
function containsValues(record: unknown, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return record === values
  if (typeof record !== 'object' || record === null) return false
  return Object.entries(values).every(([name, value]) =>
    containsValues((record as Record<string, unknown>)[name], value),
  )
}

/** Allows the calls that cannot be undone. */
export interface IrreversibleOptions {
  /** The recipient of a test mail. */
  readonly mail: string | undefined
  /** The name of a tag to create. It stays. */
  readonly tag: string | undefined
}

/** The calls that cannot be undone. */
export const irreversibleCalls: readonly string[] = ['tags.create', 'mail.send']

/** Checks the calls that cannot be undone, if they are allowed. */
export async function checkIrreversible(
  target: Target,
  { tag, mail }: IrreversibleOptions,
): Promise<Row[]> {
  return [
    ...(tag === undefined
      ? [skipIrreversible('tags.create', '--tag <name>, a tag that stays')]
      : await send('tags.create', contract.tags.create, { name: tag })),
    ...(mail === undefined
      ? [skipIrreversible('mail.send', '--mail <address>, where it goes')]
      : await send('mail.send', contract.mail.send, {
          recipient: mail,
          pSubject: 'Conformance',
          pHtmlContent: '<p>Conformance</p>',
        })),
  ]

  async function send(call: string, endpoint: Endpoint, body: object): Promise<Row[]> {
    return checkResponse(call, endpoint, await callEndpoint(target, endpoint, { body }))
  }
}

function skipIrreversible(call: string, option: string): Row {
  const detail = `it cannot be undone; allowed with ${option}`
  return { call, field: '', result: 'skipped', detail }
}
