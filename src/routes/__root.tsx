import { createRootRouteWithContext } from '@tanstack/react-router'

import { nextPaint } from '#platform/next-paint.ts'
import { PublicLayout } from '#screens/layout/PublicLayout.tsx'
import { Root } from '#screens/layout/Root.tsx'
import { NotFound } from '#screens/error/ErrorPages.tsx'

import type { RouterContext } from './-router-context.ts'
import { useOnShown } from './-use-on-shown.ts'

let lastPathname = ''

export const Route = createRootRouteWithContext<RouterContext>()({
  // A click marks its link as current. That is painted before the page, because rendering one may take long on a phone.
  // A change of the search alone does not wait: it follows a key or a click on the same page.
  beforeLoad: async ({ cause, location: { pathname } }) => {
    if (cause === 'preload') return
    const isOtherPage = pathname !== lastPathname
    lastPathname = pathname
    if (cause === 'stay' && isOtherPage) await nextPaint()
  },
  component: Root,
  notFoundComponent: RootNotFound,
})

/** No route matches a malformed URL (`/faq/%E0%A4%A`), so the layout must be rendered here. */
function RootNotFound() {
  useOnShown()
  return (
    <PublicLayout>
      <NotFound />
    </PublicLayout>
  )
}
