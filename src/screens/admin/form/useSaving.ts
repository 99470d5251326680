import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

import { isDeepEqual } from '#domain/deep-equal.ts'
import {
  findCreatedId,
  isBusy,
  savingReducer,
  startSaving,
  type Saving,
  type SavingEvent,
} from '#domain/saving.ts'

import { logError } from '../errors/classify-error.ts'
import type { PendingInput } from './usePendingInput.ts'
import type { RecordFormOptions } from './useRecordForm.ts'

/** A save that the server has accepted. */
export interface SaveOutcome<Values> {
  readonly saving: Saving<Values>
  readonly wasNew: boolean
  /** `left`: the form is gone, and there is newer input or not. */
  readonly next: 'leave' | 'stay' | 'clear' | 'left'
  readonly hasNewerInput: boolean
}

interface SavingOptions<Values extends FieldValues, Item, Body> {
  options: RecordFormOptions<Values, Item, Body>
  id: number | undefined
  record: Item | undefined
  form: UseFormReturn<Values>
  pendingInput: PendingInput
  onSaved: (outcome: SaveOutcome<Values>) => Promise<void>
  onFailed: (error: unknown) => Promise<void>
}

/** Runs the state machine of `domain/saving.ts` for a form: what it sends, and what its server answers. */
export function useSaving<Values extends FieldValues, Item, Body>(
  given: SavingOptions<Values, Item, Body>,
) {
  const { id, record, form, pendingInput } = given
  const { toComparable = identity, toFormValues, emptyValues } = given.options
  const queryClient = useQueryClient()
  const [saving, setSaving] = useState(() =>
    startSaving(id, record === undefined ? emptyValues : toFormValues(record)),
  )
  // A double click sends its second event before the new state is rendered, so a ref holds the latest state.
  const latestState = useRef(saving)
  // A save outlives the render that began it.
  const latest = useRef(given)
  const isMounted = useRef(true)
  /** The record as it was before the last save: a version that comes later was made elsewhere, or is that save. */
  const [recordBeforeSave, setRecordBeforeSave] = useState<Item | undefined>(undefined)

  function send(event: SavingEvent<Values>): Saving<Values> {
    latestState.current = savingReducer(latestState.current, event)
    setSaving(latestState.current)
    return latestState.current
  }
  useEffect(() => {
    latest.current = given
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      latestState.current = savingReducer(latestState.current, { type: 'left' })
    }
  }, [])

  async function submit(): Promise<void> {
    const before = latestState.current
    const isPreparing = pendingInput.isPreparing()
    if (send({ type: 'submitted', isPreparing }) === before) return
    if (isPreparing) {
      await pendingInput.waitForPreparations()
      send({ type: 'prepared' })
    }
    await check()
  }
  /** Validates the input. Everything that follows is about what is valid now. */
  async function check(): Promise<void> {
    if (latestState.current.step.status !== 'checking') return
    if (pendingInput.insertPanels()) {
      await form.handleSubmit(save, () => void send({ type: 'refused' }))()
    } else send({ type: 'refused' })
  }
  async function save(typed: Values): Promise<void> {
    const submitted = { ...form.getValues() }
    try {
      const { target } = latestState.current
      const theirs = target.kind === 'record' ? await fetchStored(target.id) : undefined
      if (send({ type: 'checked', theirs }).step.status !== 'saving') return
      const answer = await write(typed)
      await handleAnswer(typed, submitted, answer)
    } catch (error) {
      logError(error)
      if (!isBusy(latestState.current)) return
      await latest.current.onFailed(error)
      send({ type: 'failed', error })
    }
  }
  function write(typed: Values): Promise<unknown> {
    const { target } = latestState.current
    const { options, record: original } = latest.current
    const body = options.toRequestBody(typed, original)
    return target.kind === 'record'
      ? options.calls.update({ parameters: { id: target.id }, body: { id: target.id, ...body } })
      : options.calls.create({ body })
  }
  /** The server's current version. */
  async function fetchStored(recordId: number): Promise<Values> {
    const { options } = latest.current
    return options.toFormValues(await options.calls.detail({ parameters: { id: recordId } }))
  }
  async function handleAnswer(typed: Values, submitted: Values, answer: unknown): Promise<void> {
    const { options } = latest.current
    const { withStoredIds = identity } = options
    const { target } = latestState.current
    const hasNewerInput = () =>
      !isDeepEqual(toComparable(form.getValues()), toComparable(submitted))
    for (const group of options.invalidates) {
      void queryClient.invalidateQueries({ queryKey: [group] })
    }
    let stored = typed
    let savedId = target.kind === 'record' ? target.id : undefined
    if (hasNewerInput()) {
      // The server may have completed the record, and the next save compares with that.
      savedId ??= await findCreated(typed, answer)
      if (savedId !== undefined) stored = await fetchStored(savedId).catch(() => typed)
    }
    const isNewer = hasNewerInput()
    const next = send({
      type: 'answered',
      stored,
      submitted: withStoredIds(submitted, stored, submitted),
      hasNewerInput: isNewer,
      createdId: savedId,
      cleared: options.staysOpen === true ? options.emptyValues : undefined,
    })
    setRecordBeforeSave(latest.current.record)
    if (isNewer && isMounted.current && options.withStoredIds !== undefined) {
      const completed = withStoredIds(form.getValues(), stored, submitted)
      for (const { name } of options.fields) form.setValue(name, completed[name])
    }
    if (next.target.kind === 'none' && next.target.last === undefined) {
      // In the background: what is typed until the list is there is an edit of the record, too.
      void identify(typed, answer)
    }
    const { step } = next
    if (step.status !== 'saved') return
    await latest.current.onSaved({
      saving: next,
      wasNew: step.wasNew,
      next: isMounted.current ? step.next : 'left',
      hasNewerInput: isNewer,
    })
  }
  async function identify(typed: Values, answer: unknown): Promise<void> {
    const createdId = await findCreated(typed, answer)
    if (createdId !== undefined) send({ type: 'identified', id: createdId })
  }
  /** Which record was created: the one that the answer names, or that the list has with what was sent (spec 7). */
  async function findCreated(typed: Values, answer: unknown): Promise<number | undefined> {
    const named = findCreatedId(answer)
    if (named?.isCertain === true) return named.id
    const { options } = latest.current
    const { withStoredIds = identity } = options
    const records = await queryClient
      .fetchQuery({
        queryKey: [options.entity, 'list'],
        queryFn: ({ signal }) => options.calls.list({}, signal),
        staleTime: 0,
      })
      .catch(() => [])
    const ids = records
      .filter((each) => {
        const stored = options.toFormValues(each)
        const sent = options.toRequestBody(withStoredIds(typed, stored, typed), each)
        return isDeepEqual(options.toRequestBody(stored, each), sent)
      })
      .map((each) => each.id)
    if (named !== undefined && ids.includes(named.id)) return named.id
    return ids.length === 0 ? undefined : Math.max(...ids)
  }

  const { step, target } = saving
  return {
    saving,
    send,
    fetchStored,
    submit,
    conflict:
      step.status !== 'conflict'
        ? undefined
        : {
            theirs: step.theirs,
            wasSaving: step.wasSaving,
            /** Resolves the conflict in favour of this form. */
            overwrite: () => {
              send({ type: 'overwritten' })
              void check()
            },
            /** Resolves the conflict in favour of the server. */
            keepTheirs: () => {
              send({ type: 'keptTheirs' })
              form.reset(step.theirs)
            },
            close: () => void send({ type: 'conflictClosed' }),
          },
    /** The version of somebody else who saved the record while this form was open. */
    theirs:
      target.kind === 'record' &&
      record !== undefined &&
      record !== recordBeforeSave &&
      !isBusy(saving) &&
      !isDeepEqual(toFormValues(record), saving.base)
        ? toFormValues(record)
        : undefined,
  }
}

const identity = <Value>(value: Value): Value => value
