/** The search parameters of a list, as they stand in the address. */
export type ListSearchParams = Readonly<Partial<Record<string, string>>>

/** What a list's route takes from its address; the list itself reads it with its own schema. */
export function toListSearchParams(search: Readonly<Record<string, unknown>>): ListSearchParams {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
