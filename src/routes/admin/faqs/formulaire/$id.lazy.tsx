import { createLazyFileRoute } from '@tanstack/react-router'

import { FaqEdition } from '#screens/admin/faqs/FaqForm.tsx'

export const Route = createLazyFileRoute('/admin/faqs/formulaire/$id')({
  component: FaqEditionPage,
})

function FaqEditionPage() {
  return <FaqEdition id={Route.useParams().id} />
}
