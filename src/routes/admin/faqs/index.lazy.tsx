import { createLazyFileRoute } from '@tanstack/react-router'

import { FaqList } from '#screens/admin/faqs/FaqList.tsx'

export const Route = createLazyFileRoute('/admin/faqs/')({
  component: FaqList,
})
