import { createLazyFileRoute } from '@tanstack/react-router'

import { InterventionEdition } from '#screens/admin/interventions/InterventionForm.tsx'

export const Route = createLazyFileRoute('/admin/interventions/formulaire/$id')({
  component: InterventionEditionPage,
})

function InterventionEditionPage() {
  return <InterventionEdition id={Route.useParams().id} />
}
