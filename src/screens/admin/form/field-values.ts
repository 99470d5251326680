import type { FieldValues, Path } from 'react-hook-form'
import * as z from 'zod/mini'

import type { NamedRecord } from '#domain/slug.ts'
import type { SelectOption } from '#ui/Select/Select.tsx'

/** One field of a record form, as the error summary and the comparison of two versions name it. */
export interface FormField<Values extends FieldValues> {
  readonly name: Path<Values>
  readonly label: string
  /** The value as plain text; by default the string itself. */
  readonly formatValue?: (values: Values) => string
}

/** A required text. `error` is the name of its message under `adminForms:errors`. */
export const requiredText = (error: string) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

/** Converts a select's value to the id in the request; an empty select gives null. */
export function toNullableId(value: string): number | null {
  return value === '' ? null : Number(value)
}

/** Converts an id to a select's value. */
export function toSelectValue(id: number | null | undefined): string {
  return id == null ? '' : String(id)
}

/** Converts a record's image to a field value; no image is null. */
export function toNullableImage(image: string | null | undefined): string | null {
  return image || null
}

/**
 * The approximate size of a data URL in kilobytes, to insert in the text that stands for an image: in words, nothing
 * else tells two images apart.
 */
export function getImageSize(image: string | null): { size: number } {
  // Base64 writes a kilobyte in about 1,370 characters.
  return { size: Math.round((image?.length ?? 0) / 1370) }
}

/** A select's option for a record. */
export function toSelectOption({ id, name }: NamedRecord): SelectOption {
  return { value: String(id), label: name }
}

/** The name of the record that a select's value stands for; its number while the list is not loaded. */
export function findRecordName(records: readonly NamedRecord[] | undefined, value: string): string {
  if (value === '') return ''
  return records?.find(({ id }) => String(id) === value)?.name ?? `n° ${value}`
}

/** The schema of a form's values. Its checks (`requiredText`) are those of a save; its types are those of a draft, too. */
export type FormSchema<Values extends FieldValues> = z.core.$ZodType<Values, Values> & {
  readonly shape: Readonly<Record<string, z.core.$ZodType>>
}

/**
 * The values that were stored on the device, perhaps by an older version of the form. A field that cannot be read has its
 * value of `fallback`. Undefined if nothing can be read.
 */
export function readValues<Values extends FieldValues>(
  { shape }: Pick<FormSchema<Values>, 'shape'>,
  stored: unknown,
  fallback: Values,
): { values: Values; unreadable: string[] } | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const values = new Map(Object.entries(stored))
  const unreadable = Object.entries(shape)
    .filter(([name, schema]) => !isOfType(schema, values.get(name)))
    .map(([name]) => name)
  if (unreadable.length === Object.keys(shape).length) return undefined
  const readable = Object.keys(shape).filter((name) => !unreadable.includes(name))
  return {
    values: {
      ...fallback,
      ...Object.fromEntries(readable.map((name) => [name, values.get(name)])),
    },
    unreadable,
  }
}

/** Whether a value has the type of a schema. A draft need not pass its checks, which are of the kind 'custom'. */
function isOfType(schema: z.core.$ZodType, value: unknown): boolean {
  const { error } = z.safeParse(schema, value)
  return error === undefined || error.issues.every(({ code }) => code === 'custom')
}
