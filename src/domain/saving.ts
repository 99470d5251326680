import { parseJson } from '#platform/parse-json.ts'

import { isDeepEqual } from './deep-equal.ts'

/** What the next save writes to. */
export type SaveTarget<Values> =
  | { readonly kind: 'new' }
  | { readonly kind: 'record'; readonly id: number }
  | {
      /** No record: a save has emptied the form, or the server has not said which record it created. */
      readonly kind: 'none'
      /** The record that was saved last, if it is known. */
      readonly last?: { readonly id: number; readonly values: Values } | undefined
    }

type SavingStep<Values> =
  | { readonly status: 'idle' }
  /** A picture is being prepared, which is part of the record. */
  | { readonly status: 'waiting' }
  /** The input is validated, and the server's version compared with the one that the form has seen. */
  | { readonly status: 'checking' }
  /** The record was changed elsewhere. If that interrupted a save, 'overwritten' continues it. */
  | { readonly status: 'conflict'; readonly theirs: Values; readonly wasSaving: boolean }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly error: unknown }
  | {
      readonly status: 'saved'
      readonly wasNew: boolean
      /** `stay`: there is newer input, or that was asked for. `clear`: the form was emptied. */
      readonly next: 'leave' | 'stay' | 'clear'
    }

/** A record form while it is filled and saved (docs/architecture.md). */
export interface Saving<Values> {
  readonly target: SaveTarget<Values>
  /** The values that the form was last filled with: a difference from them is unsaved. */
  readonly filled: Values
  /** The last version of the server that the form has seen: a difference from it was made elsewhere. */
  readonly base: Values
  readonly step: SavingStep<Values>
}

export type SavingEvent<Values> =
  | { readonly type: 'submitted'; readonly isPreparing: boolean }
  | { readonly type: 'prepared' }
  /** The input is invalid. */
  | { readonly type: 'refused' }
  /** The server's version; undefined for a new record. */
  | {
      readonly type: 'checked'
      readonly theirs: Values | undefined
      /** Whether what is sent has the changes that were made elsewhere, too. */
      readonly isMerged?: boolean
    }
  | {
      readonly type: 'answered'
      /** What the server has now, which it may have completed, and the input that it was made of. */
      readonly stored: Values
      readonly submitted: Values
      readonly hasNewerInput: boolean
      /** Whether the form stays with the record, as there was asked for. */
      readonly isStaying?: boolean
      /** The id of a record that was created, if it is known. */
      readonly createdId: number | undefined
      /** The values of an emptied form, if a save empties it (spec 4). */
      readonly cleared: Values | undefined
    }
  | { readonly type: 'failed'; readonly error: unknown }
  /** Which record was created became known later. */
  | { readonly type: 'identified'; readonly id: number }
  | { readonly type: 'conflictOpened'; readonly theirs: Values }
  | { readonly type: 'conflictClosed' }
  | { readonly type: 'overwritten' }
  | { readonly type: 'keptTheirs' }
  /** The draft has its own base, which reveals a change made since it was written. */
  | { readonly type: 'draftRestored'; readonly base: Values }
  /** An emptied form is filled again with the record that was saved. */
  | { readonly type: 'refilled'; readonly values: Values }
  /** A form that writes to no record becomes that of a new one. */
  | { readonly type: 'restarted'; readonly empty: Values }
  /** The form is gone. What was not sent will not be. */
  | { readonly type: 'left' }

export function startSaving<Values>(id: number | undefined, values: Values): Saving<Values> {
  return {
    target: id === undefined ? { kind: 'new' } : { kind: 'record', id },
    filled: values,
    base: values,
    step: { status: 'idle' },
  }
}

/** Whether a save is under way. */
export function isBusy({ step }: Saving<unknown>): boolean {
  return ['waiting', 'checking', 'saving'].includes(step.status)
}

/** The next state. An event without a meaning in the current state returns the same state. */
export function savingReducer<Values>(
  saving: Saving<Values>,
  event: SavingEvent<Values>,
): Saving<Values> {
  const { target, step } = saving
  const goTo = (next: SavingStep<Values>): Saving<Values> => ({ ...saving, step: next })
  const isAtRest = !isBusy(saving) && step.status !== 'conflict'
  switch (event.type) {
    case 'submitted':
      if (!isAtRest || target.kind === 'none') return saving
      return goTo({ status: event.isPreparing ? 'waiting' : 'checking' })
    case 'prepared':
      return step.status === 'waiting' ? goTo({ status: 'checking' }) : saving
    case 'refused':
      return step.status === 'checking' ? goTo({ status: 'idle' }) : saving
    case 'checked':
      return step.status === 'checking' ? check(saving, event) : saving
    case 'answered':
      return step.status === 'saving' ? finish(saving, event) : saving
    case 'failed':
      return isBusy(saving) ? goTo({ status: 'failed', error: event.error }) : saving
    case 'identified':
      return target.kind === 'none' && target.last === undefined
        ? { ...saving, target: { kind: 'record', id: event.id } }
        : saving
    case 'conflictOpened':
      return isAtRest && target.kind === 'record'
        ? goTo({ status: 'conflict', theirs: event.theirs, wasSaving: false })
        : saving
    case 'conflictClosed':
    case 'overwritten':
    case 'keptTheirs':
      return step.status === 'conflict' ? resolve(saving, step, event.type) : saving
    case 'draftRestored':
      // While a save waits for a picture, too: it compares the record with what the draft was made from.
      return isAtRest || step.status === 'waiting' ? { ...saving, base: event.base } : saving
    case 'refilled':
      return isAtRest && target.kind === 'none' && target.last !== undefined
        ? startSaving(target.last.id, event.values)
        : saving
    case 'restarted':
      return isAtRest && target.kind === 'none' ? startSaving(undefined, event.empty) : saving
    case 'left':
      return step.status === 'saving' || isAtRest ? saving : goTo({ status: 'idle' })
  }
}

function check<Values>(
  saving: Saving<Values>,
  { theirs, isMerged = false }: Extract<SavingEvent<Values>, { type: 'checked' }>,
): Saving<Values> {
  if (theirs === undefined || isDeepEqual(theirs, saving.base)) {
    return { ...saving, step: { status: 'saving' } }
  }
  return isMerged
    ? { ...saving, base: theirs, step: { status: 'saving' } }
    : { ...saving, step: { status: 'conflict', theirs, wasSaving: true } }
}

function resolve<Values>(
  saving: Saving<Values>,
  { theirs, wasSaving }: Extract<SavingStep<Values>, { status: 'conflict' }>,
  type: 'conflictClosed' | 'overwritten' | 'keptTheirs',
): Saving<Values> {
  const idle = { ...saving, step: { status: 'idle' as const } }
  if (type === 'conflictClosed') return idle
  if (type === 'keptTheirs') return { ...idle, base: theirs, filled: theirs }
  return {
    ...idle,
    base: theirs,
    filled: theirs,
    // Checked again: it may have been changed once more.
    step: wasSaving ? { status: 'checking' } : idle.step,
  }
}

function finish<Values>(
  { target }: Saving<Values>,
  {
    stored,
    submitted,
    hasNewerInput,
    isStaying = false,
    createdId,
    cleared,
  }: Extract<SavingEvent<Values>, { type: 'answered' }>,
): Saving<Values> {
  const wasNew = target.kind === 'new'
  const stays = hasNewerInput || isStaying
  if (!stays && cleared !== undefined) {
    return {
      target:
        target.kind === 'record'
          ? { kind: 'none', last: { id: target.id, values: stored } }
          : target,
      filled: cleared,
      base: cleared,
      step: { status: 'saved', wasNew, next: 'clear' },
    }
  }
  const id = target.kind === 'record' ? target.id : createdId
  return {
    // What is typed from here on belongs to the record that was created.
    target: id === undefined ? { kind: 'none' } : { kind: 'record', id },
    filled: submitted,
    base: stored,
    step: { status: 'saved', wasNew, next: stays ? 'stay' : 'leave' },
  }
}

/**
 * The id that the answer to a creation names: in JSON, as `{"id":7}` or `7`, or as the only number of a text (spec 7).
 * A text may mean another number, so the caller compares the record.
 */
export function findCreatedId(answer: unknown): { id: number; isCertain: boolean } | undefined {
  const value = typeof answer === 'string' ? parseJson(answer) : answer
  const named: unknown =
    typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  if (isRecordId(named)) return { id: named, isCertain: true }
  const numbers = typeof answer === 'string' ? (answer.match(/\d+/g) ?? []) : []
  const guess = isRecordId(value) ? value : Number(numbers[0])
  return isRecordId(guess) && numbers.length < 2 ? { id: guess, isCertain: false } : undefined
}

function isRecordId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
