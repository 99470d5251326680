import { createFileRoute } from '@tanstack/react-router'

import { BulkEdit } from '#screens/admin/plans/BulkEdit.tsx'
import { UndoPlan } from '#screens/admin/plans/UndoPlan.tsx'

import { optionalStrings } from '../../../-search-schemas.ts'
import { loadListPlan } from '../-load-plan.ts'
import { recordDefinitions } from '../../-record-definitions.ts'

/** Changes fields of the selected records of a list, or takes such changes back (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/modification/$list')({
  staticData: { title: 'adminPlans:titles.edit' },
  validateSearch: optionalStrings('ids', 'annuler'),
  loader: ({ context, params: { list } }) => loadListPlan(context, list),
  component: function BulkEditRoute() {
    const entity = Route.useLoaderData()
    const { ids = '', annuler } = Route.useSearch()
    const definition = recordDefinitions[entity]
    return annuler === undefined ? (
      <BulkEdit definition={definition} ids={ids} />
    ) : (
      <UndoPlan key={annuler} definition={definition} id={annuler} />
    )
  },
})
