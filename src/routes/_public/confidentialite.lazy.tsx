import { createLazyFileRoute } from '@tanstack/react-router'

import { Privacy } from '#screens/legal/Privacy.tsx'

export const Route = createLazyFileRoute('/_public/confidentialite')({
  component: Privacy,
})
