import { createFileRoute } from '@tanstack/react-router'

import { VisaDetails } from '#screens/visas/VisaDetails.tsx'

/** One visa of one country in detail (spec 2.5); both parameters are slugs. */
export const Route = createFileRoute('/_public/detailsvisa/$country/$visa')({
  staticData: { title: 'visaDetails' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.interventions.list())
    void queryClient.prefetchQuery(api.queries.recordFacts.list())
    await loadTexts(
      'visaDetails',
      'visaSelection',
      'visaPicture',
      'records/visas',
      'records/visa-content',
      'records/service-levels',
    )
  },
  component: VisaDetails,
})
