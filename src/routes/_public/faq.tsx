import { createFileRoute } from '@tanstack/react-router'

import { Faq } from '#screens/faq/Faq.tsx'

import { optionalStrings } from '../-search-schemas.ts'

/**
 * The FAQ (spec 2.6). Search parameters: slugs of country and subject, the search text, and the id of
 * the open question.
 */
export const Route = createFileRoute('/_public/faq')({
  validateSearch: optionalStrings('country', 'subject', 'q', 'question'),
  staticData: { title: 'faq' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.faqs.list())
    void queryClient.prefetchQuery(api.queries.recordFacts.list())
    await loadTexts('faq', 'records/visas', 'records/faqs')
  },
  component: Faq,
})
