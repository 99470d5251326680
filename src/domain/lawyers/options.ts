import { slugOf } from '../slug.ts'

/** What the search form offers whatever the data (spec 2.11, 9); what is found in the data is added. */
export const searchCountries = ['Belgique', 'France', 'Luxembourg'] as const
export const searchCategories = [
  'droit des affaires',
  'droit de la famille',
  'droit de travail',
] as const

export interface SearchOption {
  readonly slug: string
  readonly name: string
}

/** The fixed names first, then those found that are not among them, by the alphabet. */
export function searchOptions(fixed: readonly string[], found: readonly string[]): SearchOption[] {
  const options = new Map(fixed.map((name) => [slugOf(name), name]))
  for (const name of found.toSorted((one, other) => one.localeCompare(other, 'fr'))) {
    if (!options.has(slugOf(name))) options.set(slugOf(name), name)
  }
  return Array.from(options, ([slug, name]) => ({ slug, name }))
}
