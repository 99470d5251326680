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
