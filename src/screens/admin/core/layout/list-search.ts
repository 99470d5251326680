/** The search parameters of a list. */
export type ListSearchParams = Readonly<Partial<Record<string, string>>>

/**
 * Keeps the string parameters of a list's URL; the list parses them in its own chunk. This file stays apart from
 * the store of last searches because the routes import it eagerly.
 */
export function toListSearchParams(search: Readonly<Record<string, unknown>>): ListSearchParams {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
