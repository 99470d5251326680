import { useEffect, useRef, useState } from 'react'

import type { EntityName } from '#domain/entities.ts'
import {
  invertPlan,
  overwriteConflicts,
  runPlan,
  type Plan,
  type PlanOutcomes,
  type PlanServer,
  type PlanStep,
} from '#domain/plan/plan.ts'
import { createRehearsal, type RehearsedRecords } from '#domain/plan/rehearsal.ts'
import { createPause } from '#platform/slices.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { logError, stopsAll } from '../core/errors/classify-error.ts'
import { keepUndo } from '../core/layout/undo-store.ts'
import { useAdminEvents } from '../extensions/admin-events.ts'
import { createJournal, planJournal, runLocked, type PlanAddress } from './plan-journal.ts'
import { createRules, usePlanServer, type PlanEntities } from './plan-server.ts'

interface Rehearsed {
  readonly plan: Plan
  readonly subject: unknown
  readonly outcomes: PlanOutcomes
}

/**
 * What a plan would do, found out by running it in memory; undefined until it is known. While it is found out again for
 * another choice of the same records, the last outcomes stay, so that rows keep their places and the focus.
 */
export function useRehearsal(
  plan: Plan | undefined,
  subject: unknown,
  entities: PlanEntities,
  records: RehearsedRecords,
): { readonly outcomes: PlanOutcomes | undefined; readonly isComputing: boolean } {
  const [rehearsed, setRehearsed] = useState<Rehearsed>()
  useEffect(() => {
    if (plan === undefined) return undefined
    let isCancelled = false
    async function rehearse(rehearsedPlan: Plan): Promise<void> {
      const outcomes = await runPlan(
        rehearsedPlan,
        createRehearsal(records, createRules(entities)),
        { isCancelled: () => isCancelled, pause: createPause() },
      )
      if (!isCancelled) setRehearsed({ plan: rehearsedPlan, subject, outcomes })
    }
    void rehearse(plan)
    return () => {
      isCancelled = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the plan is made of the records and the definitions
  }, [plan])
  const isComputing = rehearsed?.plan !== plan
  const isKept = !isComputing || rehearsed?.subject === subject
  return { outcomes: isKept ? rehearsed?.outcomes : undefined, isComputing }
}

export interface PlanRunState {
  /** The plan as it was when it began. */
  readonly plan: Plan
  readonly outcomes: PlanOutcomes
  readonly isRunning: boolean
  /** The record that is being written. */
  readonly current: PlanStep | undefined
  /** What takes it back, once it has ended. */
  readonly undo?: { readonly entity: EntityName; readonly id: string; readonly count: number }
}

interface RunOptions {
  readonly entities: PlanEntities
  /** The name of the plan, for the journal. */
  readonly title: string
  readonly address: PlanAddress
  /** The same without these records, for a plan that must not change them twice; undefined if none is left. */
  readonly getRest?: ((done: ReadonlySet<number>) => PlanAddress | undefined) | undefined
}

/** Runs a plan once it is confirmed, and keeps a journal of it on the device. */
export function usePlanRun(options: RunOptions) {
  const { entities } = options
  const events = useAdminEvents()
  const server = usePlanServer(entities, events)
  const clock = useClock()
  const [state, setState] = useState<PlanRunState>()
  const isCancelled = useRef(false)
  const lastJournal = useRef<string>(undefined)
  const undoId = useRef<string>(undefined)
  useEffect(() => {
    isCancelled.current = false
    return () => {
      // The record that is being written is finished, and the journal says how far the plan came.
      isCancelled.current = true
    }
  }, [])

  async function run(plan: Plan, previous?: PlanOutcomes): Promise<void> {
    if (state?.isRunning === true) return
    isCancelled.current = false
    const journal = createJournal(
      { ...options, startedAt: clock().toISOString(), replaced: previous && lastJournal.current },
      plan,
      previous,
    )
    lastJournal.current = journal.id
    const outcomes = new Map(previous)
    setState({ plan, outcomes: new Map(outcomes), isRunning: true, current: undefined })
    await runLocked(journal.id, async () => {
      await runPlan(plan, toLoggingServer(server), {
        ...(previous && { previous }),
        stopsAll,
        isCancelled: () => isCancelled.current,
        onBegin(step) {
          journal.begin(step)
          setState((now) => now && { ...now, current: step })
        },
        onOutcome(step, outcome) {
          journal.end(step, outcome)
          outcomes.set(step.key, outcome)
          setState((now) => now && { ...now, outcomes: new Map(outcomes) })
        },
      })
    })
    journal.finish([...outcomes.values()].some(({ status }) => status === 'stopped'))
    setState((now) => now && { ...now, isRunning: false, current: undefined })
    void keepPlanUndo(invertPlan(plan, outcomes)).then((undo) =>
      setState((now) => (undo !== undefined && now?.plan === plan ? { ...now, undo } : now)),
    )
    events.refresh(plan.steps.map(({ entity }) => entity))
  }

  /** In place of what would take back the run that this one repeats. */
  async function keepPlanUndo(undone: Plan): Promise<PlanRunState['undo']> {
    const entity = undone.steps[0]?.entity
    if (entity === undefined) return undefined
    undoId.current ??= clock().toISOString() + Math.random().toString(36)
    const undo = { id: undoId.current, title: options.title, entity, at: clock().toISOString() }
    const isKept = await keepUndo({ ...undo, plan: { steps: undone.steps } })
    return isKept ? { entity, id: undo.id, count: undone.steps.length } : undefined
  }

  return {
    state,
    start: (plan: Plan) => {
      undoId.current = undefined
      return run(plan)
    },
    /** Repeats what failed. The conflicts of these keys are written over what the server has now. */
    repeat: (overwritten: ReadonlySet<string>): Promise<void> => {
      if (state === undefined) return Promise.resolve()
      const { plan, outcomes } = state
      return run(overwriteConflicts(plan, outcomes, overwritten), outcomes)
    },
    /** Stops after the record that is being written. */
    stop: (): void => {
      isCancelled.current = true
    },
    close: () => setState(undefined),
  }
}

const log = (error: unknown): never => {
  logError(error)
  throw error
}

/** Logs each failure as the specification asks (spec 8). */
function toLoggingServer(server: PlanServer): PlanServer {
  return {
    ...server,
    read: (...given) => server.read(...given).catch(log),
    create: (...given) => server.create(...given).catch(log),
    update: (...given) => server.update(...given).catch(log),
  }
}

/** Whether the device keeps the journal. */
export const keepsJournal = (): boolean => planJournal.isStored()
