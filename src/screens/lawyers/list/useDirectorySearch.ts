import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import {
  type DirectorySearchParams,
  toDirectorySearchParams,
  parseDirectorySearch,
  lawyersPerBatch,
} from '#domain/lawyers/search-params.ts'
import type { LawyerFilters } from '#domain/lawyers/directory.ts'
import { type SortOrder, sortOrders } from '#domain/lawyers/sort-order.ts'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'

export type FiltersUpdater = (filters: LawyerFilters) => LawyerFilters

interface DirectoryRequest {
  readonly filters: LawyerFilters
  readonly sort: string | undefined
}

/**
 * The filters of the URL and the fields, and stable callbacks to change them. The callbacks start from
 * the latest request, which may not be rendered yet, so that two quick clicks both count.
 */
export function useDirectorySearch(search: DirectorySearchParams) {
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
  useEffect(() => {
    latestRef.current = { filters, sort }
  }, [filters, sort])

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
