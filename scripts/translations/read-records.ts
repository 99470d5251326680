import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { JSDOM } from 'jsdom'

import { parseSanitised } from '../../src/content/sanitise.ts'
import {
  type Catalogue,
  catalogueFiles,
  getCatalogueFilePath,
} from '../../src/i18n/records/catalogue.ts'
import { parseCatalogueFile } from '../../src/i18n/records/catalogue-file.ts'

export const { window } = new JSDOM('', { url: 'https://site.invalid/' })

/** Parses HTML as the client does before it translates. */
export function parseRecordHtml(html: string): Element {
  return parseSanitised(html, window)
}

/** Reads the catalogue of a language below a folder such as `public`. */
export async function readCatalogue(folder: string, language: string): Promise<Catalogue> {
  const entries = await Promise.all(
    catalogueFiles.map(async (file) => {
      const path = join(folder, getCatalogueFilePath(language, file))
      return [file, parseCatalogueFile(JSON.parse(await readFile(path, 'utf8')))] as const
    }),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry per file
  return Object.fromEntries(entries) as unknown as Catalogue
}
