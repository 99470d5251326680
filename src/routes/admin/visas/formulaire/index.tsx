import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/visas/formulaire/')({
  staticData: { title: 'adminForms:titles.createVisa' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    await context.loadTexts('adminForms', 'visaDetails')
  },
})
