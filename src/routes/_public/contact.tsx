import { createFileRoute } from '@tanstack/react-router'

import { Contact } from '#screens/contact/Contact.tsx'

import { optionalStrings } from '../-search-schemas.ts'

/**
 * The offices and the contact form (spec 2.8). `office` is the code of the active office; an offer links
 * here with the slugs of country and visa and the number of a level.
 */
export const Route = createFileRoute('/_public/contact')({
  validateSearch: optionalStrings('office', 'country', 'subject', 'level', 'letter'),
  staticData: { title: 'contact' },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.contactSubjects.list())
    await loadTexts('contact', 'contactForm', 'map', 'records/visas')
  },
  component: Contact,
})
