import type { Lawyer } from '#contract/lawyers.ts'
import { foldText } from '#platform/text.ts'

import { getEnglishCityName } from '../cities.ts'
import { slugify } from '../slug.ts'
import { toSearchTerms } from '../text-search.ts'

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

/** The facets that are lists of values. */
export type FacetName = 'city' | 'areas' | 'languages' | 'prices'

/** A lawyer with folded texts, so that a keystroke folds one text and not thousands. */
export interface IndexedLawyer {
  readonly lawyer: Lawyer
  readonly name: string
  /** Of the city, in French and, if it is another one, in English. */
  readonly cityNames: readonly string[]
  /** The slug of its name. */
  readonly country: string
  readonly isAvailableSoon: boolean
  /** Names of cities, slugs of areas of law, codes of languages, price bands. */
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
  const indexed = lawyers.map((lawyer): IndexedLawyer => {
    const priceBand = getPriceBand(lawyer.pricing.firstConsultation)
    return {
      lawyer,
      name: foldText(lawyer.name),
      cityNames: getCityNames(lawyer.address.city),
      country: slugify(lawyer.country.name),
      isAvailableSoon:
        lawyer.firstSlotInDays != null && lawyer.firstSlotInDays <= availableSoonDays,
      facetValues: {
        city: [lawyer.address.city],
        areas: lawyer.areasOfLaw.map(slugify),
        languages: lawyer.languages,
        prices: priceBand === undefined ? [] : [priceBand],
      },
    }
  })
  const collectValues = (facet: FacetName) =>
    sortByFrequency(indexed.flatMap(({ facetValues }) => facetValues[facet]))
  return {
    lawyers: indexed,
    facetValues: {
      city: collectValues('city'),
      areas: collectValues('areas'),
      languages: collectValues('languages'),
      prices: collectValues('prices'),
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

export function getPriceBand(price: number | null | undefined): PriceBand | undefined {
  if (price == null) return undefined
  return priceBands.find(({ from, to }) => price >= from && price < to)?.id
}

/** An active criterion, and whether a lawyer meets it. */
interface ActiveCriterion {
  readonly criterion: Criterion
  readonly matches: (lawyer: IndexedLawyer) => boolean
}

/**
 * The active criteria, in the order of the search form and the facets. Texts match inside name, city, country and areas,
 * without case and accents (spec 2.11, docs/decisions.md); within one list any value is enough.
 */
export function getActiveCriteria(filters: LawyerFilters): ActiveCriterion[] {
  const words = toNameTerms(filters.name)
  const country = slugify(filters.country)
  const cities = parseCities(filters.city).map(foldText)
  const { areas, languages, prices } = filters
  const all: (ActiveCriterion & { isActive: boolean })[] = [
    {
      criterion: 'name',
      isActive: words.length > 0,
      matches: ({ name }) => words.every((word) => name.includes(word)),
    },
    {
      criterion: 'country',
      isActive: country !== '',
      matches: (one) => one.country.includes(country),
    },
    {
      criterion: 'city',
      isActive: cities.length > 0,
      matches: ({ cityNames }) =>
        cities.some((city) => cityNames.some((name) => name.includes(city))),
    },
    {
      criterion: 'areas',
      isActive: areas.length > 0,
      matches: ({ facetValues }) =>
        areas.some((area) => facetValues.areas.some((own) => own.includes(area))),
    },
    {
      criterion: 'languages',
      isActive: languages.length > 0,
      matches: ({ facetValues }) => languages.some((code) => facetValues.languages.includes(code)),
    },
    {
      criterion: 'prices',
      isActive: prices.length > 0,
      matches: ({ facetValues }) => prices.some((band) => facetValues.prices.includes(band)),
    },
    {
      criterion: 'isVerified',
      isActive: filters.isVerified,
      matches: ({ lawyer }) => lawyer.isVerified,
    },
    {
      criterion: 'isAvailableSoon',
      isActive: filters.isAvailableSoon,
      matches: ({ isAvailableSoon }) => isAvailableSoon,
    },
  ]
  return all.filter(({ isActive }) => isActive)
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

/** The folded words of a typed name; single letters count too. */
function toNameTerms(typed: string): string[] {
  const name = foldTypedName(typed)
  const words = toSearchTerms(name)
  if (words.length > 0) return words
  return name === '' ? [] : [name]
}

const titles = /^(?:maitre|monsieur|madame|mm?e|mr?s?|dr)\.?$/

/** A typed name, folded and without titles: 'Maître Devos' is 'devos'. 'Me' alone is the start of a name. */
export function foldTypedName(typed: string): string {
  const words = foldText(typed).split(' ').filter(Boolean)
  const named = words.filter((word) => !titles.test(word))
  const isStart = named.length === 0 && words.join('').length <= 3
  return (isStart ? words : named).join(' ')
}

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
