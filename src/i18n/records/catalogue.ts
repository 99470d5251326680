/**
 * The subjects of the translation catalogue: a file each, `public/translations/en/<subject>.json`. A page loads those
 * that it shows.
 */
export const catalogueSubjects = [
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
] as const
export type CatalogueSubject = (typeof catalogueSubjects)[number]

/** The catalogues are namespaces of i18next: loaded, kept and switched with the texts of the screens. */
export type RecordNamespace = `records/${CatalogueSubject}`

export function isRecordNamespace(namespace: string): namespace is RecordNamespace {
  return namespace.startsWith('records/')
}

/** The version of the file format, and of the keys of the passages. */
export const catalogueFormat = 1

/** Translations by the key of the passage that they translate (`getPassageKey`). */
export type Passages = Readonly<Record<string, string>>

/** Reads the content of a catalogue file, from the site or the disk. */
export type CatalogueReader = (language: string, subject: CatalogueSubject) => Promise<unknown>

/** The path of a catalogue file below the site's base. */
export function getCataloguePath(language: string, subject: CatalogueSubject): string {
  return `translations/${language}/${subject}.json`
}
