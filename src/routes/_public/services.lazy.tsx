import { createLazyFileRoute } from '@tanstack/react-router'

import { Services } from '#screens/services/Services.tsx'

export const Route = createLazyFileRoute('/_public/services')({
  component: Services,
})
