import { createFileRoute } from '@tanstack/react-router'

import { parseRecordStart } from '#domain/record-start.ts'
import { InterventionForm } from '#screens/admin/interventions/InterventionForm.tsx'

export const Route = createFileRoute('/admin/interventions/formulaire/')({
  validateSearch: parseRecordStart,
  staticData: { title: 'adminForms:titles.createIntervention' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    void context.queryClient.prefetchQuery(context.api.queries.interventions.list())
    await context.loadTexts('adminForms', 'home')
  },
  component: InterventionForm,
})
