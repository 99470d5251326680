import { createFileRoute } from '@tanstack/react-router'

import { ChecksPanel } from '#screens/admin/extensions/checks/ChecksPanel.tsx'
import { Dashboard } from '#screens/admin/dashboard/Dashboard.tsx'
import type { LongWorkProps } from '#screens/admin/dashboard/DashboardWork.tsx'

/** The dashboard of the back-office (spec 2.13). */
export const Route = createFileRoute('/admin/')({
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.articles.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.visas.list())
    void queryClient.prefetchQuery(api.queries.interventions.list())
    void queryClient.prefetchQuery(api.queries.faqs.list())
    await loadTexts('adminDashboard')
  },
  component: () => <Dashboard LastPanel={DashboardChecks} />,
})

function DashboardChecks(props: LongWorkProps) {
  return <ChecksPanel {...props} lateCount={lateCount} />
}

const lateCount = {
  async load() {
    const [{ CountedFindings }, { recordDefinitions }] = await Promise.all([
      import('#screens/admin/extensions/checks/CountedFindings.tsx'),
      import('./-record-definitions.ts'),
    ])
    return () => <CountedFindings definitions={recordDefinitions} />
  },
  texts: ['adminChecks'],
} as const
