import type { ConformanceReport } from './check-conformance.ts'
import { isViolation, type Row } from './rows.ts'

/** The report as people read it: a line for each field, then what is wrong, then the count. */
export function formatReport(report: ConformanceReport): string {
  const violations = report.rows.filter(isViolation)
  const okCount = report.rows.filter(({ result }) => result === 'ok').length
  const skippedCount = report.rows.filter(({ result }) => result === 'not asked').length
  const lines = [
    report.url,
    ...(report.rows.length > 0 ? ['', ...formatLines([headingCells, ...report.rows])] : []),
    ...(violations.length > 0 ? ['', 'Faults:', ...violations.flatMap(formatViolation)] : []),
    ...(report.remarks.length > 0 ? ['', ...report.remarks] : []),
    '',
    `${report.conforms ? 'Conforms' : 'Does not conform'}: ${okCount} ok, ${violations.length} ${violations.length === 1 ? 'fault' : 'faults'}, ${skippedCount} not asked.`,
  ]
  return lines.join('\n')
}

type Cells = Readonly<Record<'call' | 'field' | 'result' | 'detail', string>>

const headingCells: Cells = { call: 'CALL', field: 'FIELD', result: 'RESULT', detail: 'DETAIL' }

function formatLines(rows: readonly Cells[]): string[] {
  const widths = [
    Math.max(4, ...rows.map(({ call }) => call.length)),
    Math.max(5, ...rows.map(({ field }) => field.length)),
    'wrong status'.length,
  ]
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return rows.map(({ call, field, result, detail }, index) =>
    line([rows[index - 1]?.call === call ? '' : call, field, result, detail]),
  )
}

function formatViolation({ call, field, result, detail, excerpt }: Row): string[] {
  return [
    `  ${call} ${field}: ${result}, ${detail}`,
    ...(excerpt === undefined ? [] : [`    ${excerpt}`]),
  ]
}
