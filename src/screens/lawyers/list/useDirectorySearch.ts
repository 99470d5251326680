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

/** Filters made from those of the moment. */
export type FiltersUpdater = (filters: LawyerFilters) => LawyerFilters

interface DirectoryRequest {
  readonly filters: LawyerFilters
  readonly sort: string | undefined
}

/**
 * The filters that the address and the fields hold, and the ways to change them. The ways stay the same, so that
 * nothing is drawn for their sake, and start from what was asked for last, which may not have been drawn
 * yet: of two quick clicks none is lost.
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

  /** Puts filters into the address, and into the fields that show them. */
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

/** The same object while they are the same: that typing has rested in the address changes none. */
function useUrlFilters(search: DirectorySearchParams): LawyerFilters {
  const { country, category, language, price, verified, soon } = search
  return useMemo(
    () => parseDirectorySearch({ country, category, language, price, verified, soon }),
    [country, category, language, price, verified, soon],
  )
}

/** The order that an address names, if it names one. */
function parseOrder(sort: string | undefined): SortOrder | undefined {
  return sortOrders.find((order) => order === sort)
}
