import type { Report } from './conform.ts'
import { isFault, type Row } from './rows.ts'

/** The report as people read it: a line for each field, then what is wrong, then the count. */
export function tableOf(report: Report): string {
  const faults = report.rows.filter(isFault)
  const fields = report.rows.filter(({ result }) => result === 'ok').length
  const unasked = report.rows.filter(({ result }) => result === 'not asked').length
  const lines = [
    report.url,
    ...(report.rows.length > 0 ? ['', ...linesOf([heading, ...report.rows])] : []),
    ...(faults.length > 0 ? ['', 'Faults:', ...faults.flatMap(faultLines)] : []),
    ...(report.remarks.length > 0 ? ['', ...report.remarks] : []),
    '',
    `${report.conforms ? 'Conforms' : 'Does not conform'}: ${fields} ok, ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}, ${unasked} not asked.`,
  ]
  return lines.join('\n')
}

type Cells = Readonly<Record<'call' | 'field' | 'result' | 'detail', string>>

const heading: Cells = { call: 'CALL', field: 'FIELD', result: 'RESULT', detail: 'DETAIL' }

function linesOf(rows: readonly Cells[]): string[] {
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

function faultLines({ call, field, result, detail, excerpt }: Row): string[] {
  return [
    `  ${call} ${field}: ${result}, ${detail}`,
    ...(excerpt === undefined ? [] : [`    ${excerpt}`]),
  ]
}
