import { createFileRoute } from '@tanstack/react-router'

import { parseRecordStart } from '#domain/record-start.ts'
import { FaqForm } from '#screens/admin/faqs/FaqForm.tsx'

export const Route = createFileRoute('/admin/faqs/formulaire/new')({
  validateSearch: parseRecordStart,
  staticData: { title: 'adminForms:titles.createFaq' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms')
  },
  component: FaqForm,
})
