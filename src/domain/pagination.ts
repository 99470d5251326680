/** One page of a list. */
export interface Page<Item> {
  readonly items: Item[]
  /** From 1 to `count`. */
  readonly pageNumber: number
  /** At least 1: an empty list has one empty page. */
  readonly pageCount: number
}

/** The page of a URL value, clamped to the existing pages. */
export function paginate<Item>(
  items: readonly Item[],
  requestedPage: string | undefined,
  pageSize: number,
): Page<Item> {
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize))
  const pageNumber = Math.min(
    pageCount,
    /^\d+$/.test(requestedPage ?? '') ? Math.max(1, Number(requestedPage)) : 1,
  )
  return {
    items: items.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    pageNumber,
    pageCount,
  }
}
