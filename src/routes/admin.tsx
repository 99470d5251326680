import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'

import { ErrorFallback } from '#screens/error/ErrorFallback.tsx'
import { PublicLayout } from '#screens/layout/PublicLayout.tsx'
import { AdminLayout } from '#screens/admin/layout/AdminLayout.tsx'

import { requireAdministrator } from './-admin-guard.ts'

/** The back-office (spec 2.13): its own layout and chunk, always in French. */
export const Route = createFileRoute('/admin')({
  staticData: { title: 'admin:titles.dashboard', language: 'fr' },
  beforeLoad: async ({ context, location }) => {
    await requireAdministrator({ context, href: location.href })
    return { loadTexts: context.loadFrenchTexts }
  },
  loader: ({ context: { loadTexts } }) => loadTexts('admin'),
  // The admin layout may be what failed to load.
  errorComponent: function AdminFailed(props: ErrorComponentProps) {
    return (
      <PublicLayout>
        <ErrorFallback {...props} />
      </PublicLayout>
    )
  },
  component: AdminLayout,
})
