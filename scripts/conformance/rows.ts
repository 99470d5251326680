/** The result for one field, or for a whole response. */
export type Result =
  | 'ok'
  | 'missing'
  | 'wrong type'
  | 'wrong status'
  | 'refused'
  /** Not in the contract. The client ignores it, so it is no violation. */
  | 'extra'
  /** There was no record to request, or writing was not allowed. */
  | 'skipped'

export interface Row {
  /** `visas.byCountry`, or `CORS`. */
  readonly call: string
  readonly field: string
  readonly result: Result
  readonly detail: string
  /** The beginning of the body, for violations. */
  readonly excerpt?: string
}

const violationResults: ReadonlySet<Result> = new Set([
  'missing',
  'wrong type',
  'wrong status',
  'refused',
])

export function isViolation({ result }: Row): boolean {
  return violationResults.has(result)
}

/** The beginning of a body, on one line. */
export function toExcerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 140 ? `${line.slice(0, 140)}…` : line
}
