import { createFileRoute } from '@tanstack/react-router'

import { VisaForm } from '#screens/admin/entities/visas/VisaForm.tsx'

export const Route = createFileRoute('/admin/visas/formulaire/$id')({
  staticData: { title: 'adminForms:titles.editVisa' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms', 'visaDetails')
  },
  component: function EditVisaRoute() {
    return <VisaForm id={Route.useParams().id} />
  },
})
