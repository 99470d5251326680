/** The value of a cell. */
export type CsvValue = string | number | null | undefined

/** Without a byte order mark Excel reads UTF-8 as a legacy code page and breaks accents. */
const byteOrderMark = '\uFEFF'

/**
 * CSV after RFC 4180: commas, CRLF, doubled quotes, a header line. Cells that a spreadsheet would run as formulas
 * become text, because others wrote these records.
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

/** Prefixes text that looks like a formula with an apostrophe, which spreadsheets read as 'this is text' (OWASP). */
function neutraliseFormula(text: string): string {
  return /^[\s\u200B\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u.test(text) ? `'${text}` : text
}
