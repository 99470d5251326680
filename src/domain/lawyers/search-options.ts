import { slugify } from '../slug.ts'

/** What the search form offers whatever the data (spec 2.11, 9); what is found in the data is added. */
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

/** The fixed names first, then those found that are not among them, by the alphabet. */
export function mergeSearchOptions(
  defaults: readonly string[],
  names: readonly string[],
): SearchOption[] {
  const options = new Map(defaults.map((name) => [slugify(name), name]))
  for (const name of names.toSorted((one, other) => one.localeCompare(other, 'fr'))) {
    if (!options.has(slugify(name))) options.set(slugify(name), name)
  }
  return Array.from(options, ([slug, name]) => ({ slug, name }))
}
