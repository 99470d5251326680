import { createLazyFileRoute } from '@tanstack/react-router'

import { AdminLayout } from '#screens/admin/layout/AdminLayout.tsx'

export const Route = createLazyFileRoute('/admin')({
  component: AdminLayout,
})
