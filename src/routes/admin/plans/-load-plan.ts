import { isEntityName } from '#domain/entities.ts'

import type { RouterContext } from '../../-router-context.ts'

/** Starts what a plan reads: the lists of these entities, and those that their fields refer to. */
export async function loadPlan(
  { api, queryClient, loadTexts }: RouterContext & { readonly loadTexts: LoadTexts },
  ...lists: readonly string[]
): Promise<void> {
  const { queries } = api
  for (const list of lists) {
    if (isEntityName(list)) void queryClient.prefetchQuery({ ...queries[list].list() })
  }
  void queryClient.prefetchQuery(queries.countries.list())
  void queryClient.prefetchQuery(queries.visas.list())
  void queryClient.prefetchQuery(queries.tags.list())
  void queryClient.prefetchQuery(queries.articleStatuses.list())
  await loadTexts('adminPlans', 'adminForms', 'adminLists')
}

type LoadTexts = RouterContext['loadFrenchTexts']
