import type { Lawyer } from '#contract/lawyers.ts'
import { parseJson } from '#platform/parse-json.ts'

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
  const ids = parseJson(stored)
  if (!Array.isArray(ids)) return []
  const validIds = ids.filter((id): id is number => Number.isSafeInteger(id) && Number(id) > 0)
  return [...new Set(validIds)].slice(0, maxShortlisted)
}

/** The figures by which the comparison can be sorted, the best for a client first. */
const figures = {
  price: ({ pricing }: Lawyer) => pricing.firstConsultation,
  rate: ({ pricing }: Lawyer) => pricing.hourlyRateRange?.from,
  experience: ({ experienceYears }: Lawyer) => -experienceYears,
  slot: ({ firstSlotInDays }: Lawyer) => firstSlotInDays,
}
export type ComparisonOrder = keyof typeof figures
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own names
export const comparisonOrders = Object.keys(figures) as ComparisonOrder[]

/** Sorts by a figure; lawyers without it come last. Without a known order they stay as they were chosen. */
export function sortShortlisted(
  lawyers: readonly Lawyer[],
  requested: string | undefined,
): readonly Lawyer[] {
  const order = comparisonOrders.find((candidate) => candidate === requested)
  if (order === undefined) return lawyers
  const getFigure = (lawyer: Lawyer) => figures[order](lawyer) ?? Infinity
  // Infinity minus itself is not a number.
  return lawyers.toSorted((one, other) =>
    getFigure(one) === getFigure(other) ? 0 : getFigure(one) - getFigure(other),
  )
}
