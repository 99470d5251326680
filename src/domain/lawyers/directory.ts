import { slugify } from '../slug.ts'
import { foldText } from '#lib/text.ts'

import { toSearchTerms } from '../text-search.ts'

/** What the rules of the directory read of a lawyer. */
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

/** What the list is narrowed to (spec 2.11); an empty text or list narrows nothing. */
export interface LawyerFilters {
  readonly name: string
  /** The slug of a country's name, such as `belgique`. */
  readonly country: string
  /** Inside a city's name; several with commas between are alternatives. */
  readonly city: string
  /** Slugs of areas of law: a lawyer works in at least one of them. */
  readonly areas: readonly string[]
  /** ISO 639-1: a lawyer speaks at least one of them. */
  readonly languages: readonly string[]
  readonly prices: readonly PriceBand[]
  readonly isVerified: boolean
  /** A first appointment is free within a week. */
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

/** Of a first appointment, in euros before tax; `to` is not part of the band. */
export const priceBands = [
  { id: 'under-80', from: 0, to: 80 },
  { id: '80-120', from: 80, to: 120 },
  { id: '120-160', from: 120, to: 160 },
  { id: 'from-160', from: 160, to: Infinity },
] as const
export type PriceBand = (typeof priceBands)[number]['id']

/** 'This week': as many days from now. */
const availableSoonDays = 7

/** A lawyer with their texts ready to be compared, so that a keystroke folds one text and not thousands. */
export interface IndexedLawyer<Lawyer extends ListedLawyer = ListedLawyer> {
  readonly lawyer: Lawyer
  readonly name: string
  readonly city: string
  readonly country: string
  /** Slugs, for the address; and as they are written, for a search inside words. */
  readonly areas: readonly string[]
  readonly price: PriceBand | undefined
  readonly isAvailableSoon: boolean
}

/** A list ready to be searched. */
export interface LawyerIndex<Lawyer extends ListedLawyer = ListedLawyer> {
  readonly lawyers: readonly IndexedLawyer<Lawyer>[]
  /** What there is to choose from in each facet, the commonest first. */
  readonly facetValues: Readonly<Record<FacetName, readonly string[]>>
}

/** The facets that are lists of choices. */
export type FacetName = 'country' | 'city' | 'areas' | 'languages' | 'prices'

/** Prepares a list for a search: done once for a list, however often it is searched. */
export function indexLawyers<Lawyer extends ListedLawyer>(
  lawyers: readonly Lawyer[],
): LawyerIndex<Lawyer> {
  const indexed = lawyers.map((lawyer) => ({
    lawyer,
    name: foldText(lawyer.name),
    city: foldText(lawyer.address.city),
    country: slugify(lawyer.country.name),
    areas: lawyer.areasOfLaw.map(slugify),
    price: getPriceBand(lawyer.pricing.firstConsultation),
    isAvailableSoon: lawyer.firstSlotInDays != null && lawyer.firstSlotInDays <= availableSoonDays,
  }))
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

/** A test for each criterion that narrows something; the others are not asked. */
type FilterPredicate = (lawyer: IndexedLawyer) => boolean

/**
 * The criteria as tests: texts match inside the name, city, country and areas, without case and
 * accents (spec 2.11, decisions.md); of several choices in one list, one is enough.
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
      city: (one: IndexedLawyer) => cities.some((city) => one.city.includes(city)),
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

/** Whether the search field names exactly this city, whatever its case and accents. */
export function includesCity(typed: string, city: string): boolean {
  return parseCities(typed).some((one) => foldText(one) === foldText(city))
}

/** The search field with a city added, or taken out if it was named. */
export function toggleCity(typed: string, city: string): string {
  const cities = parseCities(typed)
  const others = cities.filter((one) => foldText(one) !== foldText(city))
  return (others.length < cities.length ? others : [...others, city]).join(', ')
}

/** The words of a name as typed; a single letter narrows too, as it does while one types. */
function toNameTerms(name: string): string[] {
  const words = toSearchTerms(name)
  if (words.length > 0) return words
  const folded = foldText(name).trim()
  return folded === '' ? [] : [folded]
}

/** Which criteria narrow something, in the order of the search form and the facets. */
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

/** The filters with one criterion let go. */
export function clearCriterion(filters: LawyerFilters, criterion: Criterion): LawyerFilters {
  return { ...filters, [criterion]: noFilters[criterion] }
}

/** A list with a value added, or taken out if it was there. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
}
