import { type Endpoint, successStatuses } from '#contract/endpoint.ts'

import { type Asked, asksForLogin, isHtml } from './ask.ts'
import { fieldRows } from './fields.ts'
import { excerptOf, type Row } from './rows.ts'

/** One answer against the contract: its status, then its body, field by field. */
export function answerRows(call: string, endpoint: Endpoint, asked: Asked): Row[] {
  const status = { call, field: '(status)', ...statusOf(endpoint, asked) }
  if (asked.status < 200 || asked.status > 299 || asksForLogin(asked)) return [status]
  return [status, ...bodyRows(endpoint, asked).map((row) => ({ call, ...row }))]
}

function statusOf(endpoint: Endpoint, asked: Asked): Omit<Row, 'call' | 'field'> {
  const documented = successStatuses(endpoint)
  const excerpt = excerptOf(asked.body)
  if (asked.status === 0) return { result: 'wrong status', detail: 'no answer', excerpt }
  if (asksForLogin(asked)) {
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

function bodyRows({ answer }: Endpoint, asked: Asked): Omit<Row, 'call'>[] {
  const whole = { field: '(answer)', excerpt: excerptOf(asked.body) }
  if (isHtml(asked)) return [{ ...whole, result: 'wrong type', detail: 'an HTML page' }]
  if (answer.kind !== 'json') return []
  // Of some writes nothing of the answer is needed.
  if (answer.schema().safeParse(undefined).success) return []
  try {
    return fieldRows(answer.schema(), JSON.parse(asked.body))
  } catch {
    const detail = asked.body === '' ? 'an empty body' : 'not JSON'
    return [{ ...whole, result: 'wrong type', detail }]
  }
}
