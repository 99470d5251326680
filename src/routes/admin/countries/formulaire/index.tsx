import { createFileRoute } from '@tanstack/react-router'

import { parseRecordStart } from '#domain/record-start.ts'
import { CountryForm } from '#screens/admin/countries/CountryForm.tsx'

export const Route = createFileRoute('/admin/countries/formulaire/')({
  validateSearch: parseRecordStart,
  staticData: { title: 'adminForms:titles.createCountry' },
  loader: async ({ context }) => {
    void context.queryClient.prefetchQuery(context.api.queries.countries.list())
    await context.loadTexts('adminForms')
  },
  component: CountryForm,
})
