import { contract } from '#contract/index.ts'

import { answerRows } from './answer-rows.ts'
import { ask, type Target } from './ask.ts'
import { type Ids, ownRecords, type WireRecord, type Writable, writable } from './own-records.ts'
import type { Row } from './rows.ts'

interface Writes {
  readonly rows: Row[]
  /** Records of the check that could not be deleted again, in words. */
  readonly remaining: string[]
}

/**
 * Creates, changes and deletes records of the check's own, for each entity that can have them. What
 * was made is deleted again also when something fails half-way, or when `stop` says so.
 */
export async function checkWrites(
  target: Target,
  mark: string,
  stop: AbortSignal,
): Promise<Writes> {
  const own = ownRecords(mark)
  const rows: Row[] = []
  const made: Partial<Record<Writable, number>> = {}

  try {
    for (const group of writable) if (!stop.aborted) await createAndChange(group)
    for (const group of writable.toReversed()) if (!stop.aborted) await remove(group)
  } finally {
    // A create may be answered by an error and still have created: the lists tell.
    for (const group of writable.toReversed()) await sweep(group)
  }
  return { rows, remaining: await remaining() }

  async function createAndChange(group: Writable): Promise<void> {
    const call = `${group}.create`
    if ((await list(target, group)) === undefined) {
      const detail = 'its list cannot be read, so that a record could not be found again'
      rows.push({ call, field: '', result: 'not asked', detail })
      return
    }
    const { create } = contract[group]
    const input = own[group].input(await idsToReferTo(target, made))
    rows.push(...answerRows(call, create, await ask(target, create, 0, input)))
    const [id] = await ownIds(group)
    if (id === undefined) {
      const detail = 'what was created is not in the list'
      rows.push({ call, field: '(record)', result: 'missing', detail })
      return
    }
    made[group] = id
    await change(group, id, input)
  }

  async function change(group: Writable, id: number, input: WireRecord): Promise<void> {
    const call = `${group}.update`
    const { update } = contract[group]
    const changes = own[group].change()
    const body = { ...input, ...changes, ...(group === 'faqs' ? {} : { id }) }
    rows.push(...answerRows(call, update, await ask(target, update, id, body)))
    const saved = (await list(target, group))?.find((record) => record['id'] === id)
    rows.push(
      contains(saved, changes)
        ? { call, field: '(record)', result: 'ok', detail: 'changed' }
        : {
            call,
            field: '(record)',
            result: 'missing',
            detail: 'the list does not show the change',
          },
    )
  }

  async function remove(group: Writable): Promise<void> {
    const id = made[group]
    if (id === undefined) return
    const call = `${group}.remove`
    const endpoint = contract[group].remove
    rows.push(...answerRows(call, endpoint, await ask(target, endpoint, id)))
    if ((await ownIds(group)).length > 0) {
      const detail = 'what was deleted is still in the list'
      rows.push({ call, field: '(record)', result: 'wrong status', detail })
    }
  }

  async function ownIds(group: Writable): Promise<number[]> {
    const records = (await list(target, group)) ?? []
    return records.filter(own[group].isOwn).map(({ id }) => Number(id))
  }

  async function sweep(group: Writable): Promise<void> {
    for (const id of await ownIds(group)) await ask(target, contract[group].remove, id)
  }

  async function remaining(): Promise<string[]> {
    const ids = await Promise.all(
      writable.map(async (group) => (await ownIds(group)).map((id) => `${group} ${id}`)),
    )
    return ids.flat()
  }
}

/** Own records where there are any, else the first of the server's. */
async function idsToReferTo(target: Target, made: Ids): Promise<Ids> {
  const countries = made.countries ?? (await firstId(target, 'countries'))
  const visas = made.visas ?? (await firstId(target, 'visas'))
  return {
    ...(countries === undefined ? {} : { countries }),
    ...(visas === undefined ? {} : { visas }),
  }
}

async function firstId(target: Target, group: Writable): Promise<number | undefined> {
  const [first] = (await list(target, group)) ?? []
  return typeof first?.['id'] === 'number' ? first['id'] : undefined
}

/** The records of an entity; undefined when its list is none. */
async function list(target: Target, group: Writable): Promise<WireRecord[] | undefined> {
  const { body } = await ask(target, contract[group].list)
  try {
    const records: unknown = JSON.parse(body)
    return Array.isArray(records) ? records.filter(isRecord) : undefined
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null
}

/** Whether a record holds these values; of a list, whether its records hold those of the other. */
function contains(record: unknown, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return record === values
  if (typeof record !== 'object' || record === null) return false
  return Object.entries(values).every(([name, value]) =>
    contains((record as Record<string, unknown>)[name], value),
  )
}
