import { createLazyFileRoute } from '@tanstack/react-router'

import { CreateIntervention } from '#screens/admin/interventions/InterventionForm.tsx'

export const Route = createLazyFileRoute('/admin/interventions/formulaire/')({
  component: CreateIntervention,
})
