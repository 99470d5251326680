import { createFileRoute } from '@tanstack/react-router'

import { Offers } from '#screens/offers/Offers.tsx'

/** The levels of a visa as offers, side by side (spec 2.1, docs/decisions.md); both parameters are slugs. */
export const Route = createFileRoute('/_public/pricing/$country/$visa')({
  staticData: { title: 'offers' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.interventions.list())
    void queryClient.prefetchQuery(api.queries.recordFacts.list())
    await loadTexts(
      'offers',
      'price',
      'visaSelection',
      'records/visas',
      'records/service-levels',
      'records/service-level-content',
    )
  },
  component: Offers,
})
