import type { Lawyer } from '#contract/lawyers.ts'
import { hashText } from '#platform/seeded-random.ts'
import { foldText } from '#platform/text.ts'

import { foldTypedName, type LawyerFilters, noFilters } from './criteria.ts'
import { indexLawyers, parseCities, type IndexedLawyer } from './directory.ts'

/** `neutral` is reshuffled each day, so that no lawyer is always first. */
export const sortOrders = ['neutral', 'relevance', 'availability', 'price', 'experience'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The requested order; by default relevance for a name search and neutral otherwise. */
export function resolveSortOrder(
  requested: string | undefined,
  { name }: LawyerFilters,
): SortOrder {
  const validOrder = sortOrders.find((order) => order === requested)
  return validOrder ?? (name.trim() === '' ? 'neutral' : 'relevance')
}

/**
 * The lawyers in an order. Ties are broken by the neutral order, never by the alphabet.
 *
 * @param day seeds the neutral order, such as '2026-11-21'; before the day is known any constant does.
 */
export function sortLawyers(
  lawyers: readonly IndexedLawyer[],
  order: SortOrder,
  day: string,
  filters: LawyerFilters,
): Lawyer[] {
  const seed = hashText(day)
  const foldedFilters = {
    ...filters,
    name: foldTypedName(filters.name),
    city: parseCities(filters.city).map(foldText).join(','),
  }
  return lawyers
    .map((one) => ({
      lawyer: one.lawyer,
      key: order === 'relevance' ? -getRelevance(one, foldedFilters) : getSortKey(one, order),
      tieBreaker: mixBits(seed ^ Math.imul(one.lawyer.id, 0x9e3779b1)),
    }))
    .toSorted((a, b) => a.key - b.key || a.tieBreaker - b.tieBreaker)
    .map(({ lawyer }) => lawyer)
}

/** Smaller keys come first. */
function getSortKey(one: IndexedLawyer, order: Exclude<SortOrder, 'relevance'>): number {
  switch (order) {
    case 'neutral':
      return 0
    case 'availability':
      return one.lawyer.firstSlotInDays ?? Infinity
    case 'price':
      return one.lawyer.pricing.firstConsultation ?? Infinity
    case 'experience':
      return -one.lawyer.experienceYears
  }
}

/** The relevance of a lawyer, in folded words: a name's start ranks before its middle, all areas before one. */
function getRelevance(one: IndexedLawyer, filters: LawyerFilters): number {
  const { name, city } = filters
  const { areas, languages } = one.facetValues
  return (
    getNameRelevance(one.name, name) * 4 +
    (city.split(',').some((typed) => one.cityNames.includes(typed)) ? 2 : 0) +
    filters.areas.filter((area) => areas.includes(area)).length +
    filters.languages.filter((language) => languages.includes(language)).length +
    // A lawyer's first area and language are the main ones.
    (filters.areas.includes(areas[0] ?? '') ? 0.5 : 0)
  )
}

function getNameRelevance(name: string, search: string): number {
  if (search === '') return 0
  if (name === search) return 4
  if (name.startsWith(search)) return 3
  return name.split(/[\s-]/).some((word) => word.startsWith(search)) ? 2 : 1
}

/** Spreads neighbouring numbers (the finaliser of MurmurHash3). */
function mixBits(number: number): number {
  let mixed = number
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** One verified lawyer of each country, in the given order of countries: another one each day. */
export function pickFeaturedLawyers(
  lawyers: readonly Lawyer[],
  countryCodes: readonly string[],
  day: string,
): Lawyer[] {
  const verified = lawyers.filter(({ isVerified }) => isVerified)
  const sorted = sortLawyers(indexLawyers(verified).lawyers, 'neutral', day, noFilters)
  return countryCodes.flatMap((code) => {
    const first = sorted.find(({ country }) => country.code === code)
    return first === undefined ? [] : [first]
  })
}
