// Imported dynamically, on English pages and in the back-office: French readers do not download it.
import {
  catalogueFormat,
  type CatalogueReader,
  type CatalogueSubject,
  type Passages,
  type RecordNamespace,
} from './catalogue.ts'
import { registerTranslator } from './record-texts.ts'
import { translateHtml, translateText } from './translate.ts'

/** Loads the translations of a namespace, and registers the functions that apply them. Throws like {@link readCatalogue}. */
export async function loadCatalogue(
  language: string,
  namespace: RecordNamespace,
  read: CatalogueReader | undefined,
): Promise<Passages> {
  registerTranslator({ translateHtml, translateText })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a RecordNamespace is this prefix and a subject
  return readCatalogue(language, namespace.slice('records/'.length) as CatalogueSubject, read)
}

/** Reads the translations of a subject; empty if there is no reader. Throws if the file is missing or has another format. */
export async function readCatalogue(
  language: string,
  subject: CatalogueSubject,
  read: CatalogueReader | undefined,
): Promise<Passages> {
  return read === undefined ? {} : parseCatalogue(await read(language, subject))
}

/** The translations in a catalogue file. Entries that are not strings are dropped. */
export function parseCatalogue(content: unknown): Passages {
  if (!isObject(content)) throw new TypeError('The catalogue is not an object.')
  const { format, passages } = content
  if (format !== catalogueFormat)
    throw new TypeError(`The catalogue has format ${String(format)} instead of ${catalogueFormat}.`)
  if (!isObject(passages)) throw new TypeError('The catalogue has no passages.')
  return Object.fromEntries(
    Object.entries(passages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
