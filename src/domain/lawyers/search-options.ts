import { slugify } from '../slug.ts'

/** The options that the search form always offers (spec 2.11, 9); options from the data are added. */
export const defaultSearchCountries = ['Belgique', 'France', 'Luxembourg'] as const
export const defaultSearchCategories = [
  'droit des affaires',
  'droit de la famille',
  'droit de travail',
] as const

export interface SearchOption {
  readonly slug: string
  readonly name: string
}

/** The fixed names first, then the other names of the data in alphabetical order. */
export function mergeSearchOptions(
  defaults: readonly string[],
  names: readonly string[],
): SearchOption[] {
  const options = new Map(defaults.map((name) => [slugify(name), name]))
  for (const name of names.toSorted((a, b) => a.localeCompare(b, 'fr'))) {
    if (!options.has(slugify(name))) options.set(slugify(name), name)
  }
  return Array.from(options, ([slug, name]) => ({ slug, name }))
}
