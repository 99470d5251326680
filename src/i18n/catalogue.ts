/**
 * The catalogue is all translations of a language. Its files are `public/translations/en/<file>.json`. A page loads only
 * the files that it needs.
 */
export const catalogueFiles = [
  'visas',
  'visa-content',
  'service-levels',
  'service-level-content',
  'faqs',
  'articles',
  'article-content',
  'home',
  'lawyer-cards',
  'lawyer-profiles',
  'deadline-rules',
  // Not 'statements': the mock answers every path that ends with that of an endpoint.
  'law-sources',
] as const
export type CatalogueFile = (typeof catalogueFiles)[number]

/** Each file is an i18next namespace, so that it is loaded, cached and switched like the interface texts. */
export type RecordNamespace = `records/${CatalogueFile}`

export function isRecordNamespace(namespace: string): namespace is RecordNamespace {
  return namespace.startsWith('records/')
}

/** The file of a namespace. */
export function getCatalogueFileName(namespace: RecordNamespace): CatalogueFile {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a RecordNamespace is this prefix and a file
  return namespace.slice('records/'.length) as CatalogueFile
}

/** Of the files. Increase it when it or the computation of passage keys changes. */
export const catalogueFormat = 1

/** Translations by the key of the passage that they translate (`getPassageKey`). */
export type Passages = Readonly<Record<string, string>>

/** All translations of a language, by file and then by key. */
export type Catalogue = Readonly<Record<CatalogueFile, Passages>>

/** Reads the content of a catalogue file, from the site or the disk, unchecked. */
export type CatalogueFileReader = (language: string, file: CatalogueFile) => Promise<unknown>

/** The path of a catalogue file below the site's base. */
export function getCatalogueFilePath(language: string, file: CatalogueFile): string {
  return `translations/${language}/${file}.json`
}
