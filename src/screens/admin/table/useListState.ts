import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'

import { toListSearchParams } from '../layout/list-search.ts'
import { rememberListSearch } from '../layout/last-list-search.ts'
import { entities } from '../layout/entities.ts'
import type { ListDefinition, ListRecord } from './list-definition.ts'
import { createListSearchSerializer, type ListState } from './list-state.ts'

/** How the list is looked at, which the address says, and how that is changed. */
export function useListState<Row extends ListRecord>(list: ListDefinition<Row>) {
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const serializer = useMemo(() => createListSearchSerializer(list), [list])
  const state = useMemo(() => serializer.parse(toListSearchParams(search)), [serializer, search])
  const { entity } = list

  useEffect(() => {
    rememberListSearch(entity, serializer.stringify(state))
  }, [entity, serializer, state])

  return {
    state,
    /** Whatever narrows or reorders the list begins at its first page. */
    update: (changes: Partial<ListState>) => {
      void navigate({
        to: entities[entity].listPath,
        search: (current) =>
          serializer.stringify({
            ...serializer.parse(toListSearchParams(current)),
            page: 1,
            ...changes,
          }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
