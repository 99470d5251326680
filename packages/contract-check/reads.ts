import { parseJson } from './body.ts'
import { getParameterNames, type ServerReply } from './endpoint.ts'
import { callEndpoint, type CallableEndpoint, type Target } from './request.ts'
import { checkResponse, type Row } from './rows.ts'

/** A field that holds the id of a record of another group. */
export interface Reference {
  readonly field: string
  readonly to: string
}

interface Reads {
  readonly rows: Row[]
  /** All replies, for remarks about the server as a whole. */
  readonly answers: ServerReply[]
}

/** Checks all reads. Lists come first, because they contain the ids for the others. */
export async function checkReads(
  target: Target,
  endpoints: readonly CallableEndpoint[],
  references: readonly Reference[],
): Promise<Reads> {
  const reads = endpoints
    .filter(({ method }) => method === 'GET')
    .toSorted((a, b) => getParameterNames(a.path).length - getParameterNames(b.path).length)
  const rows: Row[] = []
  const answers: ServerReply[] = []
  const lists = new Map<string, unknown>()

  for (const endpoint of reads) {
    const { name, group, path } = endpoint
    const [parameter] = getParameterNames(path)
    const owner = references.find(({ field }) => field === parameter)?.to ?? group
    const id = parameter === undefined ? undefined : findId(owner, references, lists)
    if (parameter !== undefined && id === undefined) {
      rows.push({ call: name, field: '', result: 'skipped', detail: 'no record to ask for' })
      continue
    }
    const reply = await callEndpoint(target, endpoint, { id })
    // If the first request gets no response, the others will not either.
    if (reply.status === 0 && answers.length === 0) return { rows: [], answers: [reply] }
    answers.push(reply)
    rows.push(...checkResponse(endpoint, reply))
    if (parameter === undefined) lists.set(group, parseJson(reply.body))
  }
  return { rows, answers }
}

/** Finds an id in the records that refer to the group, else in its own list. */
function findId(
  group: string,
  references: readonly Reference[],
  lists: ReadonlyMap<string, unknown>,
): number | undefined {
  const ownIds = collectIds(lists.get(group), 'id')
  const referredIds = references
    .filter(({ to }) => to === group)
    .flatMap(({ field }) => [...lists.values()].flatMap((list) => collectIds(list, field)))
  return referredIds.find((id) => ownIds.length === 0 || ownIds.includes(id)) ?? ownIds[0]
}

function collectIds(list: unknown, field: string): number[] {
  if (!Array.isArray(list)) return []
  return list
    .map((record: unknown) => (record as Record<string, unknown> | null)?.[field])
    .filter((id): id is number => Number.isInteger(id))
}
