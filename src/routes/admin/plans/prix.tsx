import { createFileRoute } from '@tanstack/react-router'

import { FeeChange } from '#screens/admin/plans/FeeChange.tsx'

import { optionalStrings } from '../../-search-schemas.ts'
import { loadPlan } from './-load-plan.ts'
import { recordDefinitions } from '../-record-definitions.ts'

/** Raises or lowers the fees of interventions (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/prix')({
  staticData: { title: 'adminPlans:titles.fees' },
  validateSearch: optionalStrings('ids'),
  loader: ({ context }) => loadPlan(context, 'interventions'),
  component: function FeesRoute() {
    const { ids = '' } = Route.useSearch()
    return <FeeChange definition={recordDefinitions.interventions} ids={ids} />
  },
})
