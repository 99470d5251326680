/** A table as a file has it. */
export interface CsvFile {
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
}

export interface CsvRow {
  /** Its number in a spreadsheet: 1 is the header, and a cell of several lines is one row. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Files above this are refused before they are read, in bytes. */
export const maxFileBytes = 10_000_000
export const maxRows = 5000

/**
 * The text of a file: UTF-8, UTF-16 with or without its mark (Excel's 'Unicode text'), or else what old spreadsheets write,
 * where every byte means something: Windows-1252 or Mac Roman, whichever reads as French.
 */
export function decodeCsv(bytes: Uint8Array): string {
  const decode = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes)
  const utf16 = findUtf16(bytes)
  if (utf16 !== undefined) return decode(utf16)
  try {
    return decode('utf-8')
  } catch {
    const [windows, mac] = [decode('windows-1252'), decode('macintosh')]
    return countFrenchLetters(mac) > countFrenchLetters(windows) ? mac : windows
  }
}

/** By its mark, or by the zeros of its separators and plain letters. */
function findUtf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0)
    ? 'utf-16be'
    : undefined
}

function countFrenchLetters(text: string): number {
  return text.match(/[àâçéèêëîïôùûüœÀÇÉÈÊ’«»]/g)?.length ?? 0
}

/** The name of a column in a spreadsheet, by its index: A, B … Z, AA. */
export function toColumnName(index: number): string {
  const before = index < 26 ? '' : toColumnName(Math.floor(index / 26) - 1)
  return before + String.fromCharCode(65 + (index % 26))
}

/**
 * How to split a text into cells. Line breaks become those of a kind, as cells are compared, and the separator is the one
 * that the headings have most of.
 */
export function prepareCsv(text: string): { readonly text: string; readonly delimiter: string } {
  const lines = text.replace('\uFEFF', '').replaceAll(/\r\n?/g, '\n')
  const header =
    lines
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .trimStart()
      .split('\n', 1)[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  const [delimiter = ';'] = [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))
  return { text: lines, delimiter }
}

/** Makes a table of the cells of a file. Lines without any text are left out, and counted. */
export function toCsvFile(
  lines: readonly (readonly string[])[],
): CsvFile | 'empty' | 'tooManyRows' {
  const [header, ...others] = lines
    .map((cells, index): CsvRow => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (header === undefined || others.length === 0) return 'empty'
  return others.length > maxRows ? 'tooManyRows' : { header: header.cells, rows: others }
}
