import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parseSanitised } from '../../src/content/sanitise.ts'
import {
  type RecordReport,
  reportRecord,
  type TranslatableRecord,
} from '../../src/content/translations/translation-report.ts'
import { type Catalogue, catalogueFiles, getCatalogueFilePath } from '../../src/i18n/catalogue.ts'
import { parseCatalogueFile } from '../../src/i18n/catalogue-file.ts'
import { window } from '../jsdom-window.ts'

/** Compares the passages of records with a catalogue. Parses HTML as the client does before it translates. */
export function reportRecords(
  records: readonly TranslatableRecord[],
  catalogue: Catalogue,
): RecordReport[] {
  return records.map((record) =>
    reportRecord(record, catalogue, (html) => parseSanitised(html, window)),
  )
}

/** Reads the catalogue of a language below a folder such as `public`. */
export async function readCatalogue(folder: string, language: string): Promise<Catalogue> {
  const entries = await Promise.all(
    catalogueFiles.map(async (file) => {
      const path = join(folder, getCatalogueFilePath(language, file))
      return [file, parseCatalogueFile(JSON.parse(await readFile(path, 'utf8')))] as const
    }),
  )
  return Object.fromEntries(entries) as unknown as Catalogue
}
