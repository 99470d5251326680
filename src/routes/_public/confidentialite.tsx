import { createFileRoute } from '@tanstack/react-router'

/** What the site keeps and sends, and the choices about it. */
export const Route = createFileRoute('/_public/confidentialite')({
  staticData: { title: 'privacy' },
  loader: ({ context: { loadTexts } }) => loadTexts('legal'),
})
