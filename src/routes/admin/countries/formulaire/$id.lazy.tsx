import { createLazyFileRoute } from '@tanstack/react-router'

import { CountryEdition } from '#screens/admin/countries/CountryForm.tsx'

export const Route = createLazyFileRoute('/admin/countries/formulaire/$id')({
  component: CountryEditionPage,
})

function CountryEditionPage() {
  return <CountryEdition id={Route.useParams().id} />
}
