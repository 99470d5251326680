import { createLazyFileRoute } from '@tanstack/react-router'

import { EditFaq } from '#screens/admin/faqs/FaqForm.tsx'

export const Route = createLazyFileRoute('/admin/faqs/formulaire/$id')({
  component: EditFaqRoute,
})

function EditFaqRoute() {
  return <EditFaq id={Route.useParams().id} />
}
