import { createFileRoute } from '@tanstack/react-router'

import { InterventionForm } from '#screens/admin/entities/interventions/InterventionForm.tsx'

export const Route = createFileRoute('/admin/interventions/formulaire/$id')({
  staticData: { title: 'adminForms:titles.editIntervention' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms', 'home')
  },
  component: function EditInterventionRoute() {
    return <InterventionForm id={Route.useParams().id} />
  },
})
