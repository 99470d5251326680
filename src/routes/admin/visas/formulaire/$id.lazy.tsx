import { createLazyFileRoute } from '@tanstack/react-router'

import { EditVisa } from '#screens/admin/visas/VisaForm.tsx'

export const Route = createLazyFileRoute('/admin/visas/formulaire/$id')({
  component: EditVisaRoute,
})

function EditVisaRoute() {
  return <EditVisa id={Route.useParams().id} />
}
