import { createFileRoute } from '@tanstack/react-router'

import { LegalNotice } from '#screens/legal/LegalNotice.tsx'

/** The legal notice. */
export const Route = createFileRoute('/_public/mentions-legales')({
  staticData: { title: 'legalNotice' },
  loader: ({ context: { loadTexts } }) => loadTexts('legal'),
  component: LegalNotice,
})
