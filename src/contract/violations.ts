import type * as z from 'zod/mini'

import { parseJson } from '#platform/parse-json.ts'

import type { ResponseBody } from './endpoint.ts'

/** Something in a body that the client cannot read. */
export interface BodyViolation {
  /** `body`: the whole, which is HTML, nothing, or no JSON. `null`: where the contract has no null. */
  readonly kind: 'missing' | 'wrong-type' | 'null' | 'body'
  /** `[].serviceLevels[].title`; empty for the whole response. */
  readonly path: string
  /** `3.serviceLevels.0.title`, where it occurs first. */
  readonly firstPlace: string
  /** What the contract says, as an English phrase. */
  readonly expected: string
  /** What came instead, as an English phrase. */
  readonly actual: string
  /** An excerpt of the value or of what contains it. */
  readonly example: string
}

/**
 * Reads the body of a successful response: its data, or everything in it that breaks the contract. The client and the
 * checks of a server both use it, so they cannot disagree.
 *
 * If the schema needs nothing, any text is accepted: some writes return 204.
 */
export function readBody(
  response: ResponseBody,
  body: string,
  redirectedTo?: string,
): { data?: unknown; violations?: readonly BodyViolation[] } {
  const reject = (actual: string, expected = 'JSON') => ({
    violations: [
      {
        kind: 'body' as const,
        path: '',
        firstPlace: '',
        expected,
        actual,
        example: toExcerpt(body),
      },
    ],
  })

  // HTML is never a valid response: a login page served with 200 must not look like a successful write.
  if (isHtmlPage(body)) {
    const source = redirectedTo === undefined ? '' : ` from ${redirectedTo}`
    return reject(`an HTML page${source}`, 'no HTML')
  }
  if (response.kind !== 'json') return { data: body }

  const value = parseJson(body)
  const { data, error } = response.schema().safeParse(value)
  if (error === undefined) return { data }
  if (value === undefined) return reject(body === '' ? 'an empty body' : 'text that is not JSON')
  return { violations: listViolations(error.issues, value) }
}

/** Whether a body is a page, whatever its content type says. */
function isHtmlPage(body: string): boolean {
  return /^\s*<(?:!doctype html|html[\s>])/i.test(body)
}

/** The beginning of a body, on one line. */
function toExcerpt(text: string): string {
  return text
    .slice(0, 999)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(.{140}).+/, '$1…')
}

/** All violations, each field once for each way in which it is wrong. */
function listViolations(issues: readonly z.core.$ZodIssue[], answer: unknown): BodyViolation[] {
  const violations: Record<string, BodyViolation> = {}
  for (const { path, ...issue } of issues) {
    let container: unknown = null
    let value = answer
    for (const step of path) {
      container = value
      value = Reflect.get(Object(value), step)
    }
    const firstPlace = path.join('.')
    // No key of a record is a number.
    const field = firstPlace.replaceAll(/(^|\.)\d+/g, '[]')
    const actual = describeType(value)
    violations[actual + field] ??= {
      kind: kinds[actual] ?? 'wrong-type',
      path: field,
      firstPlace,
      expected: issue.code === 'invalid_type' ? nameType(issue.expected) : 'another value',
      actual,
      example: toExcerpt(JSON.stringify(value ?? container)),
    }
  }
  return Object.values(violations)
}

const kinds: Readonly<Record<string, BodyViolation['kind']>> = { nothing: 'missing', null: 'null' }

function describeType(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return nameType(Array.isArray(value) ? 'array' : typeof value)
}

/** A type with its article: `an array`. */
function nameType(type: string): string {
  return `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`
}
