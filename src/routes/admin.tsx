import { createFileRoute } from '@tanstack/react-router'

import { requireAdministrator } from './-admin-guard.ts'

/** The back-office (spec 2.13): a frame and a chunk of its own, French whatever the language chosen. */
export const Route = createFileRoute('/admin')({
  staticData: { title: 'admin:titles.dashboard', language: 'fr' },
  beforeLoad: async ({ context, location }) => {
    await requireAdministrator({ context, href: location.href })
    return { loadTexts: context.loadFrenchTexts }
  },
  loader: ({ context: { loadTexts } }) => loadTexts('admin'),
})
