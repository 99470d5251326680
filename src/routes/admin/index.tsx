import { createFileRoute } from '@tanstack/react-router'

import { Dashboard } from '#screens/admin/dashboard/Dashboard.tsx'

/** The back-office's first page (spec 2.13). */
export const Route = createFileRoute('/admin/')({ component: Dashboard })
