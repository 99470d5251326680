/** How many versions of a record are kept. */
export const maxVersions = 30
/** How long a deleted record can be created again. */
export const recreationDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** A version in the order in which they were kept. */
interface Kept {
  readonly id: number
  readonly record: string
  readonly origin?: unknown
}

/** Which versions of a record must go: the oldest beyond the number that is kept. */
export function findSurplus<Version extends Kept>(versions: readonly Version[]): Version[] {
  return sortByAge(versions).slice(0, Math.max(0, versions.length - maxVersions))
}

/**
 * Which versions make room on a full device: a quarter of the earlier ones of other records, the oldest; without any, of
 * this record's own; then of the last ones of others; and at the end of the deleted records, which nothing else has. The
 * last one of this record is never among them.
 */
export function findDispensable<Version extends Kept>(
  versions: readonly Version[],
  record: string,
): Version[] {
  const byAge = sortByAge(versions)
  const lastIds = new Map(byAge.map((version) => [version.record, version.id]))
  const isOwn = (version: Version) => version.record === record
  const isLast = ({ id, record: other }: Version) => lastIds.get(other) === id
  const isDeleted = ({ origin }: Version) => origin === 'deleted'
  const earlier = byAge.filter((version) => !isLast(version) && !isDeleted(version))
  const others = byAge.filter((version) => !isOwn(version))
  const candidates =
    [
      earlier.filter((version) => !isOwn(version)),
      earlier.filter(isOwn),
      others.filter((version) => !isDeleted(version)),
      others,
    ].find((group) => group.length > 0) ?? []
  return candidates.slice(0, Math.ceil(candidates.length / 4))
}

/** Whether a record that was deleted at this moment can still be created again. */
export function isRecreatable(deletedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(deletedAt) < recreationDays * dayMs
}

function sortByAge<Version extends Kept>(versions: readonly Version[]): Version[] {
  return versions.toSorted((a, b) => a.id - b.id)
}
