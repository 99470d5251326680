import { createFileRoute } from '@tanstack/react-router'

import { toListSearchParams } from '#screens/admin/core/layout/list-search.ts'
import { FaqList } from '#screens/admin/entities/faqs/FaqList.tsx'

/** The list of FAQs (spec 2.13). The screen parses the search parameters, to keep the schema in its chunk. */
export const Route = createFileRoute('/admin/faqs/')({
  staticData: { title: 'admin:titles.faqs' },
  validateSearch: toListSearchParams,
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.faqs.list())
    await loadTexts('adminLists')
  },
  component: FaqList,
})
