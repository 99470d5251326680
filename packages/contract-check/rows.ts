import { isViolation as breaksContract, checkReply, listAnswerFields } from './check-reply.ts'
import type { Endpoint, Finding, FindingKind, ServerReply } from './endpoint.ts'

/** The result for one field, or for a whole response. */
type Result =
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

const harmlessResults: ReadonlySet<Result> = new Set(['ok', 'extra', 'skipped'])

export function isViolation({ result }: Row): boolean {
  return !harmlessResults.has(result)
}

/** Findings that are shown for the status of a response. */
const statusKinds: ReadonlySet<FindingKind> = new Set(['status', 'login', 'unreachable'])

/** Findings about how a response came. The client copes with them, so they are remarks on its status. */
const transportKinds: ReadonlySet<FindingKind> = new Set(['content-type', 'redirect', 'slow'])

/** Checks a response against the contract: a row for its status, then one for each field, right or wrong. */
export function checkResponse(endpoint: Endpoint, reply: ServerReply): Row[] {
  const findings = checkReply(endpoint, reply)
  const statusFault = findings.find(({ kind }) => statusKinds.has(kind))
  const remarks = findings.filter(({ kind }) => transportKinds.has(kind))
  const bodyFindings = findings.filter(
    ({ kind }) => !statusKinds.has(kind) && !transportKinds.has(kind),
  )
  const detail = [reply.status, ...remarks.map(({ actual }) => actual)].join('; ')
  const statusRow: Omit<Row, 'call'> =
    statusFault === undefined
      ? { field: '(status)', result: 'ok', detail }
      : { ...toRow(statusFault), field: '(status)' }

  const isWhole = bodyFindings.some(({ path }) => path === '')
  const fields = isWhole ? [] : listAnswerFields(endpoint, reply)
  const fieldRows = fields.flatMap(({ path, isReached }): Omit<Row, 'call'>[] => {
    const rows = bodyFindings.filter((finding) => finding.path === path).map(toRow)
    if (rows.length > 0) return rows
    return [{ field: path, result: 'ok', detail: isReached ? '' : 'not seen: no such record' }]
  })
  const knownPaths = new Set(fields.map(({ path }) => path))
  const otherRows = bodyFindings.filter(({ path }) => !knownPaths.has(path)).map(toRow)
  return [statusRow, ...fieldRows, ...otherRows].map((row) => ({ call: endpoint.name, ...row }))
}

function toRow(finding: Finding): Omit<Row, 'call'> {
  const { kind, path, expected, actual, example } = finding
  const field = path === '' ? '(answer)' : path
  if (kind === 'unknown-field') return { field, result: 'extra', detail: 'not in the contract' }
  if (!breaksContract(finding)) return { field, result: 'ok', detail: 'optional, in no record' }
  const bodyResult = kind === 'missing' || kind === 'unseen' ? 'missing' : 'wrong type'
  return {
    field,
    result: statusKinds.has(kind) ? 'wrong status' : bodyResult,
    detail: `expected ${expected}, got ${actual}`,
    ...(example !== undefined && { excerpt: example }),
  }
}
