import { type Endpoint, getSuccessStatuses } from '#contract/endpoint.ts'

import { type ServerReply, requiresLogin, isHtml } from './request.ts'
import { checkFields } from './fields.ts'
import { toExcerpt, type Row } from './rows.ts'

/** One answer against the contract: its status, then its body, field by field. */
export function checkResponse(call: string, endpoint: Endpoint, asked: ServerReply): Row[] {
  const status = { call, field: '(status)', ...checkStatus(endpoint, asked) }
  if (asked.status < 200 || asked.status > 299 || requiresLogin(asked)) return [status]
  return [status, ...checkBody(endpoint, asked).map((row) => ({ call, ...row }))]
}

function checkStatus(endpoint: Endpoint, asked: ServerReply): Omit<Row, 'call' | 'field'> {
  const documented = getSuccessStatuses(endpoint)
  const excerpt = toExcerpt(asked.body)
  if (asked.status === 0) return { result: 'wrong status', detail: 'no answer', excerpt }
  if (requiresLogin(asked)) {
    const where = asked.redirectedTo === undefined ? asked.status : `leads to ${asked.redirectedTo}`
    return { result: 'wrong status', detail: `asks for a login (${where})`, excerpt }
  }
  return documented.some((known) => known === asked.status)
    ? { result: 'ok', detail: String(asked.status) }
    : {
        result: 'wrong status',
        detail: `${asked.status} instead of ${documented.join(' or ')}`,
        excerpt,
      }
}

function checkBody({ response }: Endpoint, asked: ServerReply): Omit<Row, 'call'>[] {
  const whole = { field: '(answer)', excerpt: toExcerpt(asked.body) }
  if (isHtml(asked)) return [{ ...whole, result: 'wrong type', detail: 'an HTML page' }]
  if (response.kind !== 'json') return []
  // Of some writes nothing of the answer is needed.
  if (response.schema().safeParse(undefined).success) return []
  try {
    return checkFields(response.schema(), JSON.parse(asked.body))
  } catch {
    const detail = asked.body === '' ? 'an empty body' : 'not JSON'
    return [{ ...whole, result: 'wrong type', detail }]
  }
}
