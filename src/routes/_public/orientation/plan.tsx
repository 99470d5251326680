import { createFileRoute } from '@tanstack/react-router'

import { OrientationPlan } from '#screens/orientation/OrientationPlan.tsx'

/** Every question with its answers and the visas that they lead to, for who has no JavaScript, and for lawyers (spec 2.1). */
export const Route = createFileRoute('/_public/orientation/plan')({
  staticData: { title: 'orientationPlan' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.visas.list())
    void queryClient.prefetchQuery(api.queries.recordFacts.list())
    await loadTexts('orientation', 'records/visas')
  },
  component: OrientationPlan,
})
