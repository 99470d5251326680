import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { JSDOM } from 'jsdom'

import { createApi } from '#api/api.ts'
import type { FetchFn } from '#api/client.ts'
import type { BaseUrls } from '#api/configuration.ts'
import { parseSanitised } from '../../src/content/sanitise.ts'
import { catalogueSubjects, getCataloguePath } from '../../src/i18n/records/catalogue.ts'
import { parseCatalogue } from '../../src/i18n/records/load-catalogue.ts'
import {
  type Catalogue,
  listTranslatableRecords,
  type TranslatableRecord,
} from '../../src/screens/admin/translations/translation-report.ts'

export const { window } = new JSDOM('', { url: 'https://site.invalid/' })

/** Parses HTML as the client does before it translates. */
export function parseRecordHtml(html: string): Element {
  return parseSanitised(html, window)
}

/** Reads every record with translated texts from a server. */
export async function readTranslatableRecords(
  baseUrls: BaseUrls,
  fetchFn: FetchFn,
): Promise<TranslatableRecord[]> {
  const { calls } = createApi(baseUrls, fetchFn)
  const [visas, interventions, faqs, articles, tags, testimonials, contactSubjects, lawyers] =
    await Promise.all([
      calls.visas.list({}),
      calls.interventions.list({}),
      calls.faqs.list({}),
      calls.articles.list({}),
      calls.tags.list({}),
      calls.testimonials.list({}),
      calls.contactSubjects.list({}),
      calls.lawyers.list({}),
    ])
  return listTranslatableRecords({
    visas,
    interventions,
    faqs,
    articles,
    tags,
    testimonials,
    contactSubjects,
    lawyers,
  })
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
