import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

import { formatMoment } from '#domain/dates.ts'
import type { Plan } from '#domain/plan/plan.ts'
import { buildPath } from '#domain/page-urls.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'

import type { RecordDefinition } from '../core/definition/record-definition.ts'
import { listUndos, type KeptUndo } from '../core/layout/undo-store.ts'
import { PlanLoading, PlanState, useParentList } from './PlanPage.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { usePlanEntity, type ListedValues } from './plan-server.ts'

interface UndoPlanProps {
  definition: RecordDefinition
  /** What this device keeps (`undo-store.ts`). */
  id: string
}

/** Takes a save or a plan back, as a plan of its own. */
export function UndoPlan({ definition, id }: UndoPlanProps) {
  const { t } = useTranslation('adminPlans')
  const { entity, records, failed } = usePlanEntity(definition)
  const { data: undo } = useQuery({
    queryKey: ['kept-undos', id],
    queryFn: async () => (await listUndos()).find((kept) => kept.id === id) ?? null,
    staleTime: Infinity,
    gcTime: 0,
    // It is on this device.
    meta: { isInLoader: false },
  })
  const name = definition.entity
  const plan = useMemo(
    () => undo && records && readPlan(undo, definition, records),
    [undo, definition, records],
  )
  const parent = useParentList(name)
  const state = { kind: 'undo', entity: name } as const
  if (records === undefined || undo === undefined) return <PlanLoading {...state} failed={failed} />
  if (undo === null || plan === null || plan === undefined || plan.steps.length === 0) {
    return (
      <PlanState {...state}>
        <EmptyState variant="empty" title={t('undo.gone')} text={t('undo.goneText')} />
      </PlanState>
    )
  }
  return (
    <PlanPanel
      {...state}
      parent={parent}
      address={{
        to: buildPath('/admin/plans/modification/$list', { list: name }),
        search: { annuler: id },
      }}
      subject={id}
      plan={plan}
      entities={{ [name]: entity }}
      records={{ [name]: records }}
      isPrepared={false}
      inputs={
        <p>
          {t('undo.lead', {
            title: undo.title ?? t('undo.save'),
            date: formatMoment(undo.at, 'fr', 'medium'),
          })}
        </p>
      }
    />
  )
}

/** The steps whose values this build of the site can read, with the other fields as the records have them now. */
function readPlan(
  { plan }: KeptUndo,
  { entity, fields }: RecordDefinition,
  records: readonly ListedValues[],
): Plan {
  const current = new Map(records.map(({ id, values }) => [id, values]))
  const isReadable = (values: Readonly<Record<string, unknown>>) =>
    Object.entries(values).every(
      ([name, value]) =>
        fields[name] !== undefined && z.safeParse(fields[name].schema, value).success,
    )
  return {
    steps: plan.steps
      .filter((step) => step.entity === entity && isReadable(step.base) && isReadable(step.changes))
      .map((step) => ({ ...step, base: { ...current.get(step.id), ...step.base } })),
  }
}
