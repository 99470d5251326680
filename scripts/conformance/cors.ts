import { contract } from '#contract/index.ts'

import { type ServerReply, sendRequest, type Target } from './request.ts'
import { toExcerpt, type Row } from './rows.ts'

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
