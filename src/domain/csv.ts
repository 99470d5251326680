/** What a cell of a sheet may hold. */
export type CsvValue = string | number | null | undefined

/** Without it Excel reads UTF-8 as the machine's old code page, and every accent is lost. */
const byteOrderMark = '\uFEFF'

/**
 * A sheet as RFC 4180 has it: commas, CRLF, quotes doubled, one header line. What a spreadsheet would
 * run as a formula is made text: these records were written by others than who opens the file.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return byteOrderMark + [header, ...rows].map(toCsvLine).join('')
}

function toCsvLine(values: readonly CsvValue[]): string {
  return `${values.map(toCsvCell).join(',')}\r\n`
}

function toCsvCell(value: CsvValue): string {
  if (value == null) return ''
  const text = typeof value === 'number' ? String(value) : neutraliseFormula(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that starts like a formula gets an apostrophe, which spreadsheets take for 'this is text' (OWASP). */
function neutraliseFormula(text: string): string {
  return /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u.test(text) ? `'${text}` : text
}
