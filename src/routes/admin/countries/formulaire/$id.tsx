import { createFileRoute } from '@tanstack/react-router'

import { CountryEdition } from '#screens/admin/countries/CountryForm.tsx'

export const Route = createFileRoute('/admin/countries/formulaire/$id')({
  staticData: { title: 'adminForms:titles.editCountry' },
  loader: ({ context }) => context.loadTexts('adminForms'),
  component: CountryEditionPage,
})

function CountryEditionPage() {
  return <CountryEdition id={Route.useParams().id} />
}
