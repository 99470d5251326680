import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { useApi } from '#api/context.ts'
import { useToday } from '#components/useToday.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { indexLawyers, type LawyerIndex } from '#domain/lawyers/directory.ts'
import {
  defaultSearchCategories,
  defaultSearchCountries,
  mergeSearchOptions,
} from '#domain/lawyers/search-options.ts'
import { getVisibleCount } from '#domain/lawyers/search-params.ts'
import { searchLawyers } from '#domain/lawyers/search.ts'
import { resolveSortOrder, sortLawyers } from '#domain/lawyers/sort-order.ts'

import { useDirectoryFilters } from './useDirectoryFilters.ts'

const noLawyers: readonly Lawyer[] = []

/**
 * The state of the directory. `form` holds the search fields and changes with every key. `directory` holds the results; it
 * is deferred and memoised. `selectedFilters` holds the selected facets, updated at once.
 */
export function useDirectory() {
  const { queries } = useApi()
  const today = useToday()
  const lawyers = useQuery(queries.lawyers.list())
  const records = lawyers.data ?? noLawyers
  const index = useMemo(() => indexLawyers(records), [records])
  const options = useFilterOptions(records, index)

  const search = useDirectoryFilters()
  const { filters, selectedFilters, setName, setCity, updateFilters, sortBy, showMore } = search

  // The fields update at once; the list of results may lag behind.
  const deferredFilters = useDeferredValue(filters)
  const result = useMemo(() => searchLawyers(index, deferredFilters), [index, deferredFilters])
  const order = resolveSortOrder(search.requestedOrder, deferredFilters)
  const results = useMemo(
    () => sortLawyers(result.results, order, today, deferredFilters),
    [result, order, today, deferredFilters],
  )
  const visibleCount = getVisibleCount(search.requestedCount, results.length)
  const { isPending, isLoadingError, refetch } = lawyers
  const isLoaded = lawyers.data !== undefined
  const isEmpty = isLoaded && records.length === 0

  const form = { filters, options, setName, setCity, updateFilters }
  const directory = useMemo(
    () => ({
      lawyers: { isPending, isLoadingError, isLoaded, isEmpty, refetch },
      filters: deferredFilters,
      result,
      results,
      order,
      today,
      visibleCount,
      options,
      updateFilters,
      sortBy,
      showMore,
    }),
    [
      isPending,
      isLoadingError,
      isLoaded,
      isEmpty,
      refetch,
      deferredFilters,
      result,
      results,
      order,
      today,
      visibleCount,
      options,
      updateFilters,
      sortBy,
      showMore,
    ],
  )
  return { form, directory, selectedFilters }
}
export type SearchFormState = ReturnType<typeof useDirectory>['form']
export type DirectoryState = ReturnType<typeof useDirectory>['directory']

/** The choices of the search form, and a name for each slug, all as in the records. */
function useFilterOptions(lawyers: readonly Lawyer[], { facetValues }: LawyerIndex) {
  return useMemo(() => {
    const countries = mergeSearchOptions(
      defaultSearchCountries,
      lawyers.map(({ country }) => country),
    )
    const categories = mergeSearchOptions(
      defaultSearchCategories,
      lawyers.flatMap(({ areasOfLaw }) => areasOfLaw.map((name) => ({ name }))),
    )
    const categoryNames = new Map(categories.map(({ slug, name }) => [slug, name]))
    return {
      countries,
      languages: facetValues.languages,
      categories,
      getCategoryName: (slug: string) => categoryNames.get(slug) ?? slug,
      getCountry: (slug: string) =>
        countries.find((country) => country.slug === slug) ?? { code: '', name: slug },
    }
  }, [lawyers, facetValues])
}
