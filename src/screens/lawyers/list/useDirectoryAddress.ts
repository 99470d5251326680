import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef } from 'react'

import {
  type DirectoryAddress,
  directoryAddressOf,
  readDirectoryAddress,
  shownAtOnce,
} from '#domain/lawyers/address.ts'
import type { LawyerFilters } from '#domain/lawyers/directory.ts'
import { type Order, orders } from '#domain/lawyers/order.ts'
import { useTypedSearch } from '#ui/hooks/useTypedSearch.ts'

/** Filters made from those of the moment. */
export type Change = (filters: LawyerFilters) => LawyerFilters

interface Asked {
  readonly filters: LawyerFilters
  readonly sort: string | undefined
}

/**
 * The filters that the address and the fields hold, and the ways to change them. The ways stay the same, so that
 * nothing is drawn for their sake, and start from what was asked for last, which may not have been drawn
 * yet: of two quick clicks none is lost.
 */
export function useDirectoryAddress(address: DirectoryAddress) {
  const { sort } = address
  const navigate = useNavigate()
  const inAddress = useFilters(address)
  const latest = useRef<Asked>({ filters: inAddress, sort })

  const go = useCallback(
    (asked: Asked, shown?: number): void => {
      latest.current = asked
      const search = directoryAddressOf(asked.filters, knownOrder(asked.sort))
      void navigate({
        to: '/avocatslist',
        search: shown === undefined ? search : { ...search, shown: String(shown) },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  const [name, typeName] = useTypedSearch(address.name ?? '', (typed) => {
    go({ ...latest.current, filters: { ...latest.current.filters, name: typed } })
  })
  const [city, typeCity] = useTypedSearch(address.city ?? '', (typed) => {
    go({ ...latest.current, filters: { ...latest.current.filters, city: typed } })
  })
  const chosen = useMemo(() => ({ ...inAddress, city }), [inAddress, city])
  const filters = useMemo(() => ({ ...chosen, name }), [chosen, name])
  useEffect(() => {
    latest.current = { filters, sort }
  }, [filters, sort])

  /** Puts filters into the address, and into the fields that show them. */
  const show = useCallback(
    (change: Change): void => {
      const changed = change(latest.current.filters)
      typeName(changed.name)
      typeCity(changed.city)
      go({ ...latest.current, filters: changed })
    },
    [go, typeName, typeCity],
  )
  const sortBy = useCallback(
    (order: Order): void => {
      go({ ...latest.current, sort: order })
    },
    [go],
  )
  const showMore = useCallback(
    (shown: number): void => {
      go(latest.current, shown + shownAtOnce)
    },
    [go],
  )
  return { filters, chosen, typeName, typeCity, show, sortBy, showMore }
}

/** The same object while they are the same: that typing has rested in the address changes none. */
function useFilters(address: DirectoryAddress): LawyerFilters {
  const { country, category, language, price, verified, soon } = address
  return useMemo(
    () => readDirectoryAddress({ country, category, language, price, verified, soon }),
    [country, category, language, price, verified, soon],
  )
}

/** The order that an address names, if it names one. */
function knownOrder(sort: string | undefined): Order | undefined {
  return orders.find((order) => order === sort)
}
