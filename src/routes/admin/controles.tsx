import { createFileRoute } from '@tanstack/react-router'

import { ChecksBoard } from '#screens/admin/boards/ChecksBoard.tsx'
import { toListSearchParams } from '#screens/admin/core/layout/list-search.ts'

import { recordDefinitions } from './-record-definitions.ts'

/** The board of the content checks (docs/decisions.md). */
export const Route = createFileRoute('/admin/controles')({
  staticData: { title: 'admin:titles.checks' },
  validateSearch: toListSearchParams,
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.articles.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.visas.list())
    void queryClient.prefetchQuery(api.queries.interventions.list())
    void queryClient.prefetchQuery(api.queries.faqs.list())
    await loadTexts('adminForms')
  },
  component: function ChecksRoute() {
    return <ChecksBoard definitions={recordDefinitions} />
  },
})
