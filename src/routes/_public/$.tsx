import { createFileRoute } from '@tanstack/react-router'

import { NotFound } from '#screens/error/ErrorPages.tsx'

/** The page for URLs without a route (spec 2.10). */
export const Route = createFileRoute('/_public/$')({
  // Small, and the root route imports it anyway.
  codeSplitGroupings: [],
  component: NotFound,
})
