import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'

import { textsOf } from '../frame/list-address.ts'
import { rememberList } from '../frame/list-memory.ts'
import { places } from '../frame/places.ts'
import type { ListDefinition, ListedRecord } from './definition.ts'
import { listAddresses, type ListState } from './list-state.ts'

/** How the list is looked at, which the address says, and how that is changed. */
export function useListState<Row extends ListedRecord>(list: ListDefinition<Row>) {
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const addresses = useMemo(() => listAddresses(list), [list])
  const state = useMemo(() => addresses.read(textsOf(search)), [addresses, search])
  const { name } = list

  useEffect(() => {
    rememberList(name, addresses.write(state))
  }, [name, addresses, state])

  return {
    state,
    /** Whatever narrows or reorders the list begins at its first page. */
    change: (changes: Partial<ListState>) => {
      void navigate({
        to: places[name].list,
        search: (current) =>
          addresses.write({ ...addresses.read(textsOf(current)), page: 1, ...changes }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
