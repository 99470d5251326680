import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { JSDOM } from 'jsdom'

import { createApi } from '#api/api.ts'
import type { FetchFn } from '#api/client.ts'
import type { BaseUrls } from '#api/configuration.ts'
import { sanitise } from '../../src/content/sanitise.ts'
import {
  catalogueSubjects,
  type CatalogueSubject,
  getCataloguePath,
  type Passages,
} from '../../src/i18n/records/catalogue.ts'
import { parseCatalogue } from '../../src/i18n/records/load-catalogue.ts'
import { findPassageError, type PassageError } from '../../src/i18n/records/passage.ts'
import {
  type FieldPassage,
  getFieldPassages,
  type TranslatableField,
  translatableFields,
} from './translatable-fields.ts'

/** The passages of one record. */
export interface RecordPassages {
  /** Such as `visas 3: Visa étudiant`. */
  readonly record: string
  readonly passages: readonly FieldPassage[]
}

const { window } = new JSDOM('', { url: 'https://site.invalid/' })

/** Parses HTML as the client does before it translates. */
export function parseRecordHtml(html: string): Element {
  const safe = sanitise(html, window)
  return new window.DOMParser().parseFromString(safe, 'text/html').body
}

/** Reads every record with translated texts from a server. */
export async function readRecordPassages(
  baseUrls: BaseUrls,
  fetchFn: FetchFn,
): Promise<RecordPassages[]> {
  const { calls } = createApi(baseUrls, fetchFn)
  const [visas, interventions, faqs, articles, tags, testimonials, subjects, lawyers] =
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
  const fields = translatableFields
  return [
    ...visas.map((visa) => toRecord(`visas ${visa.id}: ${visa.name}`, fields.visas(visa))),
    ...interventions.map((one) =>
      toRecord(
        `interventions ${one.id}: ${one.visa?.name ?? one.visaId}`,
        fields.interventions(one),
      ),
    ),
    ...faqs.map((faq) => toRecord(`faqs ${faq.id}: ${faq.question}`, fields.faqs(faq))),
    ...articles.map((one) => toRecord(`articles ${one.id}: ${one.title}`, fields.articles(one))),
    ...tags.map((tag) => toRecord(`tags ${tag.id}: ${tag.name}`, fields.tags(tag))),
    ...testimonials.map((one) =>
      toRecord(`testimonials ${one.id}: ${one.name}`, fields.testimonials(one)),
    ),
    ...subjects.map((one) =>
      toRecord(`contact subjects ${one.id}: ${one.name}`, fields.contactSubjects(one)),
    ),
    ...lawyers.map((one) => toRecord(`lawyers ${one.id}: ${one.name}`, fields.lawyers(one))),
  ]
}

function toRecord(record: string, fields: readonly TranslatableField[]): RecordPassages {
  return { record, passages: fields.flatMap((field) => getFieldPassages(field, parseRecordHtml)) }
}

export type Catalogue = Readonly<Record<CatalogueSubject, Passages>>

/** Reads the catalogue of a language below a folder such as `public`. */
export async function readCatalogue(folder: string, language: string): Promise<Catalogue> {
  const entries = await Promise.all(
    catalogueSubjects.map(async (subject) => {
      const file = join(folder, getCataloguePath(language, subject))
      return [subject, parseCatalogue(JSON.parse(await readFile(file, 'utf8')))] as const
    }),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry a subject
  return Object.fromEntries(entries) as Record<CatalogueSubject, Passages>
}

export interface TranslationReport {
  readonly records: readonly {
    readonly record: string
    readonly translated: number
    readonly missing: readonly FieldPassage[]
  }[]
  /** Translations that do not fit their source, so the client does not show them. */
  readonly invalid: readonly { readonly passage: FieldPassage; readonly error: PassageError }[]
  /** Translations of passages that no record has. */
  readonly unused: readonly { readonly subject: CatalogueSubject; readonly key: string }[]
}

/** Compares the passages of the records with a catalogue. */
export function reportTranslations(
  records: readonly RecordPassages[],
  catalogue: Catalogue,
): TranslationReport {
  const used = new Set<string>()
  const invalid: { passage: FieldPassage; error: PassageError }[] = []
  const rows = records.map(({ record, passages }) => {
    const missing = passages.filter((passage) => {
      used.add(passage.key)
      const translation = catalogue[passage.subject][passage.key]
      if (translation === undefined) return true
      const error = findPassageError(passage.source, translation)
      if (error !== undefined) invalid.push({ passage, error })
      return error !== undefined
    })
    return { record, translated: passages.length - missing.length, missing }
  })
  const unused = catalogueSubjects.flatMap((subject) =>
    Object.keys(catalogue[subject])
      .filter((key) => !used.has(key))
      .map((key) => ({ subject, key })),
  )
  return { records: rows, invalid, unused }
}
