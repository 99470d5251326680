import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  isLossy,
  type Plan,
  type PlanOutcomes,
  type PlanStep,
  type StepOutcome,
  type StepStatus,
} from '#domain/plan/plan.ts'
import { Button } from '#ui/Button/Button.tsx'

import { classifyError } from '../core/errors/classify-error.ts'
import { readRefusal } from '../core/errors/read-refusal.ts'
import { getFormLink } from '../core/layout/entity-links.ts'
import { FieldComparison } from '../core/comparison/Comparison.tsx'
import { describeRemark, describeStep, type StepDetail } from './describe-step.ts'
import type { PlanEntities } from './plan-server.ts'
import styles from './Plans.module.css'

interface PlanGroupsProps {
  plan: Plan
  outcomes: PlanOutcomes
  entities: PlanEntities
  /** What the outcomes are called: before the run, or after it. */
  texts: 'planned' | 'done'
  describe?: (step: PlanStep) => readonly StepDetail[]
  /** The steps that a person has excluded, before the run. */
  excluded?: ReadonlySet<string>
  onToggle?: (key: string) => void
  /** The conflicts that a retry writes over, after the run. */
  overwritten?: ReadonlySet<string>
  onOverwrite?: (key: string) => void
}

/** What needs a person first. The last ones are folded. */
const order: readonly StepStatus[] = [
  'failed',
  'conflict',
  'waiting',
  'stopped',
  'invalid',
  'created',
  'updated',
  'skipped',
  'unchanged',
]
const folded: ReadonlySet<StepStatus> = new Set(['unchanged', 'skipped'])

/** The records of a plan by what becomes of them. */
export function PlanGroups(props: PlanGroupsProps) {
  const { plan, outcomes, excluded, texts } = props
  const { t } = useTranslation('adminPlans')
  const groups = Map.groupBy(plan.steps, ({ key, id }) => {
    const outcome = outcomes.get(key)
    // A row that is excluded stays where it was, and can be included again.
    const isInPlace = excluded !== undefined && (excluded.has(key) || wasExcluded(outcome))
    return isInPlace ? (id === undefined ? 'created' : 'updated') : outcome?.status
  })
  return order.map((status) => {
    const steps = groups.get(status) ?? []
    if (steps.length === 0) return null
    const isFolded = folded.has(status) || (texts === 'done' && isDone(status))
    const left = steps.filter(({ key }) => excluded?.has(key) === true).length
    const title = t(`${texts}.${status}`, { count: steps.length - left })
    return isFolded ? (
      <details key={status} className={styles.group} data-status={status}>
        <summary className={styles.groupTitle}>
          <span>{title}</span>
        </summary>
        <Rows {...props} steps={steps} />
      </details>
    ) : (
      <section key={status} className={styles.group} data-status={status}>
        <h3 className={styles.groupTitle}>
          <span>{title}</span>
          {left > 0 && <span className={styles.line}>{t('review.left', { count: left })}</span>}
        </h3>
        <Rows {...props} steps={steps} />
      </section>
    )
  })
}

/** Also of a row that was just included again, until the rehearsal says what becomes of it. */
function wasExcluded(outcome: StepOutcome | undefined): boolean {
  return outcome?.status === 'skipped' && outcome.refusal.kind === 'excluded'
}

function isDone(status: StepStatus): boolean {
  return ['created', 'updated'].includes(status)
}

/** So many rows are shown at once: 3,000 would keep the page busy for seconds. */
const rowsAtOnce = 50

function Rows({ steps, ...props }: PlanGroupsProps & { steps: readonly PlanStep[] }) {
  const { t } = useTranslation('adminPlans')
  const [count, setCount] = useState(rowsAtOnce)
  const hidden = steps.length - count
  return (
    <>
      <ul role="list" className={styles.rows}>
        {steps.slice(0, count).map((step) => (
          <Row key={step.key} {...props} step={step} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="tertiary" size="small" onClick={() => setCount(count + rowsAtOnce)}>
          {t('review.more', { count: Math.min(hidden, rowsAtOnce) })}
        </Button>
      )}
    </>
  )
}

function Row(props: PlanGroupsProps & { step: PlanStep }) {
  const { step, outcomes, entities, describe, excluded, onToggle, overwritten, onOverwrite } = props
  const { t } = useTranslation(['adminPlans', 'admin'])
  const outcome = outcomes.get(step.key)
  const isExcluded = excluded?.has(step.key) === true
  const isChoice =
    onToggle !== undefined &&
    (isExcluded ||
      wasExcluded(outcome) ||
      outcome?.status === 'created' ||
      outcome?.status === 'updated')
  const remarks = (step.remarks ?? []).map((remark) =>
    describeRemark(t, 'remarks', remark, step, entities),
  )
  return (
    <li className={styles.row} data-excluded={isExcluded || undefined}>
      <div className={styles.rowHead}>
        <span className={styles.rowName}>
          {step.id === undefined ? (
            <span>{step.name}</span>
          ) : (
            <Link
              {...getFormLink(step.entity, step.id)}
              target="_blank"
              aria-label={t('result.openRow', { name: step.name })}
            >
              {step.name}
            </Link>
          )}
          {Object.keys(entities).length > 1 && (
            <span className={styles.line}>{t(`admin:titles.${step.entity}`)}</span>
          )}
          {step.line !== undefined && (
            <span className={styles.line}>{t('review.line', { line: step.line })}</span>
          )}
          {step.id !== undefined && <span className={styles.line}>{`nº\u00a0${step.id}`}</span>}
        </span>
        {isChoice && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={!isExcluded}
              aria-label={t('review.includeRow', { name: step.name })}
              onChange={() => onToggle(step.key)}
            />
            <span>{t('review.include')}</span>
          </label>
        )}
        {outcome?.status === 'conflict' && onOverwrite && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={overwritten?.has(step.key) === true}
              aria-label={t('result.overwriteRow', { name: step.name })}
              onChange={() => onOverwrite(step.key)}
            />
            <span>{t('result.overwrite')}</span>
          </label>
        )}
      </div>
      <Reason {...props} outcome={outcome} />
      {(isExcluded
        ? isLossy(step)
        : outcome?.status !== 'unchanged' && outcome?.status !== 'skipped') && (
        <StepDetails
          details={describe?.(step) ?? describeStep(step, outcome, entities)}
          step={step}
        />
      )}
      {(!isExcluded || isLossy(step)) &&
        remarks.map((remark) => (
          <p key={remark} className={styles.remark}>
            {remark}
          </p>
        ))}
    </li>
  )
}

interface ReasonProps extends PlanGroupsProps {
  step: PlanStep
  outcome: StepOutcome | undefined
}

/** Why nothing is written, or was. */
function Reason({ step, outcome, plan, entities }: ReasonProps) {
  const { t } = useTranslation(['adminPlans', 'adminForms'])
  if (outcome?.status === 'skipped' || outcome?.status === 'invalid') {
    const sentence = describeRemark(t, 'refusals', outcome.refusal, step, entities)
    return <p className={styles.reason}>{sentence}</p>
  }
  if (outcome?.status === 'waiting') {
    const name = plan.steps.find(({ key }) => key === outcome.for)?.name ?? ''
    return <p className={styles.reason}>{t('result.waiting', { name })}</p>
  }
  if (outcome?.status !== 'failed') return null
  const { sentence } = readRefusal(outcome.error, [])
  return (
    <p className={styles.reason}>
      <span>{t(`adminForms:saveErrors.${classifyError(outcome.error)}`)}</span>
      {sentence !== undefined && (
        <span>{` ${t('adminForms:saveErrors.serverSays', { sentence })}`}</span>
      )}
    </p>
  )
}

/** Field by field, before and after. A new record has no before. */
export function StepDetails({ details, step }: { details: readonly StepDetail[]; step: PlanStep }) {
  const { t } = useTranslation('adminPlans')
  if (details.length === 0) return null
  return (
    <dl className={styles.details}>
      {details.map(({ name, label, before, after, compared, theirs }) =>
        compared ? (
          <div key={name} className={styles.comparedDetail}>
            <dt>{label}</dt>
            <dd>
              <FieldComparison parts={compared} />
            </dd>
          </div>
        ) : (
          <div key={name} className={styles.detail}>
            <dt>{label}</dt>
            {step.id !== undefined && (
              <dd>
                <span className={styles.version}>{t('review.before')}</span>{' '}
                <del>{before || t('review.empty')}</del>
              </dd>
            )}
            {theirs !== undefined && (
              <dd>
                <span className={styles.version}>{t('review.theirs')}</span>{' '}
                <span>{theirs || t('review.empty')}</span>
              </dd>
            )}
            <dd>
              {(step.id !== undefined || theirs !== undefined) && (
                <>
                  <span className={styles.version}>
                    {t(theirs === undefined ? 'review.after' : 'review.mine')}
                  </span>{' '}
                </>
              )}
              <ins>{after || t('review.empty')}</ins>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
