import type * as z from 'zod/mini'

/** A schema that is there when it is first asked for. */
export type LazySchema<Schema extends z.ZodMiniType> = () => Schema

/** What a lazy schema's data are. */
export type InferSchema<Schema extends LazySchema<z.ZodMiniType>> = z.output<ReturnType<Schema>>

/**
 * Builds a schema at its first use, once. All schemas of the contract together take a phone a tenth of a second to
 * build; a page needs those of what it asks for, and those only once it is shown.
 */
export function lazySchema<Schema extends z.ZodMiniType>(
  createSchema: LazySchema<Schema>,
): LazySchema<Schema> {
  let schema: Schema | undefined
  return () => (schema ??= createSchema())
}
