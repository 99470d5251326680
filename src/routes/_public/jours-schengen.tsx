import { createFileRoute } from '@tanstack/react-router'

import { SchengenDays } from '#screens/schengen/SchengenDays.tsx'

import { optionalStrings } from '../-search-schemas.ts'

/**
 * Days in the Schengen area (spec 2.1). The search parameters are the stays, '2026-03-01_2026-03-30,…', and the day asked about.
 * With `edit`, they are not submitted yet.
 */
export const Route = createFileRoute('/_public/jours-schengen')({
  validateSearch: optionalStrings('stays', 'day', 'edit'),
  staticData: { title: 'schengen' },
  loader: ({ context: { loadTexts } }) => loadTexts('schengen', 'dates'),
  component: SchengenDays,
})
