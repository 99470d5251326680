import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import { useApi } from '#api/context.ts'
import type { Lawyer } from '#contract/lawyers.ts'
import { type DirectoryAddress, shownCount } from '#domain/lawyers/address.ts'
import { indexLawyers } from '#domain/lawyers/directory.ts'
import { inOrder, orderOf } from '#domain/lawyers/order.ts'
import { searchLawyers } from '#domain/lawyers/search.ts'

import { useToday } from '#parts/lawyer/useToday.ts'
import { useDirectoryAddress } from './useDirectoryAddress.ts'
import { useOptions } from './useOptions.ts'

const none: readonly Lawyer[] = []

/**
 * The directory as its address wants it. `form` is what stands in the search form, and changes with every
 * key; `directory` is what was found for it and may follow a moment later, and is the same object until then;
 * `chosen` is what the facets show as chosen, at once.
 */
export function useDirectory(address: DirectoryAddress) {
  const { queries } = useApi()
  const today = useToday()
  const lawyers = useQuery(queries.lawyers.list())
  const records = lawyers.data ?? none
  const index = useMemo(() => indexLawyers(records), [records])
  const options = useOptions(records)

  const { filters, chosen, typeName, typeCity, show, sortBy, showMore } =
    useDirectoryAddress(address)

  // What is typed shows at once; a long list may follow a moment later.
  const asked = useDeferredValue(filters)
  const result = useMemo(() => searchLawyers(index, asked), [index, asked])
  const order = orderOf(address.sort, asked)
  const found = useMemo(
    () => inOrder(result.found, order, today, asked),
    [result, order, today, asked],
  )
  const shown = shownCount(address.shown, found.length)
  const { isPending, isError, isSuccess, refetch } = lawyers
  const isEmpty = isSuccess && records.length === 0

  const form = { filters, options, typeName, typeCity, show }
  const directory = useMemo(
    () => ({
      lawyers: { isPending, isError, isSuccess, isEmpty, refetch },
      filters: asked,
      result,
      found,
      order,
      shown,
      options,
      show,
      sortBy,
      showMore,
    }),
    [
      isPending,
      isError,
      isSuccess,
      isEmpty,
      refetch,
      asked,
      result,
      found,
      order,
      shown,
      options,
      show,
      sortBy,
      showMore,
    ],
  )
  return { form, directory, chosen }
}
export type SearchFields = ReturnType<typeof useDirectory>['form']
export type Directory = ReturnType<typeof useDirectory>['directory']
