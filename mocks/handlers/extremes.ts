import type * as z from 'zod/mini'

import { hashText } from '#platform/seeded-random.ts'

import { lengthenText } from '../database/long-texts.ts'

/**
 * What a server may leave out of an answer, or put into it, by the schema of the contract:
 * - `minimal`: no optional field, null where there may be one, lists in records with one item or, of texts, without any
 * - `maximal`: every optional field, long texts, long lists in records
 */
export type Extreme = 'minimal' | 'maximal'

/**
 * The most or the least that a server may answer in place of an answer. The records stay the same, with their ids, so
 * that they can be opened.
 */
export function toExtreme(
  extreme: Extreme,
  schema: z.ZodMiniType,
  answer: unknown,
  options: { readonly isContentPlain: boolean },
): unknown {
  const change = extreme === 'minimal' ? minimise : maximise
  const { def } = read(schema)
  return def.type === 'array' && Array.isArray(answer)
    ? answer.map((record) => change(def.element, record, { name: '', ...options }))
    : change(schema, answer, { name: '', ...options })
}

interface Place {
  /** The field; of an item, that of its list. */
  readonly name: string
  readonly isContentPlain: boolean
}

function minimise(schema: z.ZodMiniType, value: unknown, place: Place): unknown {
  const { def } = read(schema)
  switch (def.type) {
    case 'optional':
      return undefined
    case 'nullable':
      return null
    case 'object':
      return mapShape(def.shape, (field, name) =>
        minimise(field, getField(value, name), { ...place, name }),
      )
    case 'array':
      return read(def.element).def.type === 'string'
        ? []
        : toList(value)
            .slice(0, 1)
            .map((item) => minimise(def.element, item, place))
    case 'union':
      return minimise(pickOption(def.options, value), value, place)
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
      return value
  }
}

const longListLength = 12

function maximise(schema: z.ZodMiniType, value: unknown, place: Place): unknown {
  const { def } = read(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return maximise(def.innerType, value ?? undefined, place)
    case 'object':
      return mapShape(def.shape, (field, name) =>
        maximise(field, getField(value, name), { ...place, name }),
      )
    case 'array':
      return lengthenList(def.element, toList(value), place)
    case 'union':
      return maximise(pickOption(def.options, value), value, place)
    case 'string':
      return lengthen(typeof value === 'string' ? value : (samples[place.name] ?? 'Texte'), place)
    case 'number':
      return value ?? 1
    case 'boolean':
      return value ?? true
    case 'enum':
      return value ?? Object.values(def.entries)[0]
  }
}

/**
 * Adds numbered copies of the items. Where no text tells them apart (languages, days of the week), or ids do (keywords),
 * the list stays.
 */
function lengthenList(element: z.ZodMiniType, items: readonly unknown[], place: Place): unknown[] {
  const { def } = read(element)
  const listedTexts =
    def.type === 'object'
      ? Object.keys(def.shape).filter((name) => isText(def.shape[name], { ...place, name }))
      : []
  const hasTexts = isText(element, place) || listedTexts.length > 0
  const hasIds = def.type === 'object' && 'id' in def.shape
  const length =
    hasTexts && !hasIds && items.length > 0 ? Math.max(items.length, longListLength) : items.length
  return Array.from({ length }, (_, index) => {
    const item = items[index % items.length]
    if (index < items.length) return maximise(element, item, place)
    const addNumber = (text: unknown) => `${String(text)} (${index + 1})`
    const copy =
      typeof item === 'string'
        ? addNumber(item)
        : {
            ...Object(item),
            ...Object.fromEntries(
              listedTexts.map((name) => [name, addNumber(getField(item, name))]),
            ),
          }
    return maximise(element, copy, place)
  })
}

/** Whether a field is a text in words, and not a code, a day or a URL. */
function isText(schema: z.ZodMiniType | undefined, place: Place): boolean {
  return schema !== undefined && read(schema).def.type === 'string' && lengthen('x', place) !== 'x'
}

/** The same text is lengthened in the same way in every answer. */
function lengthen(text: string, { name, isContentPlain }: Place): string {
  if (text === '') return text
  return lengthenText(name, text, { isSentence: hashText(text) % 2 === 0, isContentPlain })
}

/** A red pixel, as a picture travels in an answer. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='

/** For absent fields whose texts have a form that the schema does not tell. */
const samples: Readonly<Record<string, string>> = {
  image: picture,
  slug: 'exemple',
  code: 'BE',
  continentCode: 'EU',
  currency: 'EUR',
  stars: '5',
  date: '2026-11-16T09:00:00Z',
  createdDate: '2026-11-16T09:00:00Z',
  checkedOn: '2026-11-16',
  validFrom: '2020-01-01',
  validTo: '2030-12-31',
  timeZone: 'Europe/Brussels',
}

/** The parts of zod's definitions of which the contract is made. */
type Definition =
  | { readonly type: 'optional' | 'nullable'; readonly innerType: z.ZodMiniType }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, z.ZodMiniType>> }
  | { readonly type: 'array'; readonly element: z.ZodMiniType }
  | { readonly type: 'union'; readonly options: readonly z.ZodMiniType[] }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, unknown>> }
  | { readonly type: 'string' | 'number' | 'boolean' }

function read(schema: z.ZodMiniType): { def: Definition } {
  return schema._zod as unknown as { def: Definition }
}

/** The option of a union that a value has; the last, which is the richest, for an absent one. */
function pickOption(options: readonly z.ZodMiniType[], value: unknown): z.ZodMiniType {
  const option = options.find((candidate) => candidate.safeParse(value).success) ?? options.at(-1)
  if (option === undefined) throw new Error('A union of the contract has no options.')
  return option
}

function mapShape(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  change: (field: z.ZodMiniType, name: string) => unknown,
): object {
  return Object.fromEntries(
    Object.entries(shape)
      .map(([name, field]) => [name, change(field, name)] as const)
      .filter(([, value]) => value !== undefined),
  )
}

function getField(value: unknown, name: string): unknown {
  return Reflect.get(Object(value), name)
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
