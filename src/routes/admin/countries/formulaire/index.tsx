import { createFileRoute } from '@tanstack/react-router'

import { CountryForm } from '#screens/admin/countries/CountryForm.tsx'

export const Route = createFileRoute('/admin/countries/formulaire/')({
  staticData: { title: 'adminForms:titles.createCountry' },
  loader: ({ context }) => context.loadTexts('adminForms'),
  component: CountryForm,
})
