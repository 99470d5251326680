import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form'

import { isSame } from '#domain/same.ts'

import { logFault } from '../faults/fault-text.ts'
import { failureOf, type Failure } from './failures.ts'
import { refusedFile } from './useFileField.ts'
import { useDraft } from './useDraft.ts'
import { useUnsavedGuard } from './useUnsavedGuard.ts'

export interface RecordFormOptions<Values extends FieldValues> {
  /** Names the draft on the device: `articles/12`, `articles/new`. */
  draftKey: string
  /** The record as the server has it now, or the values of an empty form. */
  loaded: Values
  resolver: Resolver<Values>
  /** The names of fields that a server may give back in a 400, and that the form shows. */
  fields: readonly Path<Values>[]
  /** Reads the record again before it is overwritten; absent when one is created. */
  readCurrent?: (() => Promise<Values>) | undefined
  save: (values: Values) => Promise<unknown>
  /** The entities whose queries change with this one. */
  affected: readonly string[]
  onSaved: () => void
  /** Values as far as they count as typed: an editor that was opened and left as it was does not. */
  whatCounts?: (values: Values) => unknown
}

/** A record changed elsewhere: theirs and what it was when this form was opened. */
export interface Conflict<Values> {
  readonly theirs: Values
  /** Asked for while saving, so that the choice goes on to save. */
  readonly whileSaving: boolean
}

const asTyped = (values: unknown) => values

/** The form of one record: its values, its saving and everything that keeps typed work safe (issue 5). */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { loaded, whatCounts = asTyped } = options
  const queryClient = useQueryClient()
  /** What the form was last filled with; what differs from it is unsaved. */
  const [base, setBase] = useState(loaded)
  /** The record on the server as this form knows it; what differs from it was changed elsewhere. */
  const [known, setKnown] = useState(loaded)
  const [failure, setFailure] = useState<Failure | undefined>(undefined)
  const [isSaving, setIsSaving] = useState(false)
  const [savedTimes, setSavedTimes] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values> | undefined>(undefined)
  const isBusy = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: async (...input) =>
      withRefusedFiles(await options.resolver(...input), form, options.fields),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all values are there, which is more than asked for
    defaultValues: loaded as DefaultValues<Values>,
    shouldFocusError: false,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none is missing, see above
  const values = useWatch({ control: form.control }) as Values
  const isDirty = !isSame(whatCounts(values), whatCounts(base))
  const guard = useUnsavedGuard(isDirty)
  const draft = useDraft({ key: options.draftKey, values, base: known, isDirty })

  async function save(typed: Values, mayOverwrite: boolean): Promise<void> {
    // A second click comes before the first is seen to be under way.
    if (isBusy.current) return
    isBusy.current = true
    setIsSaving(true)
    setFailure(undefined)
    try {
      if (!mayOverwrite && options.readCurrent !== undefined) {
        const theirs = await options.readCurrent()
        // Who has left meanwhile chose to leave it unsaved.
        if (!isHere.current) return
        if (!isSame(theirs, known)) {
          setConflict({ theirs, whileSaving: true })
          return
        }
      }
      await options.save(typed)
      await onWritten(typed)
    } catch (error) {
      logFault(error)
      onFailed(failureOf(error, options.fields))
    } finally {
      isBusy.current = false
      setIsSaving(false)
    }
  }
  async function onWritten(typed: Values): Promise<void> {
    guard.letGo()
    setKnown(typed)
    await draft.finish()
    for (const entity of options.affected) {
      void queryClient.invalidateQueries({ queryKey: [entity] })
    }
    if (isHere.current) options.onSaved()
    setSavedTimes((times) => times + 1)
  }
  function onFailed(failed: Failure): void {
    setFailure(failed)
    for (const name of options.fields) {
      if (failed.fields.includes(name)) form.setError(name, { type: 'server', message: 'server' })
    }
  }
  function fill(filled: Values): void {
    setBase(filled)
    form.reset(filled)
  }

  return {
    form,
    values,
    isDirty,
    isSaving,
    failure,
    guard,
    draft,
    conflict,
    savedTimes,
    /** Somebody else saved this record while the form was open. */
    isChangedElsewhere: savedTimes === 0 && !isSaving && !isSame(loaded, known),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      void form.handleSubmit((typed) => save(typed, false))(event)
    },
    showConflict: () => {
      setConflict({ theirs: loaded, whileSaving: false })
    },
    /** Mine replaces theirs. */
    overwrite: () => {
      if (conflict === undefined) return
      setConflict(undefined)
      setKnown(conflict.theirs)
      if (conflict.whileSaving) void form.handleSubmit((typed) => save(typed, true))()
    },
    /** Theirs replaces mine in the form. */
    keepTheirs: () => {
      if (conflict === undefined) return
      setConflict(undefined)
      setKnown(conflict.theirs)
      fill(conflict.theirs)
    },
    closeConflict: () => {
      setConflict(undefined)
    },
    restoreDraft: () => {
      if (draft.offer === undefined) return
      // What it was based on stays what this form knows, so that a change since is noticed when it is saved.
      setKnown(draft.offer.base)
      form.reset(draft.offer.values, { keepDefaultValues: true })
      draft.accept()
    },
    fill,
  }
}

/** What a validation finds wrong, and the files that were refused: a validation would forget them. */
function withRefusedFiles<Values extends FieldValues>(
  found: ResolverResult<Values>,
  { getFieldState }: Pick<UseFormReturn<Values>, 'getFieldState'>,
  fields: readonly Path<Values>[],
): ResolverResult<Values> {
  const refused = fields.flatMap((name) => {
    const { error } = getFieldState(name)
    return error?.type === refusedFile ? [[name, error] as const] : []
  })
  if (refused.length === 0) return found
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors by the names of fields
  const errors = { ...found.errors, ...Object.fromEntries(refused) } as FieldErrors<Values>
  return { values: {}, errors }
}

export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>
