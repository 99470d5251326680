import type { Finding } from './endpoint.ts'

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a body is a page, whatever its content type says. */
export function isHtmlPage(body: string): boolean {
  return /^\s*<(?:!doctype html|html[\s>])/i.test(body)
}

/** The beginning of a body, on one line. */
export function toExcerpt(text: string): string {
  return text
    .slice(0, 999)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(.{140}).+/, '$1…')
}

/** Whether a part of a JSON document is an object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The path of a field of an object. */
export function appendName(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

/** A finding about a response as a whole. */
export function createFinding(
  kind: Finding['kind'],
  expected: string,
  actual: string,
  body = '',
): Finding {
  return { kind, path: '', expected, actual, ...(body !== '' && { example: toExcerpt(body) }) }
}
