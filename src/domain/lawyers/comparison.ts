/**
 * Who is best by a figure, the larger the better: the ids of all who share the largest. Nobody is
 * where all are alike, or where there is no one to compare with.
 */
export function areBest<Item extends { readonly id: number }>(
  items: readonly Item[],
  figureOf: (item: Item) => number | undefined,
): ReadonlySet<number> {
  const known = items.flatMap((item) => {
    const figure = figureOf(item)
    return figure === undefined ? [] : [{ id: item.id, figure }]
  })
  const largest = Math.max(...known.map(({ figure }) => figure))
  const best = known.filter(({ figure }) => figure === largest)
  return new Set(best.length === known.length ? [] : best.map(({ id }) => id))
}
