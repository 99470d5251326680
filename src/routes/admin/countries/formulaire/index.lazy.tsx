import { createLazyFileRoute } from '@tanstack/react-router'

import { CreateCountry } from '#screens/admin/countries/CountryForm.tsx'

export const Route = createLazyFileRoute('/admin/countries/formulaire/')({
  component: CreateCountry,
})
