import { useQuery } from '@tanstack/react-query'

import { useApi } from '#api/context.ts'
import type { ReferredList } from '#domain/entities.ts'

/** The lists whose records the fields of a form refer to. Those that the form does not need are not loaded. */
export function useRecordLists(needed: readonly ReferredList[]) {
  const { queries } = useApi()
  const isEnabled = (name: ReferredList) => needed.includes(name)
  return {
    countries: useQuery({ ...queries.countries.list(), enabled: isEnabled('countries') }),
    visas: useQuery({ ...queries.visas.list(), enabled: isEnabled('visas') }),
    tags: useQuery({ ...queries.tags.list(), enabled: isEnabled('tags') }),
    articleStatuses: useQuery({
      ...queries.articleStatuses.list(),
      select: (statuses) => statuses.map(({ id, status }) => ({ id, name: status })),
      enabled: isEnabled('articleStatuses'),
    }),
  } satisfies Record<ReferredList, unknown>
}

export type RecordLists = ReturnType<typeof useRecordLists>
