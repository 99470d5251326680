import { Link, type LinkProps } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { excludeSteps, isLossy, type Plan, type PlanStep } from '#domain/plan/plan.ts'
import type { RehearsedRecords } from '#domain/plan/rehearsal.ts'
import type { CsvFile } from '#domain/plan/csv-file.ts'
import { Button, getButtonClassName } from '#ui/Button/Button.tsx'
import type { Elements } from '#ui/elements.ts'
import { Dialog } from '#ui/Dialog/Dialog.tsx'

import { useUnsavedChangesGuard } from '../core/form/useUnsavedChangesGuard.ts'
import { PageHeader } from '../core/layout/PageHeader.tsx'
import { InterruptedPlans } from './InterruptedPlans.tsx'
import type { StepDetail } from './describe-step.ts'
import type { PlanAddress } from './plan-journal.ts'
import type { PlanEntities } from './plan-server.ts'
import styles from './Plans.module.css'
import { usePlanRun, useRehearsal } from './usePlanRun.ts'
import { PlanProgress } from './PlanProgress.tsx'
import { PlanReview } from './PlanReview.tsx'
import { PlanResult } from './PlanResult.tsx'

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
              <PlanReview
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
          <PlanProgress state={run.state} onStop={run.stop} />
        ) : (
          <PlanResult
            {...props}
            hasAgain={kind !== 'undo'}
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
