import { createFileRoute, redirect } from '@tanstack/react-router'

import { NotFound } from '#screens/error/ErrorPages.tsx'

/**
 * Where a link leads to the back-office whose routes are not loaded: the scripts of public pages have none of them. Adds them and
 * goes on. After that, a URL that still matches is no page of the back-office.
 */
export const Route = createFileRoute('/_public/admin/$')({
  codeSplitGroupings: [],
  // Keeps the parameters for the page that follows.
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  beforeLoad: async ({ context }) => {
    if (await context.addAdminRoutes()) {
      throw redirect({ to: '.', search: true, hash: true, state: true, replace: true })
    }
  },
  component: NotFound,
})
