import { createFileRoute } from '@tanstack/react-router'

import { FaqForm } from '#screens/admin/entities/faqs/FaqForm.tsx'

export const Route = createFileRoute('/admin/faqs/formulaire/$id')({
  staticData: { title: 'adminForms:titles.editFaq' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    void context.queryClient.prefetchQuery(context.api.queries.visas.list())
    await context.loadTexts('adminForms')
  },
  component: function EditFaqRoute() {
    return <FaqForm id={Route.useParams().id} />
  },
})
