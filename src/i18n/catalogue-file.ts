// Imported dynamically, on English pages and in the back-office: French readers do not download it.
import {
  catalogueFormat,
  type CatalogueFileReader,
  type CatalogueFile,
  type Passages,
  type RecordNamespace,
} from './catalogue.ts'
import { registerTranslator } from './record-texts.ts'
import { translateHtml, translateText } from './translate-record.ts'

/** Loads the translations of a namespace, and registers the functions that apply them. Throws like {@link readCatalogueFile}. */
export async function loadCatalogueFile(
  language: string,
  namespace: RecordNamespace,
  read: CatalogueFileReader | undefined,
): Promise<Passages> {
  registerTranslator({ translateHtml, translateText })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a RecordNamespace is this prefix and a file
  return readCatalogueFile(language, namespace.slice('records/'.length) as CatalogueFile, read)
}

/** Reads the translations in a file; empty if there is no reader. Throws if it is missing or has another format. */
export async function readCatalogueFile(
  language: string,
  file: CatalogueFile,
  read: CatalogueFileReader | undefined,
): Promise<Passages> {
  return read === undefined ? {} : parseCatalogueFile(await read(language, file))
}

/** The translations in a catalogue file. Entries that are not strings are dropped. */
export function parseCatalogueFile(content: unknown): Passages {
  if (!isObject(content)) throw new TypeError('The catalogue file is not an object.')
  const { format, passages } = content
  if (format !== catalogueFormat)
    throw new TypeError(
      `The catalogue file has format ${String(format)} instead of ${catalogueFormat}.`,
    )
  if (!isObject(passages)) throw new TypeError('The catalogue file has no passages.')
  return Object.fromEntries(
    Object.entries(passages).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
