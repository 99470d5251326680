import { createLazyFileRoute } from '@tanstack/react-router'

import { AdminFrame } from '#screens/admin/frame/AdminFrame.tsx'

export const Route = createLazyFileRoute('/admin')({
  component: AdminFrame,
})
