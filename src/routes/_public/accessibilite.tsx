import { createFileRoute } from '@tanstack/react-router'

/** The accessibility statement. */
export const Route = createFileRoute('/_public/accessibilite')({
  staticData: { title: 'accessibility' },
  loader: ({ context: { loadTexts } }) => loadTexts('legal'),
})
