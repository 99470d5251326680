/** How many lawyers can be compared side by side. */
export const maxShortlisted = 4

/** Whether another lawyer can be kept. */
export function hasRoom(ids: readonly number[]): boolean {
  return ids.length < maxShortlisted
}

/** The shortlist after a lawyer was put on it or taken off; a full one stays as it is. */
export function toggleShortlisted(ids: readonly number[], id: number): readonly number[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return hasRoom(ids) ? [...ids, id] : ids
}

/** What a device has kept; what cannot be read is an empty list. */
export function parseShortlist(stored: string | null): readonly number[] {
  if (stored === null) return []
  try {
    const ids: unknown = JSON.parse(stored)
    if (!Array.isArray(ids)) return []
    const whole = ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
    return [...new Set(whole)].slice(0, maxShortlisted)
  } catch {
    return []
  }
}
