import { createFileRoute } from '@tanstack/react-router'

import { Accessibility } from '#screens/legal/Accessibility.tsx'

/** The accessibility statement. */
export const Route = createFileRoute('/_public/accessibilite')({
  staticData: { title: 'accessibility' },
  loader: ({ context: { loadTexts } }) => loadTexts('legal'),
  component: Accessibility,
})
