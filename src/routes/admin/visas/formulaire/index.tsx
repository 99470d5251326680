import { createFileRoute } from '@tanstack/react-router'

import { parseRecordStart } from '#domain/record-start.ts'
import { VisaForm } from '#screens/admin/visas/VisaForm.tsx'

export const Route = createFileRoute('/admin/visas/formulaire/')({
  validateSearch: parseRecordStart,
  staticData: { title: 'adminForms:titles.createVisa' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms', 'visaDetails')
  },
  component: VisaForm,
})
