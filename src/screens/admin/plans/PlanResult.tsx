import { Link, type LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { countOutcomes, isToRepeat, type PlanStep } from '#domain/plan/plan.ts'
import type { CsvFile } from '#domain/plan/csv-file.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { SignInLink } from '../core/errors/SignInLink.tsx'
import { getUndoLink } from '../core/layout/entity-links.ts'
import { ErrorFileButton } from './ErrorFileButton.tsx'
import { PlanGroups } from './PlanGroups.tsx'
import type { StepDetail } from './describe-step.ts'
import type { PlanEntities } from './plan-server.ts'
import styles from './Plans.module.css'
import type { PlanRunState } from './usePlanRun.ts'
import { PlanCounts } from './PlanCounts.tsx'
import { useFocusOnMount } from './useFocusOnMount.ts'

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

interface PlanResultProps {
  /** Whether another plan of this kind can be made. */
  hasAgain: boolean
  /** The list that the plan comes from. */
  parent: { readonly link: LinkProps }
  entities: PlanEntities
  describe?: ((step: PlanStep) => readonly StepDetail[]) | undefined
  file?: CsvFile | undefined
  onAgain: () => void
  state: PlanRunState
  onRetry: (overwritten: ReadonlySet<string>) => void
  onLeaveDocument: () => void
}

/** What became of the plan. What is not saved comes first, and can be tried again. */
export function PlanResult(props: PlanResultProps) {
  const { hasAgain, state, entities, describe, file, parent } = props
  const { onRetry, onLeaveDocument, onAgain } = props
  const { plan, outcomes } = state
  const { t } = useTranslation('adminPlans')
  const heading = useFocusOnMount()
  const [overwritten, setOverwritten] = useState<ReadonlySet<string>>(new Set())
  const failed = plan.steps.flatMap(({ key }) => {
    const outcome = outcomes.get(key)
    return outcome !== undefined && isToRepeat(outcome) ? [{ key, outcome }] : []
  })
  const repeated = failed.filter(
    ({ key, outcome }) => outcome.status !== 'conflict' || overwritten.has(key),
  )
  // Rows in error were not sent, and a retry would not send them.
  const isComplete = failed.length === 0 && countOutcomes(outcomes).invalid === 0
  const isStopped = failed.some(({ outcome }) => outcome.status === 'stopped')
  const firstError = failed.find(({ outcome }) => outcome.status === 'failed')?.outcome
  return (
    <section className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(isComplete ? 'result.title' : 'result.titleIncomplete')}
      </h2>
      <p className={styles.summary}>
        <PlanCounts outcomes={outcomes} texts="done" />
      </p>
      {isComplete ? (
        <Notice variant="success" announce="status">
          {t('result.complete')}
        </Notice>
      ) : (
        <Notice variant="warning" announce="alert">
          {t(isStopped ? 'result.stopped' : 'result.partial')}
        </Notice>
      )}
      <div className={styles.bar}>
        {repeated.length > 0 && (
          <Button onClick={() => onRetry(overwritten)}>
            {t('result.retry', { count: repeated.length })}
          </Button>
        )}
        {firstError?.status === 'failed' && (
          <SignInLink error={firstError.error} size="medium" onLeave={onLeaveDocument} />
        )}
        <ErrorFileButton plan={plan} outcomes={outcomes} entities={entities} file={file} />
        {hasAgain && (
          <Button variant="secondary" onClick={onAgain}>
            {t('result.again')}
          </Button>
        )}
        {state.undo && (
          <Link
            {...getUndoLink(state.undo.entity, state.undo.id)}
            className={getButtonClassName('tertiary')}
          >
            {t('result.undo', { count: state.undo.count })}
          </Link>
        )}
        <Link {...parent.link} className={getButtonClassName('tertiary')}>
          {t('result.list')}
        </Link>
      </div>
      <PlanGroups
        plan={plan}
        outcomes={outcomes}
        entities={entities}
        texts="done"
        {...(describe && { describe })}
        overwritten={overwritten}
        onOverwrite={(key) => setOverwritten((keys) => toggled(keys, key))}
      />
    </section>
  )
}
