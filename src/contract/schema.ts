import type * as z from 'zod/mini'

/** A schema that is there when it is first asked for. */
export type Lazy<Schema extends z.ZodMiniType> = () => Schema

/** What a lazy schema's data are. */
export type Infer<Schema extends Lazy<z.ZodMiniType>> = z.output<ReturnType<Schema>>

/**
 * Builds a schema at its first use, once. All schemas of the contract together take a phone a tenth of a second to
 * build; a page needs those of what it asks for, and those only once it is shown.
 */
export function lazily<Schema extends z.ZodMiniType>(build: Lazy<Schema>): Lazy<Schema> {
  let built: Schema | undefined
  return () => (built ??= build())
}
