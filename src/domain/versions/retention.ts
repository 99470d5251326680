/** How many versions of a record are kept. */
export const maxVersions = 30
/** How long a deleted record can be created again. */
export const recreationDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** A version in the order in which they were kept. */
interface Kept {
  readonly id: number
  readonly record: string
}

/** Which versions of a record must go: the oldest beyond the number that is kept. */
export function findSurplus<Version extends Kept>(versions: readonly Version[]): Version[] {
  return sortByAge(versions).slice(0, Math.max(0, versions.length - maxVersions))
}

/**
 * Which versions make room on a full device: a quarter of those of other records, the oldest; without any, a quarter of this
 * record's own. The last one of this record is never among them.
 */
export function findDispensable<Version extends Kept>(
  versions: readonly Version[],
  record: string,
): Version[] {
  const others = versions.filter((version) => version.record !== record)
  const own = versions.filter((version) => version.record === record)
  const candidates = others.length > 0 ? sortByAge(others) : sortByAge(own).slice(0, -1)
  return candidates.slice(0, Math.ceil(candidates.length / 4))
}

/** Whether a record that was deleted at this moment can still be created again. */
export function isRecreatable(deletedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(deletedAt) < recreationDays * dayMs
}

function sortByAge<Version extends Kept>(versions: readonly Version[]): Version[] {
  return versions.toSorted((a, b) => a.id - b.id)
}
