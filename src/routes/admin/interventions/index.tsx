import { createFileRoute } from '@tanstack/react-router'

import { toListSearchParams } from '#screens/admin/core/layout/list-search.ts'
import { InterventionList } from '#screens/admin/entities/interventions/InterventionList.tsx'

/**
 * The list of interventions (spec 2.13). The screen parses the search parameters, to keep the schema in
 * its chunk.
 */
export const Route = createFileRoute('/admin/interventions/')({
  staticData: { title: 'admin:titles.interventions' },
  validateSearch: toListSearchParams,
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.interventions.list())
    await loadTexts('adminLists')
  },
  component: InterventionList,
})
