import { createFileRoute } from '@tanstack/react-router'

import { PublicLayout } from '#screens/layout/PublicLayout.tsx'

import { useOnShown } from './-use-on-shown.ts'

/** The layout of every public page (spec 2.2). */
export const Route = createFileRoute('/_public')({
  // Every public page needs it, so a separate chunk would only add a request.
  codeSplitGroupings: [],
  component: function PublicRoute() {
    useOnShown()
    return <PublicLayout />
  },
})
