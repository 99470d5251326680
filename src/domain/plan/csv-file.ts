/** A table as a file has it. */
export interface CsvFile {
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
}

export interface CsvRow {
  /** The line of the file on which the row begins, as an editor counts. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Files above this are refused before they are read, in bytes. */
export const maxFileBytes = 10_000_000
export const maxRows = 5000

/**
 * The text of a file: UTF-8, UTF-16 with its mark (Excel's 'Unicode text'), or else Windows-1252, in which old spreadsheets
 * write and every byte means something.
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
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
  const rows: CsvRow[] = []
  let line = 1
  for (const cells of lines) {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
    line += 1 + cells.reduce((count, cell) => count + countBreaks(cell), 0)
  }
  const [header, ...others] = rows
  if (header === undefined || others.length === 0) return 'empty'
  return others.length > maxRows ? 'tooManyRows' : { header: header.cells, rows: others }
}

function countBreaks(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0
}
