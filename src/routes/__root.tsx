import { createRootRouteWithContext } from '@tanstack/react-router'

import { PublicLayout } from '#screens/layout/PublicLayout.tsx'
import { Root } from '#screens/layout/Root.tsx'
import { NotFound } from '#screens/not-found/NotFound.tsx'

import type { RouteContext } from '../app.tsx'

export const Route = createRootRouteWithContext<RouteContext>()({
  component: Root,
  notFoundComponent: Lost,
})

/** An address that cannot even be read (`/faq/%E0%A4%A`) is no route's: it has no layout of its own. */
function Lost() {
  return (
    <PublicLayout>
      <NotFound />
    </PublicLayout>
  )
}
