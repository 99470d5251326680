import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'

import { PublicLayout } from '#screens/layout/PublicLayout.tsx'

/** The layout of every public page (spec 2.2). */
export const Route = createFileRoute('/_public')({
  // Every public page needs it, so a separate chunk would only add a request.
  codeSplitGroupings: [],
  component: function PublicRoute() {
    // Selected, because the context is another object on each page and the layout would be rendered again.
    const onHydrated = Route.useRouteContext({ select: (context) => context.onHydrated })
    useEffect(onHydrated, [onHydrated])
    return <PublicLayout />
  },
})
