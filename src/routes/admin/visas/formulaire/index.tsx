import { createFileRoute } from '@tanstack/react-router'

import { VisaForm } from '#screens/admin/entities/visas/VisaForm.tsx'

import { recordStartSearch } from '../../../-search-schemas.ts'

export const Route = createFileRoute('/admin/visas/formulaire/')({
  validateSearch: recordStartSearch,
  staticData: { title: 'adminForms:titles.createVisa' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms', 'visaDetails')
  },
  component: VisaForm,
})
