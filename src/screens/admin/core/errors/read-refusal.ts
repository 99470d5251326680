import { ApiError } from '#api/errors.ts'

import { classifyError } from './classify-error.ts'

/** A field of the form that the server refuses, and the server's sentence about it. */
interface RefusedField<Name> {
  readonly name: Name
  readonly sentence: string | undefined
}

interface Refusal<Name> {
  /** In the order of the form. */
  readonly fields: readonly RefusedField<Name>[]
  /** The server's sentence about the whole record. Foreign text: never markup. */
  readonly sentence: string | undefined
}

/** Longer JSON, and longer text, is no list of fields that a person could mend. */
const maxJsonLength = 100_000
const maxTextLength = 1000
const maxSentenceLength = 300

/** What a server puts around the body of a request when it names a place in it. */
const wrappers = new Set(['body', 'data', 'attributes', 'input', 'request', 'model', 'dto'])

/**
 * What a server says about a body that it refuses. Fields are read from the `errors` of a problem (RFC 9457 and what is
 * usual: keys, paths, JSON pointers). Words are taken for names in plain text only: those of a problem's title, or of a
 * proxy's page, are about anything.
 */
export function readRefusal<Name extends string>(
  error: unknown,
  fieldNames: readonly Name[],
): Refusal<Name> {
  const isReadable = ['refused', 'conflict'].includes(classifyError(error))
  const body = isReadable && error instanceof ApiError ? parse(error.body) : undefined
  if (typeof body === 'string') {
    // A place is one word: `serviceLevels.0.title`.
    const places = body.match(/[\w$#/.[\]-]+/g) ?? []
    return {
      fields: findFields(
        places.map((place) => ({ place })),
        fieldNames,
      ),
      sentence: undefined,
    }
  }
  if (!isObject(body)) return { fields: [], sentence: undefined }
  return {
    fields: findFields(listErrors(body['errors']), fieldNames),
    sentence: toSentence(body['detail']) ?? toSentence(body['title']),
  }
}

/** Plain text is a string. A page, and JSON that cannot be read, is undefined. */
function parse(body: string): unknown {
  const text = body.length > maxJsonLength ? '' : body.trim()
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' && value.length > maxTextLength ? undefined : value
  } catch {
    return /^[<{["]/.test(text) || text.length > maxTextLength ? undefined : text
  }
}

interface NamedError {
  /** Where it is: a name, a path or a JSON pointer. */
  readonly place: string
  readonly sentence?: unknown
}

/** The entries of `errors`: an object with places as keys, or an array of objects that name their place. */
function listErrors(errors: unknown): NamedError[] {
  if (isObject(errors)) {
    return Object.entries(errors).map(([place, sentences]) => ({
      place,
      sentence: Array.isArray(sentences) ? sentences[0] : sentences,
    }))
  }
  if (!Array.isArray(errors)) return []
  return errors.filter(isObject).flatMap((entry) => {
    const { source, pointer, field, path, name, detail, message } = entry
    const place =
      pointer ?? (isObject(source) ? source['pointer'] : undefined) ?? field ?? path ?? name
    const text = Array.isArray(place) ? place.join('.') : place
    return typeof text === 'string' ? [{ place: text, sentence: detail ?? message }] : []
  })
}

/** The fields at the beginning of these places. What is below a field is a part of it; the same name elsewhere is not. */
function findFields<Name extends string>(
  errors: readonly NamedError[],
  fieldNames: readonly Name[],
): RefusedField<Name>[] {
  const sentences = new Map<string, unknown>()
  for (const { place, sentence } of errors) {
    const steps = place.split(/[#$/.[\]'"]+/).map(fold)
    const first = steps.find((step) => step !== '' && !wrappers.has(step))
    if (first !== undefined && !sentences.has(first)) sentences.set(first, sentence)
  }
  return fieldNames
    .filter((name) => sentences.has(fold(name)))
    .map((name) => ({ name, sentence: toSentence(sentences.get(fold(name))) }))
}

/** `CountryId`, `countryId` and `country_id` are one name. */
function fold(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, '')
}

/** Foreign text on one line, without characters that nobody sees. Undefined if there is none. */
function toSentence(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value
    .replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
    .replaceAll(/(?:\p{Cc}|[^\S\u00a0\u202f])+/gu, ' ')
    .trim()
  const characters = Array.from(text)
  if (characters.length <= maxSentenceLength) return text || undefined
  return `${characters.slice(0, maxSentenceLength).join('')}…`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
