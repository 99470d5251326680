import { createLazyFileRoute } from '@tanstack/react-router'

import { VisaList } from '#screens/admin/visas/VisaList.tsx'

export const Route = createLazyFileRoute('/admin/visas/')({
  component: VisaList,
})
