import { createFinding, isHtmlPage, parseJson } from './body.ts'
import type { Endpoint, Finding, FindingKind, ServerReply } from './endpoint.ts'
import { collectFields, compareFields, getParent, listFields } from './fields.ts'

/** How long a response may take before it is reported as slow. */
export const slowMs = 1000

/** Everything in which a response differs from the contract. An empty list means that it conforms. */
export function checkReply(endpoint: Endpoint, reply: ServerReply): Finding[] {
  const status = checkStatus(endpoint, reply)
  if (reply.status === 0) return status
  const rest = isSuccess(reply)
    ? [...checkTransport(endpoint, reply), ...checkBody(endpoint, reply)]
    : []
  return [...status, ...checkDuration(reply), ...rest]
}

/** Whether a finding is a fault of the server. The client works despite the others. */
export function isViolation({ kind, renamedTo }: Finding): boolean {
  return kind === 'unseen' ? renamedTo !== undefined : !harmlessKinds.has(kind)
}

const harmlessKinds: ReadonlySet<FindingKind> = new Set([
  'unknown-field',
  'content-type',
  'redirect',
  'slow',
])

/** The fields that a response can have, and whether any record has an object that could contain them. */
export function listAnswerFields(endpoint: Endpoint, reply: ServerReply) {
  const schema = endpoint.getAnswerSchema()
  if (schema === undefined || !isSuccess(reply) || isHtml(reply)) return []
  const { objects } = collectFields(parseJson(reply.body))
  return listFields(schema).map(({ path }) => ({ path, isReached: objects.has(getParent(path)) }))
}

/** Whether a response is a page. HTML is never a valid response of an API. */
export function isHtml({ body, headers }: ServerReply): boolean {
  return (headers.get('content-type') ?? '').includes('text/html') || isHtmlPage(body)
}

/** Whether the server requires a login, by status or by a redirect to a page. */
export function requiresLogin(reply: ServerReply): boolean {
  const { status, redirectedTo } = reply
  return status === 401 || status === 403 || (redirectedTo !== undefined && isHtml(reply))
}

function isSuccess(reply: ServerReply): boolean {
  return reply.status >= 200 && reply.status <= 299 && !requiresLogin(reply)
}

function checkStatus({ statuses }: Endpoint, reply: ServerReply): Finding[] {
  const { status, body, redirectedTo } = reply
  if (status === 0) return [createFinding('unreachable', 'an answer', `no answer: ${body}`)]
  if (requiresLogin(reply)) {
    const actual =
      redirectedTo === undefined ? `status ${status}` : `a redirect to the page ${redirectedTo}`
    return [createFinding('login', 'no login', actual, body)]
  }
  if (statuses.includes(status)) return []
  return [createFinding('status', `status ${statuses.join(' or ')}`, `status ${status}`, body)]
}

function checkDuration({ durationMs = 0 }: ServerReply): Finding[] {
  if (durationMs <= slowMs) return []
  const actual = `an answer after ${(durationMs / 1000).toFixed(1)} s`
  return [createFinding('slow', `an answer within ${slowMs / 1000} s`, actual)]
}

/** How a body came, which the client does not look at. */
function checkTransport(endpoint: Endpoint, reply: ServerReply): Finding[] {
  const { headers, body, redirectedTo } = reply
  const contentType = headers.get('content-type') ?? 'none'
  const needsJson = endpoint.getAnswerSchema() !== undefined && body !== '' && !isHtml(reply)
  return [
    ...(redirectedTo === undefined
      ? []
      : [createFinding('redirect', 'no redirect', `a redirect to ${redirectedTo}`)]),
    ...(!needsJson || /[/+]json\b/i.test(contentType)
      ? []
      : [
          createFinding(
            'content-type',
            'content type application/json',
            `content type ${contentType}`,
          ),
        ]),
  ]
}

function checkBody(endpoint: Endpoint, reply: ServerReply): readonly Finding[] {
  const { body } = reply
  if (isHtml(reply)) return [createFinding('body', 'no HTML', 'an HTML page', body)]
  const violations = endpoint.findViolations(body)
  const schema = endpoint.getAnswerSchema()
  return schema === undefined || violations.some(({ path }) => path === '')
    ? violations
    : compareFields(schema, parseJson(body), violations)
}
