import { addDays, countDays, type Day } from '../calendar-days.ts'

/** At most 90 days in any period of 180 days: Regulation (EU) 2016/399, article 6(1). */
export const schengenRule = { allowedDays: 90, windowDays: 180 } as const

/** Days in the Schengen area, those of entry and exit included. */
export interface Stay {
  readonly entry: Day
  readonly exit: Day
}

/** The same days in order, each of them once. */
export function mergeStays(stays: readonly Stay[]): Stay[] {
  const merged: Stay[] = []
  for (const stay of stays.toSorted((a, b) => a.entry.localeCompare(b.entry))) {
    const last = merged.at(-1)
    if (last === undefined || stay.entry > last.exit) merged.push(stay)
    else if (stay.exit > last.exit) merged[merged.length - 1] = { ...last, exit: stay.exit }
  }
  return merged
}

/** The first of the 180 days that count on a day. */
export function getWindowStart(day: Day): Day {
  return addDays(day, 1 - schengenRule.windowDays)
}

/** The part of a stay that counts on a day; undefined if none does. */
export function clipStay(
  { entry, exit }: Stay,
  day: Day,
  start = getWindowStart(day),
): Stay | undefined {
  const clipped = { entry: entry < start ? start : entry, exit: exit > day ? day : exit }
  return clipped.entry > clipped.exit ? undefined : clipped
}

export function countStayDays({ entry, exit }: Stay): number {
  return countDays(entry, exit) + 1
}

/** The days that are used on a day, of stays that do not overlap. */
export function countUsedDays(stays: readonly Stay[], day: Day): number {
  const start = getWindowStart(day)
  return stays.reduce((sum, stay) => {
    const clipped = clipStay(stay, day, start)
    return clipped === undefined ? sum : sum + countStayDays(clipped)
  }, 0)
}

export interface SchengenCount {
  /** The stays, merged. */
  readonly stays: readonly Stay[]
  /** Whether stays shared days, which count once. */
  readonly hasOverlaps: boolean
  readonly used: number
  /** Days in a row that somebody may be there from the chosen day on; 0 if they may not be there. */
  readonly inARow: number
  /** The last day on which somebody who is there on the chosen day, and stays, may leave; undefined if they may not be there. */
  readonly latestExit: Day | undefined
  /** The first day, from the chosen one on, on which all 90 days are free. */
  readonly freeAgain: Day
  /** The first day of a stay on which more than 90 days are used. */
  readonly overstay: Day | undefined
}

/** What the rule says of a day, past or future, given all stays. */
export function countSchengenDays(typed: readonly Stay[], day: Day): SchengenCount {
  const stays = mergeStays(typed)
  const latestExit = findLatestExit(stays, day)
  const total = typed.reduce((sum, stay) => sum + countStayDays(stay), 0)
  return {
    stays,
    hasOverlaps: total !== stays.reduce((sum, stay) => sum + countStayDays(stay), 0),
    used: countUsedDays(stays, day),
    inARow: latestExit === undefined ? 0 : countStayDays({ entry: day, exit: latestExit }),
    latestExit,
    freeAgain: findFreeDay(stays, day),
    overstay: findOverstay(stays),
  }
}

function findLatestExit(stays: readonly Stay[], day: Day): Day | undefined {
  let latest: Day | undefined
  // Nobody can stay longer than 90 days in a row.
  for (let count = 0; count < schengenRule.allowedDays; count += 1) {
    const exit = addDays(day, count)
    const used = countUsedDays(mergeStays([...stays, { entry: day, exit }]), exit)
    if (used > schengenRule.allowedDays) return latest
    latest = exit
  }
  return latest
}

function findFreeDay(stays: readonly Stay[], day: Day): Day {
  // A stay no longer counts 180 days after its end.
  const candidates = [day, ...stays.map(({ exit }) => addDays(exit, schengenRule.windowDays))]
  return (
    candidates
      .filter((candidate) => candidate >= day)
      .toSorted((a, b) => a.localeCompare(b))
      .find((candidate) => countUsedDays(stays, candidate) === 0) ?? day
  )
}

function findOverstay(stays: readonly Stay[]): Day | undefined {
  for (const stay of stays) {
    for (let count = 0; count < countStayDays(stay); count += 1) {
      const day = addDays(stay.entry, count)
      if (countUsedDays(stays, day) > schengenRule.allowedDays) return day
    }
  }
  return undefined
}
