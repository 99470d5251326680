import { toExcerpt } from './body.ts'
import type { ServerReply } from './endpoint.ts'
import { sendRequest, type Target } from './request.ts'
import type { Row } from './rows.ts'

const methods = ['GET', 'POST', 'PUT', 'DELETE']

/** Checks CORS: the headers of all replies, and the preflight of each method at a path. */
export async function checkCors(
  target: Target,
  path: string,
  reads: readonly ServerReply[],
): Promise<Row[]> {
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
    const preflight = await sendRequest(target, path, {
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
