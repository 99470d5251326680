import * as z from 'zod/mini'

import { ApiError } from '#api/errors.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { Plan, PlanOutcomes, PlanStep, StepOutcome } from '#domain/plan/plan.ts'
import { parseStoredList } from '#domain/stored-list.ts'
import { createStoredValue } from '#platform/stored-value.ts'

/** How far a plan has come, kept on the device before and after each write. */
const Entry = z.object({
  id: z.string(),
  /** The page of the plan: 'Changer les prix'. */
  title: z.string(),
  /** Where it can be made again, and whether that is without the records that are done. */
  to: z.string().check(z.regex(/^\/admin\/plans\/[a-z/]+$/)),
  search: z.catchall(z.object({}), z.string()),
  isRest: z.boolean(),
  /** Whether no record is left for it. */
  isRestEmpty: z._default(z.boolean(), false),
  startedAt: z.string(),
  total: z.number(),
  done: z.number(),
  /** The record that is being written. */
  writing: z.nullable(z.string()),
  /** Records that were sent without an answer: they may be written. */
  unsure: z._default(z.array(z.string()), []),
})
export type JournalEntry = z.infer<typeof Entry>

/** A device keeps the last ones only. */
const maxEntries = 5

/** The plans that have begun on this device and not ended. */
export const planJournal = createStoredValue<readonly JournalEntry[]>('admin-plans', (stored) =>
  parseStoredList(stored, Entry),
)

export function writeEntry(entry: JournalEntry): void {
  planJournal.change((entries) =>
    [...entries.filter(({ id }) => id !== entry.id), entry].slice(-maxEntries),
  )
}

export function removeEntry(id: string): void {
  planJournal.change((entries) => entries.filter((entry) => entry.id !== id))
}

const getLockName = (id: string) => `plan-${id}`

/** Runs a plan while a lock tells other tabs that it is alive. */
export async function runLocked(id: string, work: () => Promise<void>): Promise<void> {
  // Without a secure connection there are no locks, and a running plan looks interrupted to another tab.
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) await work()
  else await locks.request(getLockName(id), work)
}

/** Whether no tab runs the plan any more. */
export async function isInterrupted(id: string): Promise<boolean> {
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) return true
  const { held = [] } = await locks.query()
  return held.every(({ name }) => name !== getLockName(id))
}

/** The page of a plan. */
export interface PlanAddress {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

interface JournalOptions {
  readonly title: string
  readonly address: PlanAddress
  readonly getRest?: ((done: ReadonlySet<number>) => PlanAddress | undefined) | undefined
  readonly startedAt: string
  /** The entry of the run that this one repeats. */
  readonly replaced?: string | undefined
}

/**
 * Says on the device, before and after each write, how far the plan has come. A record counts as done from before it is
 * written until an answer says that it was not: a price must not be raised twice.
 */
export function createJournal(
  { title, address, getRest, startedAt, replaced }: JournalOptions,
  { steps }: Plan,
  previous: PlanOutcomes = new Map(),
) {
  const doneIds = new Set<number>()
  const unsure = new Map<string, string>()
  const getState = () => {
    const rest = getRest?.(doneIds)
    const { to, search = {} } = rest ?? address
    const isRestEmpty = getRest !== undefined && rest === undefined
    return { to, search: { ...search }, isRestEmpty, unsure: [...unsure.values()] }
  }
  let entry: JournalEntry = {
    ...getState(),
    // Plain HTTP has no `crypto.randomUUID`.
    id: startedAt + Math.random().toString(36),
    title,
    startedAt,
    isRest: getRest !== undefined,
    total: steps.filter(({ refusal }) => refusal === undefined).length,
    done: 0,
    writing: null,
  }
  for (const step of steps) {
    const outcome = previous.get(step.key)
    if (outcome !== undefined) record(step, outcome)
  }
  function record({ key, id, name }: PlanStep, outcome: StepOutcome): void {
    const isDone = ['created', 'updated', 'unchanged'].includes(outcome.status)
    if (isDone) unsure.delete(key)
    else if (outcome.status === 'failed' && !(outcome.error instanceof ApiError))
      unsure.set(key, name)
    if (id !== undefined) {
      // An error now says nothing about an earlier attempt that had no answer.
      if (isDone || unsure.has(key)) doneIds.add(id)
      else doneIds.delete(id)
    }
    entry = { ...entry, ...getState(), done: entry.done + (isDone ? 1 : 0) }
  }
  return {
    id: entry.id,
    begin({ id, name }: PlanStep): void {
      if (id !== undefined) doneIds.add(id)
      entry = { ...entry, ...getState(), writing: name }
      writeEntry(entry)
      replaceEntries(entry.id, address, replaced)
    },
    end(step: PlanStep, outcome: StepOutcome): void {
      if (step.refusal !== undefined || outcome.status === 'stopped') return
      record(step, outcome)
      entry = { ...entry, writing: null }
      writeEntry(entry)
    },
    /** A plan that was stopped stays in the journal. */
    finish(isStopped: boolean): void {
      if (!isStopped) removeEntry(entry.id)
    },
  }
}

/** Removes what an entry goes on with: the run that it repeats, and an interrupted one whose rest was opened. */
function replaceEntries(by: string, { to, search = {} }: PlanAddress, replaced?: string): void {
  for (const entry of planJournal.get()) {
    const isOpened = !entry.isRestEmpty && entry.to === to && isDeepEqual(entry.search, search)
    if (entry.id !== by && (isOpened || entry.id === replaced)) removeEntry(entry.id)
  }
}
