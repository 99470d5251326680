import type { EntityName } from '../entities.ts'

/**
 * A plan of changes to many records: looked at first, then run one record after another. Bulk edits, copies, changes of
 * fees and imports are plans. The rehearsal that is looked at is `runPlan` on a copy of the records in memory
 * (`rehearsal.ts`), so it cannot differ from the run in anything but what happens meanwhile.
 */
export interface Plan {
  /** In the order in which they are written. */
  readonly steps: readonly PlanStep[]
}

/** The values of a record by field, as its form holds them. */
export type Values = Readonly<Record<string, unknown>>

export interface PlanStep {
  /** Unique in the plan. */
  readonly key: string
  readonly entity: EntityName
  /** The name of the record for people. */
  readonly name: string
  /** Undefined for a record to create. */
  readonly id?: number | undefined
  /** The values of the record when the plan was made: what the run must still find in the fields that it changes. */
  readonly base: Values
  /** The values to write. What is not named stays as the server has it. */
  readonly changes: Values
  /** Fields that get the id of a record which an earlier step creates, by the key of that step. */
  readonly links?: Readonly<Record<string, string>>
  /** Why nothing is written. */
  readonly refusal?: Refusal | undefined
  /** What a person should know before it is written. */
  readonly remarks?: readonly Remark[]
  /** The row of the file that it comes from, as a spreadsheet counts. */
  readonly line?: number | undefined
}

/** A remark about a field; a screen has the sentence. */
export interface Remark {
  readonly kind: string
  readonly field?: string | undefined
  readonly text?: string | undefined
}

/** `skipped`: nothing needs to be done. `invalid`: it cannot be done. */
export interface Refusal extends Remark {
  /** The column of the file, as a spreadsheet names it. */
  readonly column?: string | undefined
  readonly type: 'skipped' | 'invalid'
}

export type StepOutcome =
  | { readonly status: 'created' | 'updated'; readonly id: number | undefined }
  | { readonly status: 'unchanged' }
  | { readonly status: 'skipped' | 'invalid'; readonly refusal: Refusal }
  /** The record has changed since the plan was made: what it has now in the fields of the plan. */
  | { readonly status: 'conflict'; readonly theirs: Values }
  | { readonly status: 'failed'; readonly error: unknown }
  /** An earlier step that creates what this one refers to has not done so. */
  | { readonly status: 'waiting'; readonly for: string }
  /** Not attempted: an earlier error would have met every other step, too. */
  | { readonly status: 'stopped' }

export type StepStatus = StepOutcome['status']

export const stepStatuses = [
  'created',
  'updated',
  'unchanged',
  'skipped',
  'invalid',
  'conflict',
  'failed',
  'waiting',
  'stopped',
] as const satisfies readonly StepStatus[]

/** The outcomes so far, by the key of the step. */
export type PlanOutcomes = ReadonlyMap<string, StepOutcome>

/** A record as it was just read. */
export interface StoredRecord {
  readonly values: Values
  /** What the server sent. Its update may need more of it than the values. */
  readonly record?: unknown
}

/** Where a plan reads and writes: the server, or the records in memory of a rehearsal. */
export interface PlanServer {
  read(entity: EntityName, id: number): Promise<StoredRecord>
  /** Resolves to the id of the new record; to undefined if it is not known, and no other step needs it. */
  create(entity: EntityName, values: Values, isIdNeeded: boolean): Promise<number | undefined>
  update(entity: EntityName, id: number, stored: StoredRecord, changes: Values): Promise<void>
  /** Whether two values of a field say the same. */
  isSame(entity: EntityName, field: string, first: unknown, second: unknown): boolean
  /** The value of a field that refers to a record. */
  toReference(id: number): unknown
}

interface RunOptions {
  /** The outcomes of an earlier run: what is done is not done again. */
  readonly previous?: PlanOutcomes
  /** Whether every other step would meet this error, too. */
  readonly stopsAll?: (error: unknown) => boolean
  /** Whether to stop before the next step. */
  readonly isCancelled?: () => boolean
  /** Before a step reads or writes anything. */
  readonly onBegin?: (step: PlanStep) => void
  readonly onOutcome?: (step: PlanStep, outcome: StepOutcome) => void
  /** Awaited before each step, where many of them would keep the page busy. */
  readonly pause?: () => Promise<void> | undefined
}

/** Runs a plan one step after another. It never rejects: every step has its outcome. */
export async function runPlan(
  { steps }: Plan,
  server: PlanServer,
  { previous, stopsAll, isCancelled, onBegin, onOutcome, pause }: RunOptions = {},
): Promise<PlanOutcomes> {
  const outcomes = new Map<string, StepOutcome>()
  const neededKeys = new Set(steps.flatMap(({ links = {} }) => Object.values(links)))
  let isStopped = false
  for (const step of steps) {
    const earlier = previous?.get(step.key)
    if (earlier !== undefined && !isToRepeat(earlier)) {
      outcomes.set(step.key, earlier)
      continue
    }
    await pause?.()
    isStopped ||= isCancelled?.() === true
    if (!isStopped && step.refusal === undefined) onBegin?.(step)
    const outcome: StepOutcome = isStopped
      ? { status: 'stopped' }
      : await runStep(step, outcomes, server, neededKeys.has(step.key))
    isStopped ||= outcome.status === 'failed' && stopsAll?.(outcome.error) === true
    outcomes.set(step.key, outcome)
    onOutcome?.(step, outcome)
  }
  return outcomes
}

/** Whether a retry runs the step again: what failed, was not reached, or is a conflict that a person has decided. */
export function isToRepeat({ status }: StepOutcome): boolean {
  return ['failed', 'waiting', 'stopped', 'conflict'].includes(status)
}

async function runStep(
  step: PlanStep,
  outcomes: PlanOutcomes,
  server: PlanServer,
  isIdNeeded: boolean,
): Promise<StepOutcome> {
  if (step.refusal !== undefined) return { status: step.refusal.type, refusal: step.refusal }
  const links = resolveLinks(step, outcomes, server)
  if ('missing' in links) {
    const { status } = outcomes.get(links.missing) ?? {}
    if (status !== 'skipped' && status !== 'invalid')
      return { status: 'waiting', for: links.missing }
    // No retry creates what it refers to.
    return { status: 'skipped', refusal: { type: 'skipped', kind: 'linkSkipped' } }
  }
  const wanted = { ...step.changes, ...links.values }
  try {
    const { entity, id } = step
    // Nothing to compare with: a file of 3,000 rows that change nothing sends nothing.
    if (id !== undefined && Object.keys(wanted).length === 0) return { status: 'unchanged' }
    if (id === undefined)
      return { status: 'created', id: await server.create(entity, wanted, isIdNeeded) }
    const stored = await server.read(entity, id)
    const isSame = (name: string, values: Values) =>
      server.isSame(entity, name, stored.values[name], values[name])
    const names = Object.keys(wanted).filter((name) => !isSame(name, wanted))
    if (names.length === 0) return { status: 'unchanged' }
    const changed = names.filter((name) => !isSame(name, step.base))
    if (changed.length > 0) return { status: 'conflict', theirs: pick(stored.values, changed) }
    await server.update(entity, id, stored, pick(wanted, names))
    return { status: 'updated', id }
  } catch (error) {
    return { status: 'failed', error: error ?? new Error('The step failed without a reason.') }
  }
}

function resolveLinks(
  { links = {} }: PlanStep,
  outcomes: PlanOutcomes,
  server: PlanServer,
): { readonly values: Values } | { readonly missing: string } {
  const values: Record<string, unknown> = {}
  for (const [field, key] of Object.entries(links)) {
    const outcome = outcomes.get(key)
    const id = outcome !== undefined && 'id' in outcome ? outcome.id : undefined
    if (id === undefined) return { missing: key }
    values[field] = server.toReference(id)
  }
  return { values }
}

/** The values of these fields. */
export function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

/** A plan in which conflicts are decided: these steps write over what the server has now. */
export function overwriteConflicts(
  { steps }: Plan,
  outcomes: PlanOutcomes,
  keys: ReadonlySet<string>,
): Plan {
  return {
    steps: steps.map((step) => {
      const outcome = outcomes.get(step.key)
      if (!keys.has(step.key) || outcome?.status !== 'conflict') return step
      return { ...step, base: { ...step.base, ...outcome.theirs } }
    }),
  }
}

/**
 * The plan that takes back what a run has changed. A record must still have what was written, so nothing is overwritten that
 * was changed since. A record that was created stays. `base` has the fields that were written alone: it is kept on the device.
 */
export function invertPlan({ steps }: Plan, outcomes: PlanOutcomes): Plan {
  return {
    steps: steps
      .filter(({ key }) => outcomes.get(key)?.status === 'updated')
      .map(({ key, entity, name, id, base, changes }) => {
        return { key, entity, name, id, base: changes, changes: pick(base, Object.keys(changes)) }
      }),
  }
}

/** The remarks that say that a text keeps its words and loses its formatting or its paragraphs. */
const losses: ReadonlySet<string> = new Set(['formatLost', 'fewerParagraphs'])

/** Whether a step would lose part of a text. Such a step is left out until a person includes it. */
export function isLossy({ remarks = [] }: PlanStep): boolean {
  return remarks.some(({ kind }) => losses.has(kind))
}

/** A plan without some of its steps, which are skipped by the person's own choice. */
export function excludeSteps({ steps }: Plan, keys: ReadonlySet<string>): Plan {
  return {
    steps: steps.map((step) =>
      keys.has(step.key) ? { ...step, refusal: { type: 'skipped', kind: 'excluded' } } : step,
    ),
  }
}

export type PlanCounts = Readonly<Record<StepStatus, number>>

/** How many steps came to what. */
export function countOutcomes(outcomes: PlanOutcomes): PlanCounts {
  const counts = {
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    invalid: 0,
    conflict: 0,
    failed: 0,
    waiting: 0,
    stopped: 0,
  }
  for (const { status } of outcomes.values()) counts[status] += 1
  return counts
}

/** Whether a rehearsal finds anything to write. */
export function hasWrites(outcomes: PlanOutcomes): boolean {
  const { created, updated } = countOutcomes(outcomes)
  return created + updated > 0
}
