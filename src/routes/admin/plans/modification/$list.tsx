import { createFileRoute, notFound } from '@tanstack/react-router'

import { BulkEdit } from '#screens/admin/plans/BulkEdit.tsx'

import { optionalStrings } from '../../../-search-schemas.ts'
import { loadPlan } from '../-load-plan.ts'
import { toEntity } from '../-plan-entities.ts'
import { recordDefinitions } from '../../-record-definitions.ts'

/** Changes fields of the selected records of a list (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/modification/$list')({
  staticData: { title: 'adminPlans:titles.edit' },
  validateSearch: optionalStrings('ids'),
  loader: ({ context, params: { list } }) => loadPlan(context, list),
  component: function BulkEditRoute() {
    const entity = toEntity(Route.useParams().list)
    const { ids = '' } = Route.useSearch()
    if (entity === undefined) throw notFound()
    return <BulkEdit definition={recordDefinitions[entity]} ids={ids} />
  },
})
