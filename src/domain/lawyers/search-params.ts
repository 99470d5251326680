import { slugify } from '../slug.ts'
import { type LawyerFilters, type PriceBand, priceBands } from './directory.ts'
import type { SortOrder } from './sort-order.ts'

/** The list's state as search parameters, without inactive filters. */
export interface DirectorySearchParams {
  readonly name?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
  /** Comma-separated slugs. */
  readonly category?: string | undefined
  /** Comma-separated codes. */
  readonly language?: string | undefined
  /** Comma-separated price bands. */
  readonly price?: string | undefined
  /** 'yes'; anything else means no. */
  readonly verified?: string | undefined
  /** As `verified`. */
  readonly soon?: string | undefined
  readonly sort?: string | undefined
  /** How many results are shown; see {@link getVisibleCount}. */
  readonly shown?: string | undefined
}

/** Parses the filters of a URL and ignores unknown values. */
export function parseDirectorySearch(searchParams: DirectorySearchParams): LawyerFilters {
  return {
    name: searchParams.name ?? '',
    country: slugify(searchParams.country ?? ''),
    city: searchParams.city ?? '',
    areas: splitList(searchParams.category, slugify),
    languages: splitList(searchParams.language, (code) => code.toLowerCase()).filter((code) =>
      /^[a-z]{2,3}$/.test(code),
    ),
    prices: splitList(searchParams.price).filter(isPriceBand),
    isVerified: searchParams.verified === yes,
    isAvailableSoon: searchParams.soon === yes,
  }
}

/** The search parameters of filters and, if chosen, of a sort order. */
export function toDirectorySearchParams(
  filters: LawyerFilters,
  sort?: SortOrder,
): DirectorySearchParams {
  const { name, country, city, areas, languages, prices, isVerified, isAvailableSoon } = filters
  return {
    ...(name.trim() !== '' && { name }),
    ...(country !== '' && { country }),
    ...(city.trim() !== '' && { city }),
    ...(areas.length > 0 && { category: areas.join(',') }),
    ...(languages.length > 0 && { language: languages.join(',') }),
    ...(prices.length > 0 && { price: prices.join(',') }),
    ...(isVerified && { verified: yes }),
    ...(isAvailableSoon && { soon: yes }),
    ...(sort !== undefined && { sort }),
  }
}

const yes = 'yes'

/** The values of a comma-separated list, each once. */
function splitList(
  list: string | undefined,
  normalise = (value: string): string => value,
): string[] {
  const values = (list ?? '').split(',').map((value) => normalise(value.trim()))
  return [...new Set(values)].filter(Boolean)
}

function isPriceBand(value: string): value is PriceBand {
  return priceBands.some(({ id }) => id === value)
}

/** How many lawyers are shown at first, and added each time. */
export const lawyersPerBatch = 12

/** How many lawyers a URL shows: whole batches, at least one, at most all lawyers. */
export function getVisibleCount(requested: string | undefined, total: number): number {
  const count = /^\d{1,6}$/.test(requested ?? '') ? Number(requested) : lawyersPerBatch
  const batches = Math.max(1, Math.ceil(count / lawyersPerBatch))
  return Math.min(total, batches * lawyersPerBatch)
}

/** The options that the search form always offers (spec 2.11, 9); options from the data are added. */
export const defaultSearchCountries = [
  { code: 'BE', name: 'Belgique' },
  { code: 'FR', name: 'France' },
  { code: 'LU', name: 'Luxembourg' },
]
export const defaultSearchCategories = [
  { name: 'droit des affaires' },
  { name: 'droit de la famille' },
  { name: 'droit de travail' },
]

/** The default options first, then the others in alphabetical order; each slug once, with its first option. */
export function mergeSearchOptions<Option extends { readonly name: string }>(
  defaults: readonly Option[],
  options: readonly Option[],
): (Option & { readonly slug: string })[] {
  // Once by name before once by slug: thousands of lawyers share a few countries, and slugs take time.
  const others = [...new Map(options.toReversed().map((option) => [option.name, option])).values()]
  const bySlug = new Map<string, Option>()
  for (const option of [...defaults, ...others.toSorted(compareNames)]) {
    const slug = slugify(option.name)
    if (!bySlug.has(slug)) bySlug.set(slug, option)
  }
  return Array.from(bySlug, ([slug, option]) => ({ ...option, slug }))
}

function compareNames(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name.localeCompare(other.name, 'fr')
}
