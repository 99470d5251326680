import { createFileRoute } from '@tanstack/react-router'

import { InterventionForm } from '#screens/admin/entities/interventions/InterventionForm.tsx'

import { recordStartSearch } from '../../../-search-schemas.ts'

export const Route = createFileRoute('/admin/interventions/formulaire/')({
  validateSearch: recordStartSearch,
  staticData: { title: 'adminForms:titles.createIntervention' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    void context.queryClient.prefetchQuery(context.api.queries.interventions.list())
    await context.loadTexts('adminForms', 'home')
  },
  component: InterventionForm,
})
