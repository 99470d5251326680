import type * as z from 'zod/mini'

/** A lazily built schema. */
export type LazySchema<Schema extends z.ZodMiniType> = () => Schema

/** The output type of a lazy schema. */
export type InferSchema<Schema extends LazySchema<z.ZodMiniType>> = z.output<ReturnType<Schema>>

/**
 * Builds a schema once, at its first use. Building all schemas takes a phone a tenth of a second; a page needs only its
 * own.
 */
export function lazySchema<Schema extends z.ZodMiniType>(
  createSchema: LazySchema<Schema>,
): LazySchema<Schema> {
  let schema: Schema | undefined
  return () => (schema ??= createSchema())
}
