import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'

import { PublicLayout } from '#screens/layout/PublicLayout.tsx'

/** The layout of every public page (spec 2.2). */
export const Route = createFileRoute('/_public')({
  // Every public page needs it, so a separate chunk would only add a request.
  codeSplitGroupings: [],
  component: function PublicRoute() {
    const { onHydrated } = Route.useRouteContext()
    useEffect(onHydrated, [onHydrated])
    return <PublicLayout />
  },
})
