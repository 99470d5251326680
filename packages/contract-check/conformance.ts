import { isHtml, requiresLogin } from './check-reply.ts'
import { checkCors } from './cors.ts'
import type { ServerReply } from './endpoint.ts'
import { checkReads, type Reference } from './reads.ts'
import type { CallableEndpoint, Target } from './request.ts'
import { isViolation, type Row } from './rows.ts'
import type { SampleOptions } from './samples.ts'
import {
  checkIrreversible,
  checkWrites,
  type IrreversibleCall,
  type WritableEntity,
} from './writes.ts'

/** A contract whose calls are checked. */
export interface CheckedContract {
  readonly endpoints: readonly CallableEndpoint[]
  /** The fields whose ids a read may ask for, and the parameters of paths. */
  readonly references: readonly Reference[]
  /** What others refer to first. */
  readonly entities: readonly WritableEntity[]
  readonly samples: SampleOptions
  readonly irreversibleCalls: readonly IrreversibleCall[]
}

export interface ConformanceOptions {
  readonly contract: CheckedContract
  readonly target: Target
  readonly allowsWrites: boolean
  /** Stops the calls that write, after deleting the records that they created. */
  readonly signal: AbortSignal
}

export interface ConformanceReport {
  readonly url: string
  readonly conforms: boolean
  readonly rows: readonly Row[]
  /** Sentences about the server as a whole. */
  readonly remarks: readonly string[]
}

/** Checks every call of the contract on a server. Without `allowsWrites` it only reads. */
export async function checkConformance(options: ConformanceOptions): Promise<ConformanceReport> {
  const { contract, target, allowsWrites, signal } = options
  const { endpoints, references, entities, samples, irreversibleCalls } = contract
  const { rows: reads, answers } = await checkReads(target, endpoints, references)
  const [first] = answers
  if (first?.status === 0)
    return createReport(options, [], [`${target.url} cannot be reached: ${first.body}.`])

  const list = endpoints.find(({ method, path }) => method === 'GET' && !path.includes('{'))
  const rows = [...reads, ...(await checkCors(target, list?.path ?? '/', answers))]
  const remarks = collectRemarks(target, rows, answers)
  if (allowsWrites && !answers.every(isHtml)) {
    const writes = await checkWrites(target, entities, samples, signal)
    rows.push(...writes.rows, ...(await checkIrreversible(target, irreversibleCalls)))
    if (writes.remaining.length > 0) {
      remarks.push(
        `These records of the check could not be deleted: ${writes.remaining.join(', ')}.`,
      )
    }
    if (signal.aborted) remarks.push('The check was stopped before its end.')
  }
  return createReport(options, rows, remarks)
}

function createReport(
  { contract, target: { url } }: ConformanceOptions,
  rows: readonly Row[],
  remarks: readonly string[],
): ConformanceReport {
  const mayBeSkipped = new Set(contract.irreversibleCalls.map(({ endpoint }) => endpoint.name))
  const isUnverified = ({ call, result }: Row) => result === 'skipped' && !mayBeSkipped.has(call)
  const isChecked = rows.length > 0 && !rows.some((row) => isViolation(row) || isUnverified(row))
  return { url, conforms: isChecked && remarks.length === 0, rows, remarks }
}

function collectRemarks(
  { url, origin }: Target,
  rows: readonly Row[],
  answers: readonly ServerReply[],
): string[] {
  const remarks: string[] = []
  if (answers.some(requiresLogin)) {
    remarks.push(`${url} asks for a login where the contract has none; --header can send one.`)
  } else if (answers.some(isHtml)) {
    remarks.push(`${url} answers HTML where JSON is documented: is it the URL of a website?`)
  }
  if (rows.some(({ call, result }) => call === 'CORS' && result === 'refused')) {
    remarks.push(
      `${url} refuses CORS for ${origin}. If your site has another origin, --origin names it.`,
    )
  }
  return remarks
}

/** Formats the report: a line for each field, the violations, and the counts. */
export function formatReport(report: ConformanceReport): string {
  const violations = report.rows.filter(isViolation)
  const okCount = report.rows.filter(({ result }) => result === 'ok').length
  const skippedCount = report.rows.filter(({ result }) => result === 'skipped').length
  const lines = [
    report.url,
    ...(report.rows.length > 0 ? ['', ...formatTable(report.rows)] : []),
    ...(violations.length > 0 ? ['', 'Faults:', ...violations.flatMap(formatViolation)] : []),
    ...(report.remarks.length > 0 ? ['', ...report.remarks] : []),
    '',
    `${report.conforms ? 'Conforms' : 'Does not conform'}: ${okCount} ok, ${violations.length} ${violations.length === 1 ? 'fault' : 'faults'}, ${skippedCount} skipped.`,
  ]
  return lines.join('\n')
}

const headings = { call: 'CALL', field: 'FIELD', result: 'RESULT', detail: 'DETAIL' } as const

/** Aligns the columns. The name of a call stands in its first row only. */
function formatTable(rows: readonly Row[]): string[] {
  const lines = [headings, ...rows]
  const callWidth = Math.max(...lines.map(({ call }) => call.length))
  const fieldWidth = Math.max(...lines.map(({ field }) => field.length))
  const resultWidth = 'wrong status'.length
  return lines.map(({ call, field, result, detail }, index) => {
    const name = lines[index - 1]?.call === call ? '' : call
    return [name.padEnd(callWidth), field.padEnd(fieldWidth), result.padEnd(resultWidth), detail]
      .join('  ')
      .trimEnd()
  })
}

function formatViolation({ call, field, result, detail, excerpt }: Row): string[] {
  return [
    `  ${call} ${field}: ${result}, ${detail}`,
    ...(excerpt === undefined ? [] : [`    ${excerpt}`]),
  ]
}
