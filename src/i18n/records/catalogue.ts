/**
 * The translation catalogue is split into subjects, one file each: `public/translations/en/<subject>.json`. A page loads
 * only the subjects that it shows.
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

/** Each subject is an i18next namespace, so that it is loaded, cached and switched like the interface texts. */
export type RecordNamespace = `records/${CatalogueSubject}`

export function isRecordNamespace(namespace: string): namespace is RecordNamespace {
  return namespace.startsWith('records/')
}

/** Increase it when the file format or the computation of passage keys changes. */
export const catalogueFormat = 1

/** Translations by the key of the passage that they translate (`getPassageKey`). */
export type Passages = Readonly<Record<string, string>>

/** Reads the content of a catalogue file, from the site or the disk. */
export type CatalogueReader = (language: string, subject: CatalogueSubject) => Promise<unknown>

/** The path of a catalogue file below the site's base. */
export function getCataloguePath(language: string, subject: CatalogueSubject): string {
  return `translations/${language}/${subject}.json`
}
