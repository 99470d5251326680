import { createFileRoute } from '@tanstack/react-router'

import { Privacy } from '#screens/legal/Privacy.tsx'

/** What the site keeps and sends, and the choices about it. */
export const Route = createFileRoute('/_public/confidentialite')({
  staticData: { title: 'privacy' },
  loader: ({ context: { loadTexts } }) => loadTexts('legal'),
  component: Privacy,
})
