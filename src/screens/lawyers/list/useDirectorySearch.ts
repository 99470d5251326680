import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'

import { type LawyerFilters, parseFilters, toSearchParams } from '#domain/lawyers/criteria.ts'
import { lawyersPerBatch } from '#domain/lawyers/search-params.ts'
import { type SortOrder, sortOrders } from '#domain/lawyers/sort-order.ts'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'

const from = '/_public/avocatslist/'

export type FiltersUpdater = (filters: LawyerFilters) => LawyerFilters

interface DirectoryRequest {
  readonly filters: LawyerFilters
  readonly sort: string | undefined
}

/**
 * The filters of the URL and the fields, and stable callbacks to change them. The callbacks start from the latest request,
 * which may not be rendered yet, so that two quick clicks both count. `selectedFilters` is without the name that is being
 * typed, so that the facets do not render at each key.
 */
export function useDirectorySearch() {
  const search = useSearch({ from })
  const { sort } = search
  // The same object as long as nothing but the typed texts changes.
  const urlFilters = useSearch({
    from,
    structuralSharing: true,
    select: (params) => ({ ...parseFilters(params), name: '', city: '' }),
  })
  const navigate = useNavigate()
  const latestRef = useRef<DirectoryRequest>({ filters: urlFilters, sort })

  const navigateTo = useCallback(
    (request: DirectoryRequest, shown?: number): void => {
      latestRef.current = request
      const nextSearch = toSearchParams(request.filters, parseOrder(request.sort))
      void navigate({
        from: '/avocatslist/',
        to: '/avocatslist',
        search: ({ subject, level, letter }) => ({
          ...nextSearch,
          subject,
          level,
          letter,
          shown: shown === undefined ? undefined : String(shown),
        }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  const navigateToText = (text: { readonly name: string } | { readonly city: string }): void => {
    navigateTo({ ...latestRef.current, filters: { ...latestRef.current.filters, ...text } })
  }
  const [name, setName] = useDebouncedSearchParam(search.name ?? '', (text) => {
    navigateToText({ name: text })
  })
  const [city, setCity] = useDebouncedSearchParam(search.city ?? '', (text) => {
    navigateToText({ city: text })
  })
  const { filters, selectedFilters } = useShownFilters(urlFilters, name, city)
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
    (order: SortOrder): void => navigateTo({ ...latestRef.current, sort: order }),
    [navigateTo],
  )
  const showMore = useCallback(
    (visibleCount: number): void => navigateTo(latestRef.current, visibleCount + lawyersPerBatch),
    [navigateTo],
  )
  return {
    filters,
    selectedFilters,
    requestedOrder: sort,
    requestedCount: search.shown,
    setName,
    setCity,
    updateFilters,
    sortBy,
    showMore,
  }
}

/** With the typed texts. The facets show the city, too, and must not hold up its keys. */
function useShownFilters(urlFilters: LawyerFilters, name: string, city: string) {
  const lateCity = useDeferredValue(city)
  const filters = useMemo(() => ({ ...urlFilters, name, city }), [urlFilters, name, city])
  const selectedFilters = useMemo(() => ({ ...urlFilters, city: lateCity }), [urlFilters, lateCity])
  return { filters, selectedFilters }
}

function parseOrder(sort: string | undefined): SortOrder | undefined {
  return sortOrders.find((order) => order === sort)
}
