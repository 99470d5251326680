import { createLazyFileRoute } from '@tanstack/react-router'

import { InterventionCreation } from '#screens/admin/interventions/InterventionForm.tsx'

export const Route = createLazyFileRoute('/admin/interventions/formulaire/')({
  component: InterventionCreation,
})
