import { notFound } from '@tanstack/react-router'

import type { EntityName } from '#domain/entities.ts'

import type { RouterContext } from '../../-router-context.ts'

interface PlanContext extends Pick<RouterContext, 'api' | 'queryClient'> {
  readonly loadTexts: RouterContext['loadFrenchTexts']
}

type ListCall = (input: object, signal: AbortSignal) => Promise<unknown>

/** Starts what a plan reads: the lists of these entities, and those that their fields refer to. */
export async function loadPlan(
  { api, queryClient, loadTexts }: PlanContext,
  ...lists: readonly string[]
): Promise<void> {
  const { queries } = api
  const calls: Readonly<Record<string, object>> = api.calls
  for (const list of lists) {
    const call = Object.hasOwn(calls, list) ? calls[list] : undefined
    if (call === undefined || !('list' in call)) continue
    void queryClient.prefetchQuery({
      queryKey: [list, 'list'],
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every `list` of the contract is called like this
      queryFn: ({ signal }) => (call.list as ListCall)({}, signal),
    })
  }
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
  // Imported here: every page loads the loaders of all routes.
  const { isEntityName } = await import('#domain/entities.ts')
  if (!isEntityName(list)) throw notFound()
  await loadPlan(context, list)
  return list
}
