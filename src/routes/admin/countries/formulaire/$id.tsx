import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/admin/countries/formulaire/$id')({
  staticData: { title: 'adminForms:titles.editCountry' },
  loader: ({ context }) => context.loadTexts('adminForms'),
})
