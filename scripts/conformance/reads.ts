import type { ServerReply } from '#contract/check-response.ts'
import { getPathParameterNames } from '#contract/endpoint.ts'
import { contract, listEndpoints } from '#contract/index.ts'
import { parseJson, toExcerpt } from '#contract/violations.ts'

import { callEndpoint, sendRequest, type Target } from './request.ts'
import { checkResponse, type Row } from './rows.ts'

interface Reads {
  readonly rows: Row[]
  /** All replies, for remarks about the server as a whole. */
  readonly answers: ServerReply[]
}

/** Checks all reads. Lists come first, because they contain the ids for the others. */
export async function checkReads(target: Target): Promise<Reads> {
  const reads = listEndpoints()
    .filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.origin === 'api')
    .toSorted((a, b) => countParameters(a.endpoint.path) - countParameters(b.endpoint.path))
  const rows: Row[] = []
  const answers: ServerReply[] = []
  const lists = new Map<string, unknown>()

  for (const { name, group, endpoint } of reads) {
    const [parameter] = getPathParameterNames(endpoint.path)
    const id = parameter === undefined ? undefined : findId(parameter, group, lists)
    if (parameter !== undefined && id === undefined) {
      rows.push({ call: name, field: '', result: 'skipped', detail: 'no record to ask for' })
      continue
    }
    const reply = await callEndpoint(target, endpoint, { id })
    // If the first request gets no response, the others will not either.
    if (reply.status === 0 && answers.length === 0) return { rows: [], answers: [reply] }
    answers.push(reply)
    rows.push(...checkResponse(name, endpoint, reply))
    if (parameter === undefined) lists.set(group, parseJson(reply.body))
  }
  return { rows, answers }
}

function countParameters(path: string): number {
  return getPathParameterNames(path).length
}

/** The fields in which records refer to other entities. */
const referenceFields: Readonly<Record<string, string>> = {
  countries: 'countryId',
  visas: 'visaId',
  interventions: 'interventionId',
}

/** Finds an id in the records that refer to the entity, else in its own list. */
function findId(
  parameter: string,
  group: string,
  lists: ReadonlyMap<string, unknown>,
): number | undefined {
  const owner = parameter === 'countryId' ? 'countries' : group
  const ownIds = collectIds(lists.get(owner), 'id')
  const referredIds = [...lists.values()].flatMap((list) =>
    collectIds(list, referenceFields[owner] ?? ''),
  )
  return referredIds.find((id) => ownIds.length === 0 || ownIds.includes(id)) ?? ownIds[0]
}

function collectIds(list: unknown, field: string): number[] {
  if (!Array.isArray(list)) return []
  return list
    .map((record: unknown) => (record as Record<string, unknown> | null)?.[field])
    .filter((id): id is number => Number.isInteger(id))
}

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** Checks CORS: the headers of all replies and the preflight of each method. */
export async function checkCors(target: Target, reads: readonly ServerReply[]): Promise<Row[]> {
  if (new URL(target.url).origin === target.origin) return []
  const blockedReply = reads.find(({ headers }) => !allowsOrigin(headers, target.origin))
  const blockedReason = blockedReply === undefined ? '' : describeOriginError(blockedReply, target)
  const rows = [createCorsRow('(answers)', blockedReason)]
  const preflights: ServerReply[] = []
  // A browser says Cookie of itself, and no page may ask for it.
  const ownHeaders = Object.keys(target.headers).filter((name) => name.toLowerCase() !== 'cookie')
  for (const method of methods) {
    // The client's reads have no other header, so a browser sends them without a preflight.
    const names = method === 'GET' ? ownHeaders : ['content-type', ...ownHeaders]
    if (names.length === 0) continue
    const preflight = await sendRequest(target, contract.countries.list.path, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': method,
        'access-control-request-headers': names.join(',').toLowerCase(),
      },
    })
    preflights.push(preflight)
    rows.push(createCorsRow(method, getPreflightError(preflight, method, names, target)))
  }
  if (target.sendsCredentials) {
    const errors = [...reads, ...preflights].map((reply) => getCredentialsError(reply, target))
    rows.push(createCorsRow('credentials', errors.find((error) => error !== '') ?? ''))
  }
  return rows
}

/** Why a browser keeps an answer to a call with cookies from the page. */
function getCredentialsError(reply: ServerReply, target: Target): string {
  const { headers } = reply
  if (headers.get('access-control-allow-credentials') !== 'true')
    return 'access-control-allow-credentials is not true'
  const allowed = headers.get('access-control-allow-origin')
  return allowed === target.origin ? '' : describeOriginError(reply, target)
}

function createCorsRow(field: string, reason: string): Row {
  return { call: 'CORS', field, result: reason === '' ? 'ok' : 'refused', detail: reason }
}

function getPreflightError(
  preflight: ServerReply,
  method: string,
  names: readonly string[],
  target: Target,
): string {
  const { status, headers, body } = preflight
  if (status < 200 || status > 299)
    return `the preflight is answered by ${status} ${toExcerpt(body)}`
  if (!allowsOrigin(headers, target.origin)) return describeOriginError(preflight, target)
  const needsPermission = !['GET', 'POST'].includes(method)
  if (
    needsPermission &&
    !allowsValue(headers.get('access-control-allow-methods'), method, target)
  ) {
    return `access-control-allow-methods does not name ${method}`
  }
  const allowed = headers.get('access-control-allow-headers')
  const refused = names.filter((name) => !allowsValue(allowed, name, target))
  return refused.length === 0
    ? ''
    : `access-control-allow-headers does not name ${refused.join(', ')}`
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

function allowsValue(header: string | null, value: string, { sendsCredentials }: Target): boolean {
  const values = (header ?? '').toLowerCase().split(/\s*,\s*/)
  const name = value.toLowerCase()
  // For browsers, * is a wildcard only without credentials, and never means authorization.
  const isWildcard = !sendsCredentials && name !== 'authorization'
  return values.includes(name) || (isWildcard && values.includes('*'))
}
