import { useMemo } from 'react'

import type { Lawyer } from '#contract/lawyers.ts'
import { searchCategories, searchCountries, searchOptions } from '#domain/lawyers/options.ts'

/** The countries and categories of the search form, and every name behind a slug. */
export function useOptions(lawyers: readonly Lawyer[]) {
  return useMemo(() => {
    const countries = searchOptions(
      searchCountries,
      lawyers.map(({ country }) => country.name),
    )
    const categories = searchOptions(
      searchCategories,
      lawyers.flatMap(({ areasOfLaw }) => areasOfLaw),
    )
    const names = new Map([...countries, ...categories].map(({ slug, name }) => [slug, name]))
    return { countries, categories, nameOf: (slug: string) => names.get(slug) ?? slug }
  }, [lawyers])
}
export type Options = ReturnType<typeof useOptions>
