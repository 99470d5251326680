/** Loaded in languages other than French alone: parsing and translating cost a French reader nothing. */
import {
  catalogueFormat,
  type CatalogueReader,
  type CatalogueSubject,
  type Passages,
  type RecordNamespace,
} from './catalogue.ts'
import { registerTranslator } from './record-texts.ts'
import { translateHtml, translateText } from './translate.ts'

/** Loads the translations of a namespace, and what shows them. Throws as {@link readCatalogue}. */
export async function loadCatalogue(
  language: string,
  namespace: RecordNamespace,
  read: CatalogueReader | undefined,
): Promise<Passages> {
  registerTranslator({ translateHtml, translateText })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what follows the prefix
  return readCatalogue(language, namespace.slice('records/'.length) as CatalogueSubject, read)
}

/** Reads the translations of a subject; none without a reader. Throws if the file is missing or has another format. */
export async function readCatalogue(
  language: string,
  subject: CatalogueSubject,
  read: CatalogueReader | undefined,
): Promise<Passages> {
  return read === undefined ? {} : parseCatalogue(await read(language, subject))
}

/** The translations in a catalogue file; drops what is no text. */
export function parseCatalogue(content: unknown): Passages {
  if (!isObject(content)) throw new TypeError('The catalogue is no object.')
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
