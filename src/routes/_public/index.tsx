import { createFileRoute } from '@tanstack/react-router'

import { Home } from '#screens/home/Home.tsx'

import { optionalStrings } from '../-search-schemas.ts'

/** Home (spec 2.3). `country` is the slug of the country whose visas are shown. */
export const Route = createFileRoute('/_public/')({
  validateSearch: optionalStrings('country'),
  staticData: { title: 'home' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.interventions.list())
    void queryClient.prefetchQuery(api.queries.testimonials.list())
    void queryClient.prefetchQuery(api.queries.articles.list())
    await loadTexts(
      'home',
      'visaSelection',
      'visaCard',
      'visaPicture',
      'articleCard',
      'records/visas',
      'records/service-levels',
      'records/articles',
      'records/home',
      'records/lawyer-cards',
    )
  },
  component: Home,
})
