import { createLazyFileRoute } from '@tanstack/react-router'

import { Comparison } from '#screens/lawyers/compare/Comparison.tsx'

export const Route = createLazyFileRoute('/_public/avocatslist/comparer')({
  component: Comparison,
})
