import * as z from 'zod/mini'

/** A text that must not be empty; the message names the text under `errors` that says so. */
export const requiredText = (error: string) =>
  z.string().check(z.refine((value) => value.trim() !== '', { error, abort: true }))

/** A select's value as the id that is sent; null when nothing is chosen. */
export function toNullableId(value: string): number | null {
  return value === '' ? null : Number(value)
}

/** An id as a select's value. */
export function toSelectValue(id: number | null | undefined): string {
  return id == null ? '' : String(id)
}
