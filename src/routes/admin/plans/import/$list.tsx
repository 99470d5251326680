import { createFileRoute, notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { ImportCsv } from '#screens/admin/plans/ImportCsv.tsx'

import { loadPlan } from '../-load-plan.ts'
import { getColumns, toEntity } from '../-plan-entities.ts'
import { recordDefinitions } from '../../-record-definitions.ts'

/** Imports a CSV file into a list (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/import/$list')({
  staticData: { title: 'adminPlans:titles.import' },
  loader: ({ context, params: { list } }) => loadPlan(context, list),
  component: function ImportRoute() {
    const { t } = useTranslation('adminLists')
    const entity = toEntity(Route.useParams().list)
    const columns = useMemo(() => (entity === undefined ? [] : getColumns[entity](t)), [entity, t])
    if (entity === undefined) throw notFound()
    return <ImportCsv key={entity} definition={recordDefinitions[entity]} columns={columns} />
  },
})
