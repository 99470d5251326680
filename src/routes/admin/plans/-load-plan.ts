import { notFound } from '@tanstack/react-router'

import { isEntityName, type EntityName } from '#domain/entities.ts'
import { getListQuery } from '#screens/admin/core/layout/list-query.ts'

import type { RouterContext } from '../../-router-context.ts'

interface PlanContext extends Pick<RouterContext, 'api' | 'queryClient'> {
  readonly loadTexts: RouterContext['loadFrenchTexts']
}

/** Starts what a plan reads: the lists of these entities, and those that their fields refer to. */
export async function loadPlan(
  { api, queryClient, loadTexts }: PlanContext,
  ...entities: readonly EntityName[]
): Promise<void> {
  const { queries } = api
  for (const entity of entities) void queryClient.prefetchQuery(getListQuery(api, entity))
  void queryClient.prefetchQuery(queries.countries.list())
  void queryClient.prefetchQuery(queries.visas.list())
  void queryClient.prefetchQuery(queries.tags.list())
  void queryClient.prefetchQuery(queries.articleStatuses.list())
  await loadTexts('adminPlans', 'adminForms', 'adminSearch', 'adminLists', 'adminVersions')
}

/**
 * Starts what a plan about one list reads, and returns the name of the list.
 * @throws the router's `notFound` if there is no such list
 */
export async function loadListPlan(context: PlanContext, list: string): Promise<EntityName> {
  if (!isEntityName(list)) throw notFound()
  await loadPlan(context, list)
  return list
}
