import { createFileRoute } from '@tanstack/react-router'

import { textsOf, type ListAddress } from '#screens/admin/frame/list-address.ts'

/** The list of visas (spec 2.13). Its own schema reads the address, in its own chunk. */
export const Route = createFileRoute('/admin/visas/')({
  staticData: { title: 'admin:titles.visas' },
  validateSearch: (search: Record<string, unknown>): ListAddress => textsOf(search),
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.visas.list())
    await loadTexts('adminLists')
  },
})
