import { createFileRoute } from '@tanstack/react-router'

import { Privacy } from '#screens/legal/Privacy.tsx'

/** Privacy: what the site stores and sends, and the consent settings. */
export const Route = createFileRoute('/_public/confidentialite')({
  staticData: { title: 'privacy' },
  loader: ({ context: { loadTexts } }) => loadTexts('legal'),
  component: Privacy,
})
