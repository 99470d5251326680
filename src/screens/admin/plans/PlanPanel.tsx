import { Link, type LinkProps } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  countOutcomes,
  excludeSteps,
  hasWrites,
  isLossy,
  isToRepeat,
  stepStatuses,
  type Plan,
  type PlanOutcomes,
  type PlanStep,
} from '#domain/plan/plan.ts'
import type { RehearsedRecords } from '#domain/plan/rehearsal.ts'
import type { CsvFile } from '#domain/plan/csv-file.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'
import { Notice } from '#ui/Notice/Notice.tsx'

import { SignInLink } from '../core/errors/SignInLink.tsx'
import { useUnsavedChangesGuard } from '../core/form/useUnsavedChangesGuard.ts'
import { getUndoLink } from '../core/layout/entity-links.ts'
import { PageHeader } from '../core/layout/PageHeader.tsx'
import { InterruptedPlans } from './InterruptedPlans.tsx'
import { ErrorFileButton } from './ErrorFileButton.tsx'
import { PlanGroups } from './PlanGroups.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import type { StepDetail } from './describe-step.ts'
import type { PlanAddress } from './plan-journal.ts'
import type { PlanEntities } from './plan-server.ts'
import styles from './Plans.module.css'
import { keepsJournal, usePlanRun, useRehearsal, type PlanRunState } from './usePlanRun.ts'

export type PlanKind = 'edit' | 'copy' | 'fees' | 'import' | 'undo'

interface PlanPanelProps {
  kind: PlanKind
  /** The list that the plan comes from. */
  parent: { readonly label: string; readonly link: LinkProps }
  /** Where the plan can be made again, and without what is done. */
  address: PlanAddress
  getRest?: (done: ReadonlySet<number>) => PlanAddress | undefined
  /** What is asked before there is a plan, and beside it. */
  inputs: Elements
  /** What the plan is made of. What was excluded from another file or edit is not excluded from this one. */
  subject: unknown
  /** Undefined while something is missing. */
  plan: Plan | undefined
  entities: PlanEntities
  records: RehearsedRecords
  /** What the rows say, if not each field. */
  describe?: (step: PlanStep) => readonly StepDetail[]
  /** Where the rows come from. */
  file?: CsvFile | undefined
  /** Whether leaving loses what was prepared. */
  isPrepared: boolean
  /** Without it, there is nothing more to change. */
  onAgain?: () => void
}

/** A plan: what it asks, what will change, its run, and what became of it. */
export function PlanPanel(props: PlanPanelProps) {
  const { kind, parent, address, getRest, inputs, subject, plan, entities, records } = props
  const { isPrepared, onAgain } = props
  const { t } = useTranslation('adminPlans')
  const title = t(`titles.${kind}`)
  const run = usePlanRun({ entities, title, address, getRest })
  const [choice, setChoice] = useState({ subject, included: noChoice })
  const included = choice.subject === subject ? choice.included : noChoice
  const excluded = useMemo(() => findExcluded(plan, included), [plan, included])
  const chosen = useMemo(() => plan && excludeSteps(plan, excluded), [plan, excluded])
  const rehearsal = useRehearsal(chosen, subject, entities, records)
  const isRunning = run.state?.isRunning === true
  const guard = useUnsavedChangesGuard(isRunning || (isPrepared && run.state === undefined))
  const toggle = (key: string) =>
    setChoice({ subject, included: new Map(included).set(key, excluded.has(key)) })
  return (
    <>
      <PageHeader
        title={title}
        parent={parent}
        actions={
          <Link {...parent.link} className={getButtonClassName('tertiary', 'small')}>
            {t('back')}
          </Link>
        }
      />
      <div className={styles.page}>
        {run.state === undefined ? (
          <>
            <InterruptedPlans />
            {inputs}
            {chosen && (
              <Review
                {...props}
                plan={chosen}
                {...rehearsal}
                excluded={excluded}
                onToggle={toggle}
                onApply={() => void run.start(chosen)}
              />
            )}
          </>
        ) : isRunning ? (
          <Progress state={run.state} onStop={run.stop} />
        ) : (
          <Result
            {...props}
            state={run.state}
            onRetry={(overwritten) => void run.repeat(overwritten)}
            onLeaveDocument={guard.leaveDocument}
            onAgain={() => {
              setChoice({ subject, included: noChoice })
              run.close()
              onAgain?.()
            }}
          />
        )}
      </div>
      {guard.blocker.status === 'blocked' && (
        <LeaveDialog blocker={guard.blocker} isRunning={isRunning} />
      )}
    </>
  )
}

/** By the key of its step, whether a person has included or excluded it. */
const noChoice: ReadonlyMap<string, boolean> = new Map()

function findExcluded(
  plan: Plan | undefined,
  included: ReadonlyMap<string, boolean>,
): ReadonlySet<string> {
  const excluded = plan?.steps.filter((step) => !(included.get(step.key) ?? !isLossy(step)))
  return new Set(excluded?.map(({ key }) => key))
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

interface ReviewProps extends PlanPanelProps {
  plan: Plan
  outcomes: PlanOutcomes | undefined
  /** Whether the outcomes are those of the last choice. */
  isComputing: boolean
  excluded: ReadonlySet<string>
  onToggle: (key: string) => void
  onApply: () => void
}

/** What the plan will do, found out by its rehearsal. Nothing is written yet. */
function Review(props: ReviewProps) {
  const { plan, outcomes, isComputing, entities, describe, file, excluded, onToggle, onApply } =
    props
  const { t } = useTranslation('adminPlans')
  const counts = outcomes && countOutcomes(outcomes)
  const writes = counts === undefined ? 0 : counts.created + counts.updated
  const canApply = writes > 0 && !isComputing
  const lossCount = plan.steps.filter((step) => isLossy(step) && excluded.has(step.key)).length
  return (
    <section className={styles.review} aria-labelledby="plan-review">
      <h2 id="plan-review" className={styles.heading}>
        {t('review.title')}
      </h2>
      <p role="status" aria-busy={isComputing} className={styles.summary}>
        {outcomes === undefined ? (
          <span>{t('review.computing')}</span>
        ) : (
          <Counts outcomes={outcomes} texts="planned" />
        )}
      </p>
      {lossCount > 0 && (
        <Notice variant="warning" announce="status">
          {t('review.losses', { count: lossCount })}
        </Notice>
      )}
      {outcomes && (
        <>
          {hasWrites(outcomes) ? (
            <PlanWarnings plan={plan} outcomes={outcomes} entities={entities} />
          ) : (
            (counts?.invalid ?? 0) + excluded.size === 0 && <p>{t('review.nothing')}</p>
          )}
          <div className={styles.bar}>
            <p className={styles.quiet}>{t('review.lead')}</p>
            <ErrorFileButton plan={plan} outcomes={outcomes} entities={entities} file={file} />
            <Button aria-disabled={!canApply} onClick={() => canApply && onApply()}>
              {t('review.apply', { count: writes })}
            </Button>
          </div>
          <PlanGroups
            plan={plan}
            outcomes={outcomes}
            entities={entities}
            texts="planned"
            {...(describe && { describe })}
            excluded={excluded}
            onToggle={onToggle}
          />
        </>
      )}
    </section>
  )
}

/** '3 à créer · 12 à modifier'. */
function Counts({ outcomes, texts }: { outcomes: PlanOutcomes; texts: 'planned' | 'done' }) {
  const { t } = useTranslation('adminPlans')
  const counts = countOutcomes(outcomes)
  return stepStatuses.map(
    (status) =>
      counts[status] > 0 && (
        <span key={status} className={styles.count} data-status={status}>
          {t(`${texts}.${status}`, { count: counts[status] })}
        </span>
      ),
  )
}

/** How often a screen reader hears how far the plan has come, as a share of it. */
const announcedShare = 0.1

function Progress({ state, onStop }: { state: PlanRunState; onStop: () => void }) {
  const { t } = useTranslation('adminPlans')
  const [isStopping, setIsStopping] = useState(false)
  const heading = useFocusOnMount()
  const { plan, outcomes, current } = state
  const total = plan.steps.filter(({ refusal }) => refusal === undefined).length
  const done = plan.steps.filter(
    ({ key, refusal }) => refusal === undefined && outcomes.has(key),
  ).length
  const step = Math.max(1, Math.round(total * announcedShare))
  return (
    <section className={styles.review}>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('run.title')}
      </h2>
      <progress className={styles.progress} max={total} value={done} aria-label={t('run.title')} />
      <p className={styles.summary}>
        <span>{t('run.progress', { done, total })}</span>
        {current && <span>{t('run.current', { name: current.name })}</span>}
      </p>
      <p role="status" className={styles.announced}>
        {t('run.progress', { done: done - (done % step), total })}
      </p>
      {!keepsJournal() && <Notice variant="warning">{t('run.noJournal')}</Notice>}
      <div>
        <Button
          variant="secondary"
          aria-disabled={isStopping}
          onClick={() => {
            setIsStopping(true)
            onStop()
          }}
        >
          {t(isStopping ? 'run.stopping' : 'run.stop')}
        </Button>
      </div>
    </section>
  )
}

function useFocusOnMount() {
  const element = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => element.current?.focus(), [])
  return element
}

interface ResultProps extends PlanPanelProps {
  state: PlanRunState
  onRetry: (overwritten: ReadonlySet<string>) => void
  onLeaveDocument: () => void
}

/** What became of the plan. What is not saved comes first, and can be tried again. */
function Result(props: ResultProps) {
  const { kind, state, entities, describe, file, parent } = props
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
        <Counts outcomes={outcomes} texts="done" />
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
        {kind !== 'undo' && (
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

interface LeaveDialogProps {
  blocker: { readonly reset: () => void; readonly proceed: () => void }
  isRunning: boolean
}

/** Asks before a plan is left that is not applied, or that is running. */
function LeaveDialog({ blocker, isRunning }: LeaveDialogProps) {
  const { t } = useTranslation('adminPlans')
  return (
    <Dialog
      open
      title={t(isRunning ? 'leave.running' : 'leave.title')}
      onClose={blocker.reset}
      actions={
        <>
          <Button onClick={blocker.reset}>{t('leave.stay')}</Button>
          <Button variant="secondary" onClick={blocker.proceed}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p>{t(isRunning ? 'leave.runningText' : 'leave.text')}</p>
    </Dialog>
  )
}
