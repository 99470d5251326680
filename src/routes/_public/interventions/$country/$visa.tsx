import { createFileRoute } from '@tanstack/react-router'

import { Interventions } from '#screens/interventions/Interventions.tsx'

/** The service levels for one visa of one country (spec 2.4); both parameters are slugs. */
export const Route = createFileRoute('/_public/interventions/$country/$visa')({
  staticData: { title: 'interventions' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.interventions.list())
    void queryClient.prefetchQuery(api.queries.recordFacts.list())
    await loadTexts(
      'interventions',
      'price',
      'visaSelection',
      'records/visas',
      'records/service-levels',
      'records/service-level-content',
    )
  },
  component: Interventions,
})
