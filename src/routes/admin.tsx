import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'

import { ErrorFallback } from '#screens/error/ErrorFallback.tsx'
import { PublicLayout } from '#screens/layout/PublicLayout.tsx'
import { AdminLayout } from '#screens/admin/layout/AdminLayout.tsx'

import { requireAdministrator } from './-admin-guard.ts'

/** The back-office (spec 2.13): a frame and a chunk of its own, French whatever the language chosen. */
export const Route = createFileRoute('/admin')({
  staticData: { title: 'admin:titles.dashboard', language: 'fr' },
  beforeLoad: async ({ context, location }) => {
    await requireAdministrator({ context, href: location.href })
    return { loadTexts: context.loadFrenchTexts }
  },
  loader: ({ context: { loadTexts } }) => loadTexts('admin'),
  // Its own layout is what could not be had.
  errorComponent: function AdminFailed(props: ErrorComponentProps) {
    return (
      <PublicLayout>
        <ErrorFallback {...props} />
      </PublicLayout>
    )
  },
  component: AdminLayout,
})
