/** What the check says of one field, or of an answer as a whole. */
export type Result =
  | 'ok'
  | 'missing'
  | 'wrong type'
  | 'wrong status'
  | 'refused'
  /** In the answer, not in the contract: the client lives with it, so it is no fault. */
  | 'extra'
  /** For want of a record to ask for, or of leave to write. */
  | 'not asked'

export interface Row {
  /** `visas.byCountry`, or `CORS`. */
  readonly call: string
  readonly field: string
  readonly result: Result
  readonly detail: string
  /** What the server said, cut short; with faults alone. */
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

/** The beginning of what a server said, on one line. */
export function toExcerpt(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 140 ? `${line.slice(0, 140)}…` : line
}
