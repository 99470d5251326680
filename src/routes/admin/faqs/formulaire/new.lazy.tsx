import { createLazyFileRoute } from '@tanstack/react-router'

import { CreateFaq } from '#screens/admin/faqs/FaqForm.tsx'

export const Route = createLazyFileRoute('/admin/faqs/formulaire/new')({
  component: CreateFaq,
})
