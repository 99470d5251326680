import type { JsonSchema } from './endpoint.ts'

/** What a type alone does not tell about the values of fields. */
export interface SampleOptions {
  /** Text fields that people know a record by. Their value is the marker of the check. */
  readonly nameFields: readonly string[]
  /** The values of other fields. */
  readonly values: Readonly<Record<string, unknown>>
}

export type WireRecord = Readonly<Record<string, unknown>>

/**
 * A value that a request may have, with the marker as its name. An optional field is left out, and one that may be null is
 * null.
 */
export function createSample(
  schema: JsonSchema,
  options: SampleOptions,
  marker: string,
  name = '',
): unknown {
  const { type, anyOf, properties = {}, required = [], items } = schema
  const create = (part: unknown, field: string) =>
    createSample(Object(part) as JsonSchema, options, marker, field)
  if (name in options.values) return options.values[name]
  if (anyOf?.some((option) => option.type === 'null')) return null
  if (type === 'object')
    return Object.fromEntries(required.map((field) => [field, create(properties[field], field)]))
  if (type === 'array') return Object(items).type === 'object' ? [create(items, '')] : []
  if (type === 'integer') return 1
  if (type === 'number') return 1.5
  return options.nameFields.includes(name) ? marker : '<p>Conformance</p>'
}

/** Whether a value, or a name in it, begins with the marker. */
export function holdsMarker(
  value: unknown,
  { nameFields }: SampleOptions,
  marker: string,
): boolean {
  const holds = (part: unknown): boolean => {
    if (typeof part === 'string') return part.startsWith(marker)
    if (Array.isArray(part)) return part.some(holds)
    return Object.entries(Object(part)).some(
      ([name, inner]) => nameFields.includes(name) && holds(inner),
    )
  }
  return holds(value)
}

/** Whether a record contains these values, recursively. */
export function containsValues(record: unknown, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return record === values
  return Object.entries(values).every(([name, value]) =>
    containsValues((Object(record) as WireRecord)[name], value),
  )
}
