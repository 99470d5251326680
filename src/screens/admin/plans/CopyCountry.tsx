import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import { planCopy } from '#domain/plan/copy-plan.ts'
import type { Plan, Values } from '#domain/plan/plan.ts'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Select } from '#ui/Select/Select.tsx'

import type { RecordDefinition } from '../core/definition/record-definition.ts'
import { PlanLoading, useParentList } from './PlanPage.tsx'
import { PlanPanel } from './PlanPanel.tsx'
import { usePlanEntity, type ListedValues, type PlanEntities } from './plan-server.ts'
import styles from './Plans.module.css'

interface CopyCountryProps {
  visas: RecordDefinition
  interventions: RecordDefinition
  /** The ids of the two countries, as the URL has them. */
  from: string
  to: string
  onChange: (countries: { from: string; to: string }) => void
}

/** Copies the visas of a country and their interventions to another one, as one plan. */
export function CopyCountry({ from, to, onChange, ...definitions }: CopyCountryProps) {
  const visas = usePlanEntity(definitions.visas)
  const interventions = usePlanEntity(definitions.interventions)
  if (visas.records === undefined || interventions.records === undefined) {
    const failed = visas.failed ?? interventions.failed
    return <PlanLoading kind="copy" entity="countries" failed={failed} />
  }
  return (
    <CopyForm
      entities={{ visas: visas.entity, interventions: interventions.entity }}
      visas={visas.records}
      interventions={interventions.records}
      from={from}
      to={to}
      onChange={onChange}
    />
  )
}

interface CopyFormProps extends Pick<CopyCountryProps, 'from' | 'to' | 'onChange'> {
  entities: PlanEntities
  visas: readonly ListedValues[]
  interventions: readonly ListedValues[]
}

function CopyForm({ entities, visas, interventions, from, to, onChange }: CopyFormProps) {
  const { t } = useTranslation('adminPlans')
  const countries = entities.visas?.lists.countries.data ?? []
  const { definition } = entities.interventions ?? {}
  const plan = useMemo((): Plan | undefined => {
    const isReady = from !== '' && to !== '' && from !== to && definition !== undefined
    if (!isReady) return undefined
    return planCopy({
      visas,
      interventions,
      from,
      to,
      toNew: (values) => toNew(definition, values),
    })
  }, [visas, interventions, from, to, definition])
  const toOptions = (without: string) =>
    countries
      .filter(({ id }) => String(id) !== without)
      .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <PlanPanel
      kind="copy"
      parent={useParentList('countries')}
      address={{ to: '/admin/plans/copie', search: { de: from, vers: to } }}
      subject={`${from} ${to}`}
      plan={plan !== undefined && plan.steps.length > 0 ? plan : undefined}
      entities={entities}
      records={{ visas, interventions }}
      isPrepared={false}
      onAgain={() => onChange({ from, to: '' })}
      inputs={
        <div className={styles.inputs}>
          <p>{t('copy.lead')}</p>
          <div className={styles.pair}>
            <Select
              label={t('copy.from')}
              placeholder={t('copy.choose')}
              options={toOptions(to)}
              value={from}
              onChange={(value) => onChange({ from: value, to })}
            />
            <Select
              label={t('copy.to')}
              placeholder={t('copy.choose')}
              options={toOptions(from)}
              value={to}
              onChange={(value) => onChange({ from, to: value })}
            />
          </div>
          {plan?.steps.length === 0 && <EmptyState variant="empty" title={t('copy.none')} />}
        </div>
      }
    />
  )
}

/** The values of a record as those of a new one. */
function toNew({ fields }: RecordDefinition, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name]
      return [name, field.copy === undefined ? value : field.copy(value)]
    }),
  )
}
