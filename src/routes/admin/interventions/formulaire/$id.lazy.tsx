import { createLazyFileRoute } from '@tanstack/react-router'

import { EditIntervention } from '#screens/admin/interventions/InterventionForm.tsx'

export const Route = createLazyFileRoute('/admin/interventions/formulaire/$id')({
  component: EditInterventionRoute,
})

function EditInterventionRoute() {
  return <EditIntervention id={Route.useParams().id} />
}
