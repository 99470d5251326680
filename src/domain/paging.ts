/** One page of a list. */
export interface Page<Item> {
  readonly items: Item[]
  /** From 1 to `count`. */
  readonly number: number
  /** At least 1: an empty list has one empty page. */
  readonly count: number
}

/** The page that an address asks for; what is no page of the list is the nearest that is. */
export function pageOf<Item>(
  items: readonly Item[],
  asked: string | undefined,
  size: number,
): Page<Item> {
  const count = Math.max(1, Math.ceil(items.length / size))
  const number = Math.min(count, /^\d+$/.test(asked ?? '') ? Math.max(1, Number(asked)) : 1)
  return { items: items.slice((number - 1) * size, number * size), number, count }
}
