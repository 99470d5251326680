import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react'

import { type LawyerFilters, parseFilters, toSearchParams } from '#domain/lawyers/criteria.ts'
import { type DirectorySearchParams, lawyersPerBatch } from '#domain/lawyers/search-params.ts'
import { type SortOrder, sortOrders } from '#domain/lawyers/sort-order.ts'
import { useDebouncedSearchParam } from '#ui/hooks/useDebouncedSearchParam.ts'

const from = '/_public/avocatslist/'

export type FiltersUpdater = (filters: LawyerFilters) => LawyerFilters

type TypedTexts = Pick<LawyerFilters, 'name' | 'city'>

/**
 * The filters of the URL and the fields, and stable callbacks to change them. The callbacks start from the URL, which
 * is ahead of what is rendered, so that two quick clicks both count. `selectedFilters` is without the name that is being
 * typed, so that the facets do not render at each key.
 */
export function useDirectoryFilters() {
  const search = useSearch({ from })
  const { sort } = search
  // The same object as long as nothing but the typed texts changes.
  const urlFilters = useSearch({
    from,
    structuralSharing: true,
    select: (params) => ({ ...parseFilters(params), name: '', city: '' }),
  })
  const navigate = useNavigate()
  const router = useRouter()
  /** What the fields show: a typed text reaches the URL late. */
  const textsRef = useRef<TypedTexts>({ name: search.name ?? '', city: search.city ?? '' })

  const navigateTo = useCallback(
    (change: FiltersUpdater, order?: SortOrder, shown?: number): LawyerFilters => {
      const requested: DirectorySearchParams = router.latestLocation.search
      const filters = change({ ...parseFilters(requested), ...textsRef.current })
      const nextSearch = toSearchParams(filters, order ?? parseOrder(requested.sort))
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
      return filters
    },
    [navigate, router],
  )
  const navigateToText = (text: Partial<TypedTexts>): void => {
    navigateTo((filters) => ({ ...filters, ...text }))
  }
  const [name, setName] = useDebouncedSearchParam(search.name ?? '', (text) => {
    navigateToText({ name: text })
  })
  const [city, setCity] = useDebouncedSearchParam(search.city ?? '', (text) => {
    navigateToText({ city: text })
  })
  const { filters, selectedFilters } = useShownFilters(urlFilters, name, city)
  useEffect(() => {
    textsRef.current = { name, city }
  }, [name, city])

  /** Writes filters to the URL and to the fields. */
  const updateFilters = useCallback(
    (update: FiltersUpdater): void => {
      const next = navigateTo(update)
      textsRef.current = { name: next.name, city: next.city }
      setName(next.name)
      setCity(next.city)
    },
    [navigateTo, setName, setCity],
  )
  const sortBy = useCallback(
    (order: SortOrder): void => void navigateTo(keepFilters, order),
    [navigateTo],
  )
  const showMore = useCallback(
    (visibleCount: number): void =>
      void navigateTo(keepFilters, undefined, visibleCount + lawyersPerBatch),
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

const keepFilters: FiltersUpdater = (filters) => filters

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
