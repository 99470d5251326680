import { createFileRoute } from '@tanstack/react-router'

import { entityNames } from '#domain/entities.ts'
import { Dashboard } from '#screens/admin/dashboard/Dashboard.tsx'

/** The dashboard of the back-office (spec 2.13). */
export const Route = createFileRoute('/admin/')({
  loader: ({ context: { api, queryClient } }) => {
    for (const name of entityNames) {
      void queryClient.prefetchQuery({
        queryKey: [name, 'list'],
        queryFn: ({ signal }): Promise<readonly object[]> => api.calls[name].list({}, signal),
      })
    }
  },
  component: Dashboard,
})
