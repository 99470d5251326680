import { createLazyFileRoute } from '@tanstack/react-router'

import { AdminLayout } from '#screens/admin/frame/AdminFrame.tsx'

export const Route = createLazyFileRoute('/admin')({
  component: AdminLayout,
})
