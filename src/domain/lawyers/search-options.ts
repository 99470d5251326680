import { slugify } from '../slug.ts'

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
