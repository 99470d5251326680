import { createFileRoute } from '@tanstack/react-router'

import { toListSearchParams } from '#screens/admin/core/layout/list-search.ts'
import { CountryList } from '#screens/admin/entities/countries/CountryList.tsx'

/**
 * The list of countries (spec 2.13). The screen parses the search parameters, to keep the schema in its
 * chunk.
 */
export const Route = createFileRoute('/admin/countries/')({
  staticData: { title: 'admin:titles.countries' },
  validateSearch: toListSearchParams,
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    await loadTexts('adminLists')
  },
  component: CountryList,
})
