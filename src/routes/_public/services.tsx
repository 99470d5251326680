import { createFileRoute } from '@tanstack/react-router'

import { Services } from '#screens/services/Services.tsx'

/** What the network does (spec 1, 2.1, docs/decisions.md). */
export const Route = createFileRoute('/_public/services')({
  staticData: { title: 'services' },
  loader: ({ context: { loadTexts } }) => loadTexts('services'),
  component: Services,
})
