import { createFileRoute } from '@tanstack/react-router'

import { PublicLayout } from '#screens/layout/PublicLayout.tsx'

/** Every page that visitors see (spec 2.2). */
export const Route = createFileRoute('/_public')({
  loader: ({ context: { loadTexts } }) => loadTexts('pages'),
  component: PublicLayout,
})
