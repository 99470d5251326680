import { createFileRoute } from '@tanstack/react-router'

import { CountryForm } from '#screens/admin/entities/countries/CountryForm.tsx'

import { recordStartSearch } from '../../../-search-schemas.ts'

export const Route = createFileRoute('/admin/countries/formulaire/')({
  validateSearch: recordStartSearch,
  staticData: { title: 'adminForms:titles.createCountry' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    await context.loadTexts('adminForms')
  },
  component: CountryForm,
})
