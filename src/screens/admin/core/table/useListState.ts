import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'

import { getListPath } from '../layout/entity-links.ts'
import { rememberListSearch } from '../layout/last-list-search.ts'
import { toListSearchParams } from '../layout/list-search.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'
import { createListSearchSerializer, type ListStateChange } from './list-state.ts'

/** The state of the list, which is in the URL, and a function that changes it. */
export function useListState<Row extends ListRecord>(list: ListDefinition<Row>) {
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const serializer = useMemo(() => createListSearchSerializer(list), [list])
  const state = useMemo(() => serializer.parse(toListSearchParams(search)), [serializer, search])
  const { name } = list

  useEffect(() => {
    rememberListSearch(name, serializer.stringify(state))
  }, [name, serializer, state])

  return {
    state,
    /** Returns to the first page, unless the change has another. */
    update: (change: ListStateChange) => {
      void navigate({
        to: getListPath(name),
        search: (current) => {
          const latest = serializer.parse(toListSearchParams(current))
          const changes = typeof change === 'function' ? change(latest) : change
          return serializer.stringify({ ...latest, page: 1, ...changes })
        },
        replace: true,
        resetScroll: false,
      })
    },
  }
}
