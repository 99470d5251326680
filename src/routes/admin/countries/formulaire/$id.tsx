import { createFileRoute } from '@tanstack/react-router'

import { CountryForm } from '#screens/admin/entities/countries/CountryForm.tsx'

export const Route = createFileRoute('/admin/countries/formulaire/$id')({
  staticData: { title: 'adminForms:titles.editCountry' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    await context.loadTexts('adminForms')
  },
  component: function EditCountryRoute() {
    return <CountryForm id={Route.useParams().id} />
  },
})
