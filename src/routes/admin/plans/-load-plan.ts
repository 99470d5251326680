import { isEntityName } from '#domain/entities.ts'

import type { RouterContext } from '../../-router-context.ts'

interface PlanContext extends Pick<RouterContext, 'api' | 'queryClient'> {
  readonly loadTexts: RouterContext['loadFrenchTexts']
}

/** Starts what a plan reads: the lists of these entities, and those that their fields refer to. */
export async function loadPlan(
  { api, queryClient, loadTexts }: PlanContext,
  ...lists: readonly string[]
): Promise<void> {
  const { queries } = api
  for (const list of lists) {
    if (isEntityName(list)) {
      const { queryKey } = queries[list].list()
      void queryClient.prefetchQuery({
        queryKey: [...queryKey],
        queryFn: ({ signal }): Promise<unknown> => api.calls[list].list({}, signal),
      })
    }
  }
  void queryClient.prefetchQuery(queries.countries.list())
  void queryClient.prefetchQuery(queries.visas.list())
  void queryClient.prefetchQuery(queries.tags.list())
  void queryClient.prefetchQuery(queries.articleStatuses.list())
  await loadTexts('adminPlans', 'adminForms', 'adminLists')
}
