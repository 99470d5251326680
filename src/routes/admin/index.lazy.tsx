import { createLazyFileRoute } from '@tanstack/react-router'

import { Dashboard } from '#screens/admin/dashboard/Dashboard.tsx'

export const Route = createLazyFileRoute('/admin/')({
  component: Dashboard,
})
