import { createLazyFileRoute } from '@tanstack/react-router'

import { LegalNotice } from '#screens/legal/LegalNotice.tsx'

export const Route = createLazyFileRoute('/_public/mentions-legales')({
  component: LegalNotice,
})
