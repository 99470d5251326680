import { createFileRoute } from '@tanstack/react-router'

import { NotFound } from '#screens/not-found/NotFound.tsx'

/** Every address that is no route's (spec 2.10). */
export const Route = createFileRoute('/_public/$')({
  // Small, and imported by the layout of errors anyway.
  codeSplitGroupings: [],
  component: NotFound,
})
