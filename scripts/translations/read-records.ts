import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { JSDOM } from 'jsdom'

import { parseSanitised } from '../../src/content/sanitise.ts'
import { catalogueSubjects, getCataloguePath } from '../../src/i18n/records/catalogue.ts'
import { parseCatalogue } from '../../src/i18n/records/load-catalogue.ts'
import type { Catalogue } from '../../src/screens/admin/translations/translation-report.ts'

export const { window } = new JSDOM('', { url: 'https://site.invalid/' })

/** Parses HTML as the client does before it translates. */
export function parseRecordHtml(html: string): Element {
  return parseSanitised(html, window)
}

/** Reads the catalogue of a language below a folder such as `public`. */
export async function readCatalogue(folder: string, language: string): Promise<Catalogue> {
  const entries = await Promise.all(
    catalogueSubjects.map(async (subject) => {
      const file = join(folder, getCataloguePath(language, subject))
      return [subject, parseCatalogue(JSON.parse(await readFile(file, 'utf8')))] as const
    }),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a subject
  return Object.fromEntries(entries) as unknown as Catalogue
}
