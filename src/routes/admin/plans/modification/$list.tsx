import { createFileRoute } from '@tanstack/react-router'

import { BulkEdit } from '#screens/admin/plans/BulkEdit.tsx'

import { optionalStrings } from '../../../-search-schemas.ts'
import { loadListPlan } from '../-load-plan.ts'
import { recordDefinitions } from '../../-record-definitions.ts'

/** Changes fields of the selected records of a list (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/modification/$list')({
  staticData: { title: 'adminPlans:titles.edit' },
  validateSearch: optionalStrings('ids'),
  loader: ({ context, params: { list } }) => loadListPlan(context, list),
  component: function BulkEditRoute() {
    const entity = Route.useLoaderData()
    const { ids = '' } = Route.useSearch()
    return <BulkEdit definition={recordDefinitions[entity]} ids={ids} />
  },
})
