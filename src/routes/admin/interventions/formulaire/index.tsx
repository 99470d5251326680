import { createFileRoute } from '@tanstack/react-router'

import { InterventionForm } from '#screens/admin/interventions/InterventionForm.tsx'

export const Route = createFileRoute('/admin/interventions/formulaire/')({
  staticData: { title: 'adminForms:titles.createIntervention' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms')
  },
  component: InterventionForm,
})
