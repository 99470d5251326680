/** The value of a cell. */
export type CsvValue = string | number | null | undefined

/** Without a byte order mark Excel reads UTF-8 as a legacy code page and breaks accents. */
const byteOrderMark = '\uFEFF'

/**
 * CSV as a French spreadsheet opens it: semicolons, CRLF, doubled quotes, a header line (otherwise RFC 4180). A line `sep=;`
 * would serve Excel in other languages, but Excel then ignores the byte order mark.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return byteOrderMark + [header, ...rows].map(toCsvLine).join('')
}

function toCsvLine(values: readonly CsvValue[]): string {
  return `${values.map(toCsvCell).join(';')}\r\n`
}

function toCsvCell(value: CsvValue): string {
  const text = typeof value === 'string' ? neutraliseFormulas(value) : toCsvText(value)
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What a cell says, before it is made safe. A French spreadsheet reads 3.5 as a text or a date. */
export function toCsvText(value: CsvValue): string {
  return typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '')
}

/**
 * The start of what a spreadsheet would run: at the start of a cell, or after a character that another spreadsheet takes for
 * a separator, because quotes inside a line then do not protect it. Spaces, quotes, apostrophes and invisible characters
 * may precede the sign, which may be of full width.
 */
const beforeFormula = String.raw`(?<=^|[,;\t\r\n])`
const formula = String.raw`(?=(?:(?![,;\t\r\n])["'\s\p{Cc}\p{Cf}])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`
const formulaStart = new RegExp(beforeFormula + formula, 'gu')
const neutralisedFormula = new RegExp(`${beforeFormula}'${formula}`, 'gu')

/**
 * Puts an apostrophe in front of each formula, which spreadsheets read as 'this is text' (OWASP): others wrote these records.
 * As a text that already has one gets another, an import restores every text by removing one apostrophe from each place
 * where a formula starts with one.
 */
function neutraliseFormulas(text: string): string {
  return text.replaceAll(formulaStart, "'")
}

/** The text that a cell had before {@link toCsv} made it safe. */
export function restoreFormulas(text: string): string {
  return text.replaceAll(neutralisedFormula, '')
}
