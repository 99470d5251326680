import type { Lawyer } from '#contract/lawyers.ts'
import { mapRecord } from '#platform/map-record.ts'
import { foldText } from '#platform/text.ts'

import { getEnglishCityName } from '../cities.ts'
import { slugify } from '../slug.ts'

/** The price of a first appointment, in euros before tax; `to` is exclusive. */
export const priceBands = [
  { id: 'under-80', from: 0, to: 80 },
  { id: '80-120', from: 80, to: 120 },
  { id: '120-160', from: 120, to: 160 },
  { id: 'from-160', from: 160, to: Infinity },
] as const
export type PriceBand = (typeof priceBands)[number]['id']

/** The number of days that count as 'this week'. */
const availableSoonDays = 7

/** The values of a lawyer in each facet that is a list of values: names of cities, slugs of areas of law, codes of languages. */
const facets = {
  city: ({ address }: Lawyer): string[] => [address.city],
  areas: ({ areasOfLaw }: Lawyer): string[] => areasOfLaw.map(slugify),
  languages: ({ languages }: Lawyer): readonly string[] => languages,
  prices: ({ pricing }: Lawyer): string[] => {
    const band = getPriceBand(pricing.firstConsultation)
    return band === undefined ? [] : [band]
  },
}
export type FacetName = keyof typeof facets

/** What a facet with one choice says of a lawyer, and its search parameter. */
export const flags = {
  isVerified: { param: 'verified', applies: ({ isVerified }: Lawyer) => isVerified },
  /** A first appointment is available within a week. */
  isAvailableSoon: {
    param: 'soon',
    applies: ({ firstSlotInDays }: Lawyer) =>
      firstSlotInDays != null && firstSlotInDays <= availableSoonDays,
  },
  /** State-funded legal aid; where it is not known, it is not promised. */
  acceptsLegalAid: {
    param: 'legal-aid',
    applies: ({ pricing }: Lawyer) => pricing.acceptsLegalAid === true,
  },
} as const
export type FlagName = keyof typeof flags
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own names
export const flagNames = Object.keys(flags) as FlagName[]

/** A lawyer with folded texts, so that a keystroke folds one text and not thousands. */
export interface IndexedLawyer {
  readonly lawyer: Lawyer
  readonly name: string
  /** Of the city, in French and, if it is another one, in English. */
  readonly cityNames: readonly string[]
  /** The slug of its name. */
  readonly country: string
  readonly flags: Readonly<Record<FlagName, boolean>>
  readonly facetValues: Readonly<Record<FacetName, readonly string[]>>
}

/** A list indexed for searching. */
export interface LawyerIndex {
  readonly lawyers: readonly IndexedLawyer[]
  /** The values of each facet, the most common first. */
  readonly facetValues: Readonly<Record<FacetName, readonly string[]>>
}

/** Indexes a list, once for any number of searches. */
export function indexLawyers(lawyers: readonly Lawyer[]): LawyerIndex {
  const indexed = lawyers.map((lawyer): IndexedLawyer => ({
    lawyer,
    name: foldText(lawyer.name),
    cityNames: getCityNames(lawyer.address.city),
    country: slugify(lawyer.country.name),
    flags: mapRecord(flags, ({ applies }) => applies(lawyer)),
    facetValues: mapRecord(facets, (list) => list(lawyer)),
  }))
  return {
    lawyers: indexed,
    facetValues: mapRecord(facets, (_, facet) =>
      sortByFrequency(indexed.flatMap(({ facetValues }) => facetValues[facet])),
    ),
  }
}

function sortByFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([value]) => value)
}

export function getPriceBand(price: number | null | undefined): PriceBand | undefined {
  if (price == null) return undefined
  return priceBands.find(({ from, to }) => price >= from && price < to)?.id
}

/** The cities of the search field. */
export function parseCities(typed: string): string[] {
  return typed
    .split(',')
    .map((city) => city.trim())
    .filter(Boolean)
}

/** The folded names of a city, in French and, if it is another one, in English. */
function getCityNames(city: string): string[] {
  const english = getEnglishCityName(city)
  return (english === undefined ? [city] : [city, english]).map(foldText)
}

/** Whether the search field contains exactly this city by one of its names, without case and accents. */
export function includesCity(typed: string, city: string): boolean {
  const names = getCityNames(city)
  return parseCities(typed).some((one) => names.includes(foldText(one)))
}

/** Adds a city to the search field by its name in the language of the page, or removes it by any of its names. */
export function toggleCity(typed: string, city: string, displayedName = city): string {
  const names = getCityNames(city)
  const cities = parseCities(typed)
  const others = cities.filter((one) => !names.includes(foldText(one)))
  return (others.length < cities.length ? others : [...others, displayedName]).join(', ')
}

/** The initials of the first and last name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => word.charAt(0).toUpperCase()).join('')
}
