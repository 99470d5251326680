import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/countries/formulaire/')({
  staticData: { title: 'adminForms:titles.createCountry' },
  loader: ({ context }) => context.loadTexts('adminForms'),
})
