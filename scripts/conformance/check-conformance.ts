import { isHtml, requiresLogin, type ServerReply } from '#contract/check-response.ts'

import type { Target } from './request.ts'
import { checkCors, checkReads } from './reads.ts'
import { isViolation, type Row } from './rows.ts'
import {
  checkIrreversible,
  checkWrites,
  irreversibleCalls,
  type IrreversibleOptions,
} from './writes.ts'

export interface ConformanceOptions extends IrreversibleOptions {
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

/** Checks every documented call of a server. */
export async function checkConformance(check: ConformanceOptions): Promise<ConformanceReport> {
  const { target } = check
  const { rows: reads, answers } = await checkReads(target)
  const [first] = answers
  if (first?.status === 0)
    return createReport(target, [], [`${target.url} cannot be reached: ${first.body}.`])

  const rows = [...reads, ...(await checkCors(target, answers))]
  const remarks = collectRemarks(target, rows, answers)
  if (check.allowsWrites && !answers.every(isHtml)) {
    // Unique to this run.
    const marker = `conformance-check-${crypto.randomUUID()}`
    const writes = await checkWrites(target, marker, check.signal)
    rows.push(...writes.rows, ...(await checkIrreversible(target, check)))
    if (writes.remaining.length > 0) {
      remarks.push(
        `These records of the check could not be deleted: ${writes.remaining.join(', ')}.`,
      )
    }
    if (check.signal.aborted) remarks.push('The check was stopped before its end.')
  }
  return createReport(target, rows, remarks)
}

function createReport(
  { url }: Target,
  rows: readonly Row[],
  remarks: readonly string[],
): ConformanceReport {
  const isChecked = rows.length > 0 && !rows.some((row) => isViolation(row) || isUnverified(row))
  return { url, conforms: isChecked && remarks.length === 0, rows, remarks }
}

/** Whether a call was skipped that had to be checked. Irreversible calls may be skipped. */
function isUnverified({ call, result }: Row): boolean {
  return result === 'skipped' && !irreversibleCalls.includes(call)
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
