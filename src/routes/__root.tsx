import { createRootRouteWithContext } from '@tanstack/react-router'

import { PublicLayout } from '#screens/layout/PublicLayout.tsx'
import { Root } from '#screens/layout/Root.tsx'
import { NotFound } from '#screens/not-found/NotFound.tsx'

import type { RouterContext } from './-router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: RootNotFound,
})

/** An address that cannot even be read (`/faq/%E0%A4%A`) is no route's: it has no layout of its own. */
function RootNotFound() {
  return (
    <PublicLayout>
      <NotFound />
    </PublicLayout>
  )
}
