import { createLazyFileRoute } from '@tanstack/react-router'

import { InterventionList } from '#screens/admin/interventions/InterventionList.tsx'

export const Route = createLazyFileRoute('/admin/interventions/')({
  component: InterventionList,
})
