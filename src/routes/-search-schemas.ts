import * as z from 'zod/mini'

const optionalString = z.catch(z.optional(z.string()), undefined)

/** Optional search parameters; a repeated or malformed one counts as absent. */
export function optionalStrings<Name extends string>(...names: readonly Name[]) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names as keys
  const shape = Object.fromEntries(names.map((name) => [name, optionalString])) as Record<
    Name,
    typeof optionalString
  >
  return z.object(shape)
}

/** What a new record begins with (`domain/record-start.ts`). */
export const recordStartSearch = optionalStrings('copie', 'pays', 'visa', 'brouillon')
