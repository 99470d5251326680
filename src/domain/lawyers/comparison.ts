/**
 * Who is best by a figure, the larger the better: the ids of all who share the largest. Nobody is
 * where all are alike, or where there is no one to compare with.
 */
export function findBest<Item extends { readonly id: number }>(
  items: readonly Item[],
  getScore: (item: Item) => number | undefined,
): ReadonlySet<number> {
  const scored = items.flatMap((item) => {
    const figure = getScore(item)
    return figure === undefined ? [] : [{ id: item.id, figure }]
  })
  const largest = Math.max(...scored.map(({ figure }) => figure))
  const best = scored.filter(({ figure }) => figure === largest)
  return new Set(best.length === scored.length ? [] : best.map(({ id }) => id))
}
