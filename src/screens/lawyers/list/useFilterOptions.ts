import { useMemo } from 'react'

import type { Lawyer } from '#contract/lawyers.ts'
import {
  defaultSearchCategories,
  defaultSearchCountries,
  mergeSearchOptions,
} from '#domain/lawyers/search-options.ts'

/** The countries and categories of the search form, and every name behind a slug. */
export function useFilterOptions(lawyers: readonly Lawyer[]) {
  return useMemo(() => {
    const countries = mergeSearchOptions(
      defaultSearchCountries,
      lawyers.map(({ country }) => country.name),
    )
    const categories = mergeSearchOptions(
      defaultSearchCategories,
      lawyers.flatMap(({ areasOfLaw }) => areasOfLaw),
    )
    const names = new Map([...countries, ...categories].map(({ slug, name }) => [slug, name]))
    return { countries, categories, getOptionName: (slug: string) => names.get(slug) ?? slug }
  }, [lawyers])
}
export type FilterOptions = ReturnType<typeof useFilterOptions>
