import type { Api } from '#api/api.ts'
import { videos } from '#domain/videos.ts'
import {
  catalogueFiles,
  type Catalogue,
  type CatalogueFile,
  type Passages,
} from '#i18n/catalogue.ts'
import { findPassageError, type PassageError } from '#i18n/passage.ts'

import {
  type FieldPassage,
  getFieldPassages,
  type TranslatableField,
  translatableFields,
} from './translatable-fields.ts'

/** The kinds of record that are translated. */
export type RecordKind = keyof typeof translatableFields

/** A record with texts that are translated. */
export interface TranslatableRecord {
  readonly kind: RecordKind
  readonly id: number
  readonly name: string
  readonly fields: readonly TranslatableField[]
}

/** The lists of the server whose records have translated texts. */
export const translatableLists = [
  'visas',
  'interventions',
  'faqs',
  'articles',
  'tags',
  'testimonials',
  'contactSubjects',
  'deadlineRules',
  'statements',
  'lawyers',
] as const satisfies readonly (keyof Api['calls'])[]

/** The calls that read them. */
export type ListCalls = {
  readonly [Name in (typeof translatableLists)[number]]: Pick<Api['calls'][Name], 'list'>
}

/** Reads every record with translated texts: from the server's lists, and the videos, which are part of the site. */
export async function readTranslatableRecords(
  calls: ListCalls,
  signal?: AbortSignal,
): Promise<TranslatableRecord[]> {
  const fields = translatableFields
  const records = await Promise.all([
    toRecords('visas', calls.visas.list({}, signal), withCountry, fields.visas),
    toRecords(
      'interventions',
      calls.interventions.list({}, signal),
      ({ visa, visaId, country }) => withCountry({ name: visa?.name ?? String(visaId), country }),
      fields.interventions,
    ),
    toRecords('faqs', calls.faqs.list({}, signal), ({ question }) => question, fields.faqs),
    toRecords('articles', calls.articles.list({}, signal), ({ title }) => title, fields.articles),
    toRecords('tags', calls.tags.list({}, signal), getName, fields.tags),
    toRecords('testimonials', calls.testimonials.list({}, signal), getName, fields.testimonials),
    toRecords(
      'contactSubjects',
      calls.contactSubjects.list({}, signal),
      getName,
      fields.contactSubjects,
    ),
    toRecords(
      'deadlineRules',
      calls.deadlineRules.list({}, signal),
      ({ situation }) => situation,
      fields.deadlineRules,
    ),
    toRecords(
      'statements',
      calls.statements.list({}, signal),
      ({ says }) => says,
      fields.statements,
    ),
    toRecords('lawyers', calls.lawyers.list({}, signal), getName, fields.lawyers),
    toRecords(
      'videos',
      videos.map((video, index) => ({ ...video, id: index + 1 })),
      ({ description }) => description,
      fields.videos,
    ),
  ])
  return records.flat()
}

async function toRecords<Row extends { readonly id: number }>(
  kind: RecordKind,
  rows: readonly Row[] | Promise<readonly Row[]>,
  getRecordName: (row: Row) => string,
  getFields: (row: Row) => readonly TranslatableField[],
): Promise<TranslatableRecord[]> {
  return (await rows).map((row) => ({
    kind,
    id: row.id,
    name: getRecordName(row),
    fields: getFields(row),
  }))
}

function getName({ name }: { readonly name: string }): string {
  return name
}

/** Adds the country, because several countries have visas of the same name. */
function withCountry({
  name,
  country,
}: {
  readonly name: string
  readonly country?: { readonly name: string } | null | undefined
}): string {
  return country == null ? name : `${name} (${country.name})`
}

/** A passage with its translation in the catalogue, if it has one. */
export interface TranslatedPassage extends FieldPassage {
  readonly translation: string | undefined
  /** Why the client does not show the translation; undefined if it does. */
  readonly error: PassageError | undefined
}

/** The passages of a record. */
export interface RecordReport extends Omit<TranslatableRecord, 'fields'> {
  readonly passages: readonly TranslatedPassage[]
}

/** Whether English pages show the passage in English. */
export function isTranslated({ translation, error }: TranslatedPassage): boolean {
  return translation !== undefined && error === undefined
}

/** In its own file, or in another one: pages search all files that they have loaded. */
function findTranslation(catalogue: Catalogue, { file, key }: FieldPassage): string | undefined {
  return (
    catalogue[file][key] ??
    catalogueFiles.map((other) => catalogue[other][key]).find((found) => found !== undefined)
  )
}

/** Compares the passages of a record with a catalogue. For `parseHtml` see {@link getFieldPassages}. */
export function reportRecord(
  { kind, id, name, fields }: TranslatableRecord,
  catalogue: Catalogue,
  parseHtml: (html: string) => Element,
): RecordReport {
  const passages = fields.flatMap((field) =>
    getFieldPassages(field, parseHtml).map((passage) => {
      const translation = findTranslation(catalogue, passage)
      const error =
        translation === undefined ? undefined : findPassageError(passage.source, translation)
      return { ...passage, translation, error }
    }),
  )
  return { kind, id, name, passages }
}

/** A translation whose French passage no record contains any more. */
export interface UnusedTranslation {
  readonly file: CatalogueFile
  readonly key: string
  readonly translation: string
}

/** The translations that none of these records uses. */
export function findUnusedTranslations(
  records: readonly Pick<RecordReport, 'passages'>[],
  catalogue: Catalogue,
): UnusedTranslation[] {
  const used = new Set(records.flatMap(({ passages }) => passages.map(({ key }) => key)))
  return catalogueFiles.flatMap((file) =>
    Object.entries(catalogue[file])
      .filter(([key]) => !used.has(key))
      .map(([key, translation]) => ({ file, key, translation })),
  )
}

/** The passages of the fields that a form began with. It compares them at each pause of typing; parsing HTML is slow. */
const passagesBefore = new WeakMap<TranslatableField, readonly FieldPassage[]>()

/** How many translated passages of a record are no longer in it after a change. Give the same `before` again: it is parsed once. */
export function countLostTranslations(
  before: readonly TranslatableField[],
  after: readonly TranslatableField[],
  translations: Passages,
  parseHtml: (html: string) => Element,
): number {
  const textsAfter = new Set(after.map(({ text }) => text))
  const changed = before.filter(({ text }) => !textsAfter.has(text))
  // Parsing HTML is slow, and most keystrokes change one field.
  if (changed.length === 0) return 0
  const changedPassages = changed.flatMap((field) => {
    const passages = passagesBefore.get(field) ?? getFieldPassages(field, parseHtml)
    passagesBefore.set(field, passages)
    return passages
  })
  const translated = changedPassages.filter(({ key, source }) => {
    const translation = translations[key]
    return translation !== undefined && findPassageError(source, translation) === undefined
  })
  if (translated.length === 0) return 0
  const kept = new Set(
    after.flatMap((field) => getFieldPassages(field, parseHtml)).map(({ key }) => key),
  )
  const lost = translated.map(({ key }) => key).filter((key) => !kept.has(key))
  return new Set(lost).size
}
