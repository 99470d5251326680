import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'

import { useApi } from '#api/context.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import {
  type DirectoryAddress,
  directoryAddressOf,
  readDirectoryAddress,
  shownAtOnce,
  shownCount,
} from '#domain/lawyers/address.ts'
import { indexLawyers, type LawyerFilters } from '#domain/lawyers/directory.ts'
import { searchCategories, searchCountries, searchOptions } from '#domain/lawyers/options.ts'
import { inOrder, type Order, orderOf, orders } from '#domain/lawyers/order.ts'
import { searchLawyers } from '#domain/lawyers/search.ts'
import { useTypedSearch } from '#ui/hooks/useTypedSearch.ts'

import { useToday } from '#parts/lawyer/useToday.ts'

const none: readonly Lawyer[] = []

/** The directory as its address wants it: the lawyers found, in order, and the ways to change that. */
export function useDirectory(address: DirectoryAddress) {
  const { queries } = useApi()
  const navigate = useNavigate()
  const today = useToday()
  const lawyers = useQuery(queries.lawyers.list())
  const index = useMemo(() => indexLawyers(lawyers.data ?? none), [lawyers.data])

  const [name, typeName] = useTypedSearch(address.name ?? '', (typed) => {
    show({ ...filters, name: typed })
  })
  const [city, typeCity] = useTypedSearch(address.city ?? '', (typed) => {
    show({ ...filters, city: typed })
  })
  const filters = useMemo<LawyerFilters>(
    () => ({ ...readDirectoryAddress(address), name, city }),
    [address, name, city],
  )
  // What is typed shows at once; a long list may follow a moment later.
  const asked = useDeferredValue(filters)
  const result = useMemo(() => searchLawyers(index, asked), [index, asked])
  const order = orderOf(address.sort, asked)
  const found = useMemo(
    () => inOrder(result.found, order, today, asked),
    [result, order, today, asked],
  )
  const shown = shownCount(address.shown, found.length)

  function go(search: DirectoryAddress): void {
    void navigate({ to: '/avocatslist', search, replace: true, resetScroll: false })
  }
  function show(changed: LawyerFilters, sort: Order | undefined = askedOrder(address)): void {
    go(directoryAddressOf(changed, sort))
  }
  return {
    lawyers,
    filters,
    result,
    found,
    order,
    shown,
    options: useOptions(lawyers.data ?? none),
    typeName,
    typeCity,
    /** Puts filters into the address, and into the fields that show them. */
    show: (changed: LawyerFilters): void => {
      typeName(changed.name)
      typeCity(changed.city)
      show(changed)
    },
    sortBy: (sort: Order): void => {
      show(filters, sort)
    },
    showMore: (): void => {
      go({
        ...directoryAddressOf(filters, askedOrder(address)),
        shown: String(shown + shownAtOnce),
      })
    },
  }
}
export type Directory = ReturnType<typeof useDirectory>

/** The order that the address names, if it names one. */
function askedOrder({ sort }: DirectoryAddress): Order | undefined {
  return orders.find((order) => order === sort)
}

/** The countries and categories of the search form, and every name behind a slug. */
function useOptions(lawyers: readonly Lawyer[]) {
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
