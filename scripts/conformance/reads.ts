import { getPathParameterNames } from '#contract/endpoint.ts'
import { contract, listEndpoints } from '#contract/index.ts'

import { checkResponse } from './check-response.ts'
import { callEndpoint, sendRequest, type ServerReply, type Target } from './request.ts'
import { toExcerpt, type Row } from './rows.ts'

interface Reads {
  readonly rows: Row[]
  /** Every answer, for what can be said of the server as a whole. */
  readonly answers: ServerReply[]
}

/** Asks every call that only reads, the lists first: they name the records that the others ask for. */
export async function checkReads(target: Target): Promise<Reads> {
  const reads = listEndpoints()
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.origin === 'api')
    .toSorted(
      (one, other) => countParameters(one.endpoint.path) - countParameters(other.endpoint.path),
    )
  const rows: Row[] = []
  const answers: ServerReply[] = []
  const lists = new Map<string, unknown>()

  for (const { name, group, endpoint } of reads) {
    const [parameter] = getPathParameterNames(endpoint.path)
    const id = parameter === undefined ? undefined : findId(parameter, group, lists)
    if (parameter !== undefined && id === undefined) {
      rows.push({ call: name, field: '', result: 'not asked', detail: 'no record to ask for' })
      continue
    }
    const asked = await callEndpoint(target, endpoint, id)
    // What is true of the first answer's absence is true of all.
    if (asked.status === 0 && answers.length === 0) return { rows: [], answers: [asked] }
    answers.push(asked)
    rows.push(...checkResponse(name, endpoint, asked))
    if (parameter === undefined) lists.set(group, parseJson(asked.body))
  }
  return { rows, answers }
}

function countParameters(path: string): number {
  return getPathParameterNames(path).length
}

/** How records name those of another entity. */
const referenceFields: Readonly<Record<string, string>> = {
  countries: 'countryId',
  visas: 'visaId',
  interventions: 'interventionId',
}

/** An id that the server itself names: in the records that refer to it, else in its own list. */
function findId(
  parameter: string,
  group: string,
  lists: ReadonlyMap<string, unknown>,
): number | undefined {
  const owner = parameter === 'countryId' ? 'countries' : group
  const own = collectIds(lists.get(owner), 'id')
  const referred = [...lists.values()].flatMap((list) =>
    collectIds(list, referenceFields[owner] ?? ''),
  )
  return referred.find((id) => own.length === 0 || own.includes(id)) ?? own[0]
}

function collectIds(list: unknown, field: string): number[] {
  if (!Array.isArray(list)) return []
  return list
    .map((record: unknown) => (record as Record<string, unknown> | null)?.[field])
    .filter((id): id is number => Number.isInteger(id))
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** What a browser asks before it lets a page of another origin call the server. */
export async function checkCors(target: Target, reads: readonly ServerReply[]): Promise<Row[]> {
  if (new URL(target.url).origin === target.origin) return []
  const closed = reads.find(({ headers }) => !allowsOrigin(headers, target.origin))
  const rows: Row[] = [
    createRow('(answers)', closed === undefined ? '' : describeOriginError(closed, target)),
  ]
  for (const method of methods) {
    const preflight = await sendRequest(target, contract.countries.list.path, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    })
    rows.push(createRow(method, getPreflightError(preflight, method, target)))
  }
  return rows
}

function createRow(field: string, reason: string): Row {
  return reason === ''
    ? { call: 'CORS', field, result: 'ok', detail: '' }
    : { call: 'CORS', field, result: 'refused', detail: reason }
}

function getPreflightError(preflight: ServerReply, method: string, target: Target): string {
  const { status, headers, body } = preflight
  if (status < 200 || status > 299)
    return `the preflight is answered by ${status} ${toExcerpt(body)}`
  if (!allowsOrigin(headers, target.origin)) return describeOriginError(preflight, target)
  const needsPermission = !['GET', 'POST'].includes(method)
  if (needsPermission && !headerLists(headers.get('access-control-allow-methods'), method)) {
    return `access-control-allow-methods does not name ${method}`
  }
  return headerLists(headers.get('access-control-allow-headers'), 'content-type')
    ? ''
    : 'access-control-allow-headers does not name content-type'
}

function describeOriginError({ headers }: ServerReply, { origin }: Target): string {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === null
    ? 'access-control-allow-origin is missing'
    : `access-control-allow-origin is ${allowed}, not ${origin}`
}

function allowsOrigin(headers: Headers, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin')
  return allowed === '*' || allowed === origin
}

function headerLists(header: string | null, wanted: string): boolean {
  const listed = (header ?? '').toLowerCase().split(/\s*,\s*/)
  return listed.includes('*') || listed.includes(wanted.toLowerCase())
}
