import { createLazyFileRoute } from '@tanstack/react-router'

import { EditCountry } from '#screens/admin/countries/CountryForm.tsx'

export const Route = createLazyFileRoute('/admin/countries/formulaire/$id')({
  component: EditCountryRoute,
})

function EditCountryRoute() {
  return <EditCountry id={Route.useParams().id} />
}
