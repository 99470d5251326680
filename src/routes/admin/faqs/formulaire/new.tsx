import { createFileRoute } from '@tanstack/react-router'

import { FaqForm } from '#screens/admin/entities/faqs/FaqForm.tsx'

import { recordStartSearch } from '../../../-search-schemas.ts'

export const Route = createFileRoute('/admin/faqs/formulaire/new')({
  validateSearch: recordStartSearch,
  staticData: { title: 'adminForms:titles.createFaq' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms')
  },
  component: FaqForm,
})
