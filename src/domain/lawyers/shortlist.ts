/** How many lawyers can be compared side by side. */
export const maxShortlisted = 4

/** Whether another lawyer can be added. */
export function hasRoom(ids: readonly number[]): boolean {
  return ids.length < maxShortlisted
}

/** Adds or removes a lawyer; a full shortlist stays as it is. */
export function toggleShortlisted(ids: readonly number[], id: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((shortlistedId) => shortlistedId !== id)
  return hasRoom(ids) ? [...ids, id] : ids
}

/** Parses the stored shortlist; invalid values give an empty list. */
export function parseShortlist(stored: string | null): readonly number[] {
  if (stored === null) return []
  try {
    const ids: unknown = JSON.parse(stored)
    if (!Array.isArray(ids)) return []
    const validIds = ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
    return [...new Set(validIds)].slice(0, maxShortlisted)
  } catch {
    return []
  }
}

/** The ids of the items with the highest score, or none if all are equal or there is nothing to compare. */
export function findBest<Item extends { readonly id: number }>(
  items: readonly Item[],
  getScore: (item: Item) => number | undefined,
): ReadonlySet<number> {
  const scored = items.flatMap((item) => {
    const score = getScore(item)
    return score === undefined ? [] : [{ id: item.id, score }]
  })
  const highest = Math.max(...scored.map(({ score }) => score))
  const best = scored.filter(({ score }) => score === highest)
  return new Set(best.length === scored.length ? [] : best.map(({ id }) => id))
}
