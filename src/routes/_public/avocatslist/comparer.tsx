import { createFileRoute } from '@tanstack/react-router'

import { Comparison } from '#screens/lawyers/compare/Comparison.tsx'

import { optionalStrings } from '../../-search-schemas.ts'

/** The shortlisted lawyers side by side; `sort` orders the columns. */
export const Route = createFileRoute('/_public/avocatslist/comparer')({
  validateSearch: optionalStrings('sort'),
  staticData: { title: 'comparison', hasOwnMeta: true },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.lawyers.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.contactSubjects.list())
    await loadTexts(
      'comparison',
      'lawyers',
      'lawyer',
      'price',
      'contactForm',
      'records/visas',
      'records/lawyer-cards',
    )
  },
  component: Comparison,
})
