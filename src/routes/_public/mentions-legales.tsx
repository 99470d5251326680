import { createFileRoute } from '@tanstack/react-router'

/** The legal notice. */
export const Route = createFileRoute('/_public/mentions-legales')({
  staticData: { title: 'legalNotice' },
  loader: ({ context: { loadTexts } }) => loadTexts('legal'),
})
