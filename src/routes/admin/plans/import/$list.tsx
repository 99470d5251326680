import { createFileRoute, notFound } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { isEntityName } from '#domain/entities.ts'
import { ImportCsv } from '#screens/admin/plans/ImportCsv.tsx'

import { loadPlan } from '../-load-plan.ts'
import { getColumns, toEntity } from '../-plan-entities.ts'
import { recordDefinitions } from '../../-record-definitions.ts'

/** Imports a CSV file into a list (docs/decisions.md). */
export const Route = createFileRoute('/admin/plans/import/$list')({
  staticData: { title: 'adminPlans:titles.import' },
  loader: async ({ context, params: { list } }) => {
    if (!isEntityName(list)) throw notFound()
    await loadPlan(context, list)
  },
  component: function ImportRoute() {
    const { t } = useTranslation('adminLists')
    const entity = toEntity(Route.useParams().list)
    const columns = useMemo(() => (entity === undefined ? [] : getColumns[entity](t)), [entity, t])
    return (
      entity && <ImportCsv key={entity} definition={recordDefinitions[entity]} columns={columns} />
    )
  },
})
