import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useCallback, useEffect, useRef } from 'react'

import { useApi } from '#api/context.ts'
import { useToday } from '#components/useToday.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { indexLawyers, type LawyerFilters } from '#domain/lawyers/directory.ts'
import {
  type DirectorySearchParams,
  getVisibleCount,
  defaultSearchCategories,
  defaultSearchCountries,
  mergeSearchOptions,
  toDirectorySearchParams,
  parseDirectorySearch,
  lawyersPerBatch,
} from '#domain/lawyers/search-params.ts'
import { searchLawyers } from '#domain/lawyers/search.ts'
import {
  resolveSortOrder,
  sortLawyers,
  type SortOrder,
  sortOrders,
} from '#domain/lawyers/sort-order.ts'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'

const noLawyers: readonly Lawyer[] = []

/**
 * The state of the directory. `form` holds the search fields and changes with every key. `directory`
 * holds the results; it is deferred and memoised. `selectedFilters` holds the selected facets, updated at once.
 */
export function useDirectory(search: DirectorySearchParams) {
  const { queries } = useApi()
  const today = useToday()
  const lawyers = useQuery(queries.lawyers.list())
  const records = lawyers.data ?? noLawyers
  const index = useMemo(() => indexLawyers(records), [records])
  const options = useFilterOptions(records)

  const { filters, selectedFilters, setName, setCity, updateFilters, sortBy, showMore } =
    useDirectorySearch(search)

  // The fields update at once; the list of results may lag behind.
  const deferredFilters = useDeferredValue(filters)
  const result = useMemo(() => searchLawyers(index, deferredFilters), [index, deferredFilters])
  const order = resolveSortOrder(search.sort, deferredFilters)
  const results = useMemo(
    () => sortLawyers(result.results, order, today, deferredFilters),
    [result, order, today, deferredFilters],
  )
  const visibleCount = getVisibleCount(search.shown, results.length)
  const { isPending, isError, isSuccess, refetch } = lawyers
  const isEmpty = isSuccess && records.length === 0

  const form = { filters, options, setName, setCity, updateFilters }
  const directory = useMemo(
    () => ({
      lawyers: { isPending, isError, isSuccess, isEmpty, refetch },
      filters: deferredFilters,
      result,
      results,
      order,
      visibleCount,
      options,
      updateFilters,
      sortBy,
      showMore,
    }),
    [
      isPending,
      isError,
      isSuccess,
      isEmpty,
      refetch,
      deferredFilters,
      result,
      results,
      order,
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

/** The countries and categories of the search form, and a name for each slug, all as in the records. */
function useFilterOptions(lawyers: readonly Lawyer[]) {
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
      categories,
      getCategoryName: (slug: string) => categoryNames.get(slug) ?? slug,
      getCountry: (slug: string) =>
        countries.find((country) => country.slug === slug) ?? { code: '', name: slug },
    }
  }, [lawyers])
}

export type FiltersUpdater = (filters: LawyerFilters) => LawyerFilters

interface DirectoryRequest {
  readonly filters: LawyerFilters
  readonly sort: string | undefined
}

/**
 * The filters of the URL and the fields, and stable callbacks to change them. The callbacks start from
 * the latest request, which may not be rendered yet, so that two quick clicks both count.
 */
function useDirectorySearch(search: DirectorySearchParams) {
  const { sort } = search
  const navigate = useNavigate()
  const urlFilters = useUrlFilters(search)
  const latestRef = useRef<DirectoryRequest>({ filters: urlFilters, sort })

  const navigateTo = useCallback(
    (request: DirectoryRequest, shown?: number): void => {
      latestRef.current = request
      const nextSearch = toDirectorySearchParams(request.filters, parseOrder(request.sort))
      void navigate({
        to: '/avocatslist',
        search: shown === undefined ? nextSearch : { ...nextSearch, shown: String(shown) },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  const [name, setName] = useDebouncedSearchParam(search.name ?? '', (text) => {
    navigateTo({
      ...latestRef.current,
      filters: { ...latestRef.current.filters, name: text },
    })
  })
  const [city, setCity] = useDebouncedSearchParam(search.city ?? '', (text) => {
    navigateTo({
      ...latestRef.current,
      filters: { ...latestRef.current.filters, city: text },
    })
  })
  const selectedFilters = useMemo(() => ({ ...urlFilters, city }), [urlFilters, city])
  const filters = useMemo(() => ({ ...selectedFilters, name }), [selectedFilters, name])
  // Apart, because a text changes before the URL has what was requested before it.
  useEffect(() => {
    const { filters: latest } = latestRef.current
    latestRef.current = { filters: { ...urlFilters, name: latest.name, city: latest.city }, sort }
  }, [urlFilters, sort])
  useEffect(() => {
    const { filters: latest } = latestRef.current
    latestRef.current = { ...latestRef.current, filters: { ...latest, name, city } }
  }, [name, city])

  /** Writes filters to the URL and to the fields. */
  const updateFilters = useCallback(
    (update: FiltersUpdater): void => {
      const nextFilters = update(latestRef.current.filters)
      setName(nextFilters.name)
      setCity(nextFilters.city)
      navigateTo({ ...latestRef.current, filters: nextFilters })
    },
    [navigateTo, setName, setCity],
  )
  const sortBy = useCallback(
    (order: SortOrder): void => {
      navigateTo({ ...latestRef.current, sort: order })
    },
    [navigateTo],
  )
  const showMore = useCallback(
    (visibleCount: number): void => {
      navigateTo(latestRef.current, visibleCount + lawyersPerBatch)
    },
    [navigateTo],
  )
  return { filters, selectedFilters, setName, setCity, updateFilters, sortBy, showMore }
}

/** Memoised: a change of the typed parameters does not change the object. */
function useUrlFilters(search: DirectorySearchParams): LawyerFilters {
  const { country, category, language, price, verified, soon } = search
  return useMemo(
    () => parseDirectorySearch({ country, category, language, price, verified, soon }),
    [country, category, language, price, verified, soon],
  )
}

function parseOrder(sort: string | undefined): SortOrder | undefined {
  return sortOrders.find((order) => order === sort)
}
