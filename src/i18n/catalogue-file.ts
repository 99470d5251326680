// Imported dynamically, on English pages and in the back-office: French readers do not download it.
import { catalogueFormat, type Passages } from './catalogue.ts'
import { translateHtml, translateText } from './translate-record.ts'

/** The functions that translate the texts of records. */
export const translator = { translateHtml, translateText } as const
export type Translator = typeof translator

/** The translations in a catalogue file. Entries that are not strings are dropped. Throws if it has another format. */
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
