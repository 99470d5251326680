import { createLazyFileRoute } from '@tanstack/react-router'

import { VisaEdition } from '#screens/admin/visas/VisaForm.tsx'

export const Route = createLazyFileRoute('/admin/visas/formulaire/$id')({
  component: VisaEditionPage,
})

function VisaEditionPage() {
  return <VisaEdition id={Route.useParams().id} />
}
