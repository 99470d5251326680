import { createFileRoute, notFound } from '@tanstack/react-router'

import { BulkEdit } from '#screens/admin/plans/BulkEdit.tsx'

import { optionalStrings } from '../../../-search-schemas.ts'
import { loadPlan } from '../-load-plan.ts'
import { recordDefinitions } from '../../-record-definitions.ts'

/** Changes fields of the selected records of a list (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/modification/$list')({
  staticData: { title: 'adminPlans:titles.edit' },
  validateSearch: optionalStrings('ids'),
  loader: async ({ context, params: { list } }) => {
    // Imported here: the loaders of all routes are a part of every page.
    const { isEntityName } = await import('#domain/entities.ts')
    if (!isEntityName(list)) throw notFound()
    await loadPlan(context, list)
    return list
  },
  component: function BulkEditRoute() {
    const entity = Route.useLoaderData()
    const { ids = '' } = Route.useSearch()
    return <BulkEdit definition={recordDefinitions[entity]} ids={ids} />
  },
})
