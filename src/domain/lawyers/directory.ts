import { slugify } from '../slug.ts'
import { foldText } from '#platform/text.ts'

import { toSearchTerms } from '../text-search.ts'

/** The fields of a lawyer that the directory's rules read. */
export interface ListedLawyer {
  readonly id: number
  readonly name: string
  readonly country: { readonly code: string; readonly name: string }
  readonly languages: readonly string[]
  readonly areasOfLaw: readonly string[]
  readonly isVerified: boolean
  readonly experienceYears: number
  readonly firstSlotInDays?: number | null | undefined
  readonly pricing: { readonly firstConsultation: number }
  readonly address: { readonly city: string }
}

/** The filters of the list (spec 2.11); empty strings and lists are inactive. */
export interface LawyerFilters {
  readonly name: string
  /** The slug of a country's name, such as `belgique`. */
  readonly country: string
  /** Part of a city's name; comma-separated alternatives. */
  readonly city: string
  /** Slugs of areas of law: at least one must match. */
  readonly areas: readonly string[]
  /** ISO 639-1 codes: at least one must match. */
  readonly languages: readonly string[]
  readonly prices: readonly PriceBand[]
  readonly isVerified: boolean
  /** A first appointment is available within a week. */
  readonly isAvailableSoon: boolean
}

export type Criterion = keyof LawyerFilters

export const noFilters: LawyerFilters = {
  name: '',
  country: '',
  city: '',
  areas: [],
  languages: [],
  prices: [],
  isVerified: false,
  isAvailableSoon: false,
}

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

/** A lawyer with folded texts, so that a keystroke folds one text and not thousands. */
export interface IndexedLawyer<Lawyer extends ListedLawyer = ListedLawyer> {
  readonly lawyer: Lawyer
  readonly name: string
  readonly city: string
  /** The city's French name and its English one. */
  readonly citySearchText: string
  readonly country: string
  /** Slugs for the URL, and folded names for searching inside words. */
  readonly areas: readonly string[]
  readonly price: PriceBand | undefined
  readonly isAvailableSoon: boolean
}

/** A list indexed for searching. */
export interface LawyerIndex<Lawyer extends ListedLawyer = ListedLawyer> {
  readonly lawyers: readonly IndexedLawyer<Lawyer>[]
  /** The values of each facet, the most common first. */
  readonly facetValues: Readonly<Record<FacetName, readonly string[]>>
}

/** The facets that are lists of values. */
export type FacetName = 'country' | 'city' | 'areas' | 'languages' | 'prices'

/** The cities of lawyers with another name in English, by their French name; both are folded. */
const englishCityNames: ReadonlyMap<string, string> = new Map([
  ['anvers', 'antwerp'],
  ['bruxelles', 'brussels'],
  ['gand', 'ghent'],
])

/** Indexes a list, once for any number of searches. */
export function indexLawyers<Lawyer extends ListedLawyer>(
  lawyers: readonly Lawyer[],
): LawyerIndex<Lawyer> {
  const indexed = lawyers.map((lawyer) => {
    const city = foldText(lawyer.address.city)
    return {
      lawyer,
      name: foldText(lawyer.name),
      city,
      // Two lines, so that nothing typed spans both.
      citySearchText: `${city}\n${englishCityNames.get(city) ?? ''}`,
      country: slugify(lawyer.country.name),
      areas: lawyer.areasOfLaw.map(slugify),
      price: getPriceBand(lawyer.pricing.firstConsultation),
      isAvailableSoon:
        lawyer.firstSlotInDays != null && lawyer.firstSlotInDays <= availableSoonDays,
    }
  })
  const collectValues = (getValues: (one: IndexedLawyer) => readonly string[]) =>
    sortByFrequency(indexed.flatMap(getValues))
  return {
    lawyers: indexed,
    facetValues: {
      country: collectValues((one) => [one.country]),
      city: collectValues((one) => [one.lawyer.address.city]),
      areas: collectValues((one) => one.areas),
      languages: collectValues((one) => one.lawyer.languages),
      prices: collectValues((one) => (one.price === undefined ? [] : [one.price])),
    },
  }
}

function sortByFrequency(values: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Array.from(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([value]) => value)
}

export function getPriceBand(price: number): PriceBand | undefined {
  return priceBands.find(({ from, to }) => price >= from && price < to)?.id
}

/** A predicate for each active criterion. */
type FilterPredicate = (lawyer: IndexedLawyer) => boolean

/**
 * The criteria as predicates. Texts match inside name, city, country and areas, without case and accents (spec 2.11,
 * docs/decisions.md); within one list any value is enough.
 */
export function toPredicates(filters: LawyerFilters): Partial<Record<Criterion, FilterPredicate>> {
  const words = toNameTerms(filters.name)
  const cities = parseCities(filters.city).map(foldText)
  const country = slugify(filters.country)
  const { areas, languages, prices } = filters
  return {
    ...(words.length > 0 && {
      name: ({ name }: IndexedLawyer) => words.every((word) => name.includes(word)),
    }),
    ...(cities.length > 0 && {
      city: (one: IndexedLawyer) => cities.some((city) => one.citySearchText.includes(city)),
    }),
    ...(country !== '' && {
      country: (one: IndexedLawyer) => one.country.includes(country),
    }),
    ...(areas.length > 0 && {
      areas: (one: IndexedLawyer) =>
        areas.some((area) => one.areas.some((own) => own.includes(area))),
    }),
    ...(languages.length > 0 && {
      languages: ({ lawyer }: IndexedLawyer) =>
        languages.some((language) => lawyer.languages.includes(language)),
    }),
    ...(prices.length > 0 && {
      prices: ({ price }: IndexedLawyer) => price !== undefined && prices.includes(price),
    }),
    ...(filters.isVerified && { isVerified: ({ lawyer }: IndexedLawyer) => lawyer.isVerified }),
    ...(filters.isAvailableSoon && {
      isAvailableSoon: (one: IndexedLawyer) => one.isAvailableSoon,
    }),
  }
}

/** The cities of the search field. */
export function parseCities(typed: string): string[] {
  return typed
    .split(',')
    .map((city) => city.trim())
    .filter(Boolean)
}

/** Whether the search field contains exactly this city, without case and accents. */
export function includesCity(typed: string, city: string): boolean {
  return parseCities(typed).some((one) => foldText(one) === foldText(city))
}

/** Adds a city to the search field, or removes it. */
export function toggleCity(typed: string, city: string): string {
  const cities = parseCities(typed)
  const others = cities.filter((one) => foldText(one) !== foldText(city))
  return (others.length < cities.length ? others : [...others, city]).join(', ')
}

/** The words of a typed name; single letters count too. */
function toNameTerms(name: string): string[] {
  const words = toSearchTerms(name)
  if (words.length > 0) return words
  const folded = foldText(name).trim()
  return folded === '' ? [] : [folded]
}

/** The active criteria, in the order of the search form and the facets. */
export function getActiveCriteria(filters: LawyerFilters): Criterion[] {
  const tests = toPredicates(filters)
  return criteria.filter((criterion) => tests[criterion] !== undefined)
}

const criteria: readonly Criterion[] = [
  'name',
  'country',
  'city',
  'areas',
  'languages',
  'prices',
  'isVerified',
  'isAvailableSoon',
]

/** The filters without one criterion. */
export function clearCriterion(filters: LawyerFilters, criterion: Criterion): LawyerFilters {
  return { ...filters, [criterion]: noFilters[criterion] }
}

/** Adds a value to a list, or removes it. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}

/** The initials of the first and last name. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const [first = ''] = words
  const last = words.length > 1 ? (words.at(-1) ?? '') : ''
  return [first, last].map((word) => word.charAt(0).toUpperCase()).join('')
}
