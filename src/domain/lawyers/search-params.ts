/**
 * The search parameters of the directory (spec 2.11). Apart from their meaning (`criteria.ts`), because the route of the
 * directory names them, and routes are part of every page.
 */
export const directorySearchParams = [
  'name',
  'country',
  'city',
  'category',
  'language',
  'price',
  'verified',
  'soon',
  'legal-aid',
  /** Not filters, but carried to the contact forms (`need.ts`): the slug of a visa, the number of a level, a letter. */
  'subject',
  'level',
  'letter',
  'sort',
  /** How many results are shown; see {@link getVisibleCount}. */
  'shown',
] as const
export type DirectorySearchParam = (typeof directorySearchParams)[number]

/** The list's state as search parameters, without inactive filters. */
export type DirectorySearchParams = {
  readonly [Param in DirectorySearchParam]?: string | undefined
}

/** How many lawyers are shown at first, and added each time. */
export const lawyersPerBatch = 12

/** How many lawyers a URL shows: whole batches, at least one, at most all lawyers. */
export function getVisibleCount(requested: string | undefined, total: number): number {
  const count = /^\d{1,6}$/.test(requested ?? '') ? Number(requested) : lawyersPerBatch
  const batches = Math.max(1, Math.ceil(count / lawyersPerBatch))
  return Math.min(total, batches * lawyersPerBatch)
}
