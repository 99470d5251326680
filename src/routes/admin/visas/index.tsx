import { createFileRoute } from '@tanstack/react-router'

import { toListSearchParams } from '#screens/admin/core/layout/list-search.ts'
import { VisaList } from '#screens/admin/entities/visas/VisaList.tsx'

/**
 * The list of visas (spec 2.13). The screen parses the search parameters, to keep the schema in its
 * chunk.
 */
export const Route = createFileRoute('/admin/visas/')({
  staticData: { title: 'admin:titles.visas' },
  validateSearch: toListSearchParams,
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.visas.list())
    await loadTexts('adminLists')
  },
  component: VisaList,
})
