import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'

import { PublicLayout } from '#screens/layout/PublicLayout.tsx'

/** Every page that visitors see (spec 2.2). */
export const Route = createFileRoute('/_public')({
  // Every public page needs it: another request would only delay them.
  codeSplitGroupings: [],
  component: function PublicRoute() {
    const { onHydrated } = Route.useRouteContext()
    useEffect(onHydrated, [onHydrated])
    return <PublicLayout />
  },
})
