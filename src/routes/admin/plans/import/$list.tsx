import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { ImportCsv } from '#screens/admin/plans/ImportCsv.tsx'

import { loadListPlan } from '../-load-plan.ts'
import { getColumns } from '../-plan-entities.ts'
import { recordDefinitions } from '../../-record-definitions.ts'

/** Imports a CSV file into a list (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/import/$list')({
  staticData: { title: 'adminPlans:titles.import' },
  loader: ({ context, params: { list } }) => loadListPlan(context, list),
  component: function ImportRoute() {
    const { t } = useTranslation('adminLists')
    const entity = Route.useLoaderData()
    const columns = useMemo(() => getColumns[entity](t), [entity, t])
    return <ImportCsv key={entity} definition={recordDefinitions[entity]} columns={columns} />
  },
})
