import { createLazyFileRoute } from '@tanstack/react-router'

import { CreateVisa } from '#screens/admin/visas/VisaForm.tsx'

export const Route = createLazyFileRoute('/admin/visas/formulaire/')({
  component: CreateVisa,
})
