import { createFileRoute } from '@tanstack/react-router'

import { LawyerProfile } from '#screens/lawyers/profile/LawyerProfile.tsx'

import { optionalStrings } from '../../-search-schemas.ts'

/** A lawyer's profile (spec 2.12). `tab` is the selected tab; the others fill in the form (`domain/lawyers/need.ts`). */
export const Route = createFileRoute('/_public/detailsavocatslist/$id')({
  validateSearch: optionalStrings('tab', 'country', 'subject', 'level', 'letter'),
  staticData: { title: 'lawyer', hasPagePerPath: true, hasOwnMeta: true },
  loader: async ({ context: { api, queryClient, loadTexts } }) => {
    void queryClient.prefetchQuery(api.queries.lawyers.list())
    void queryClient.prefetchQuery(api.queries.countries.list())
    void queryClient.prefetchQuery(api.queries.contactSubjects.list())
    await loadTexts(
      'lawyer',
      'lawyers',
      'price',
      'contactForm',
      'map',
      'records/visas',
      'records/lawyer-cards',
      'records/lawyer-profiles',
    )
  },
  component: LawyerProfile,
})
