import {
  decodeCsv,
  maxFileBytes,
  prepareCsv,
  toCsvFile,
  type CsvFile,
} from '#domain/plan/csv-file.ts'

/** Why a file is not read. */
export type FileError = 'tooLarge' | 'unreadable' | 'empty' | 'tooManyRows' | 'quotes'

/** Reads a CSV file of a device. One above the limit is refused before anything of it is read. */
export async function readCsvFile(file: File): Promise<CsvFile | FileError> {
  if (file.size > maxFileBytes) return 'tooLarge'
  try {
    const { text, delimiter } = prepareCsv(decodeCsv(new Uint8Array(await file.arrayBuffer())))
    const { default: papa } = await import('papaparse')
    const { data, errors } = papa.parse<string[]>(text, { delimiter, newline: '\n' })
    // Otherwise the rest of the file would be one cell.
    if (errors.some(({ code }) => code === 'MissingQuotes')) return 'quotes'
    return toCsvFile(data)
  } catch {
    return 'unreadable'
  }
}
