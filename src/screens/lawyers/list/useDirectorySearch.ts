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

  const navigateToState = useCallback(
    (state: DirectoryRequest, shown?: number): void => {
      latestRef.current = state
      const nextSearch = toDirectorySearchParams(state.filters, parseOrder(state.sort))
      void navigate({
        to: '/avocatslist',
        search: shown === undefined ? nextSearch : { ...nextSearch, shown: String(shown) },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  const [name, typeName] = useDebouncedSearchParam(search.name ?? '', (typed) => {
    navigateToState({
      ...latestRef.current,
      filters: { ...latestRef.current.filters, name: typed },
    })
  })
  const [city, typeCity] = useDebouncedSearchParam(search.city ?? '', (typed) => {
    navigateToState({
      ...latestRef.current,
      filters: { ...latestRef.current.filters, city: typed },
    })
  })
  const chosen = useMemo(() => ({ ...urlFilters, city }), [urlFilters, city])
  const filters = useMemo(() => ({ ...chosen, name }), [chosen, name])
  useEffect(() => {
    latestRef.current = { filters, sort }
  }, [filters, sort])

  /** Writes filters to the URL and to the fields. */
  const show = useCallback(
    (update: FiltersUpdater): void => {
      const nextFilters = update(latestRef.current.filters)
      typeName(nextFilters.name)
      typeCity(nextFilters.city)
      navigateToState({ ...latestRef.current, filters: nextFilters })
    },
    [navigateToState, typeName, typeCity],
  )
  const sortBy = useCallback(
    (order: SortOrder): void => {
      navigateToState({ ...latestRef.current, sort: order })
    },
    [navigateToState],
  )
  const showMore = useCallback(
    (shown: number): void => {
      navigateToState(latestRef.current, shown + lawyersPerBatch)
    },
    [navigateToState],
  )
  return { filters, chosen, typeName, typeCity, show, sortBy, showMore }
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
