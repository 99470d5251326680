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

import { isDeepEqual } from '#domain/deep-equal.ts'

import { logError } from '../errors/describe-error.ts'
import { classifyError, type ClassifiedError } from './classify-error.ts'
import { refusedFile } from './useFileField.ts'
import { useDraft } from './useDraft.ts'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts'

export interface RecordFormOptions<Values extends FieldValues> {
  /** Names the draft on the device: `articles/12`, `articles/new`. */
  draftKey: string
  /** The record as the server has it now, or the values of an empty form. */
  loadedValues: Values
  resolver: Resolver<Values>
  /** The names of fields that a server may give back in a 400, and that the form shows. */
  fieldNames: readonly Path<Values>[]
  /** Reads the record again before it is overwritten; absent when one is created. */
  fetchCurrent?: (() => Promise<Values>) | undefined
  save: (values: Values) => Promise<unknown>
  /** The entities whose queries change with this one. */
  invalidates: readonly string[]
  onSaved: () => void
  /** Values as far as they count as typed: an editor that was opened and left as it was does not. */
  toComparable?: (values: Values) => unknown
}

/** A record changed elsewhere: theirs and what it was when this form was opened. */
export interface Conflict<Values> {
  readonly theirs: Values
  /** Asked for while saving, so that the choice goes on to save. */
  readonly wasSaving: boolean
}

const identity = (values: unknown) => values

/** The form of one record: its values, its saving and everything that keeps typed work safe (issue 5). */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { loadedValues, toComparable = identity } = options
  const queryClient = useQueryClient()
  /** What the form was last filled with; what differs from it is unsaved. */
  const [filledValues, setFilledValues] = useState(loadedValues)
  /** The record on the server as this form knows it; what differs from it was changed elsewhere. */
  const [base, setKnownValues] = useState(loadedValues)
  const [failure, setSaveError] = useState<ClassifiedError | undefined>(undefined)
  const [isSaving, setIsSaving] = useState(false)
  const [savedTimes, setSaveCount] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values> | undefined>(undefined)
  const isSubmitting = useRef(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: async (...input) =>
      withRefusedFiles(await options.resolver(...input), form, options.fieldNames),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all values are there, which is more than asked for
    defaultValues: loadedValues as DefaultValues<Values>,
    shouldFocusError: false,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none is missing, see above
  const values = useWatch({ control: form.control }) as Values
  const isDirty = !isDeepEqual(toComparable(values), toComparable(filledValues))
  const guard = useUnsavedChangesGuard(isDirty)
  const draft = useDraft({ key: options.draftKey, values, base, isDirty })

  async function save(typed: Values, canOverwrite: boolean): Promise<void> {
    // A second click comes before the first is seen to be under way.
    if (isSubmitting.current) return
    isSubmitting.current = true
    setIsSaving(true)
    setSaveError(undefined)
    try {
      if (!canOverwrite && options.fetchCurrent !== undefined) {
        const theirs = await options.fetchCurrent()
        // Who has left meanwhile chose to leave it unsaved.
        if (!isMounted.current) return
        if (!isDeepEqual(theirs, base)) {
          setConflict({ theirs, wasSaving: true })
          return
        }
      }
      await options.save(typed)
      await handleSaved(typed)
    } catch (error) {
      logError(error)
      handleSaveError(classifyError(error, options.fieldNames))
    } finally {
      isSubmitting.current = false
      setIsSaving(false)
    }
  }
  async function handleSaved(typed: Values): Promise<void> {
    guard.allowNavigation()
    setKnownValues(typed)
    await draft.finish()
    for (const entity of options.invalidates) {
      void queryClient.invalidateQueries({ queryKey: [entity] })
    }
    if (isMounted.current) options.onSaved()
    setSaveCount((times) => times + 1)
  }
  function handleSaveError(failed: ClassifiedError): void {
    setSaveError(failed)
    for (const name of options.fieldNames) {
      if (failed.fields.includes(name)) form.setError(name, { type: 'server', message: 'server' })
    }
  }
  function resetTo(filled: Values): void {
    setFilledValues(filled)
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
    isChangedElsewhere: savedTimes === 0 && !isSaving && !isDeepEqual(loadedValues, base),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      void form.handleSubmit((typed) => save(typed, false))(event)
    },
    openConflict: () => {
      setConflict({ theirs: loadedValues, wasSaving: false })
    },
    /** Mine replaces theirs. */
    overwrite: () => {
      if (conflict === undefined) return
      setConflict(undefined)
      setKnownValues(conflict.theirs)
      if (conflict.wasSaving) void form.handleSubmit((typed) => save(typed, true))()
    },
    /** Theirs replaces mine in the form. */
    keepTheirs: () => {
      if (conflict === undefined) return
      setConflict(undefined)
      setKnownValues(conflict.theirs)
      resetTo(conflict.theirs)
    },
    closeConflict: () => {
      setConflict(undefined)
    },
    restoreDraft: () => {
      if (draft.offer === undefined) return
      // What it was based on stays what this form knows, so that a change since is noticed when it is saved.
      setKnownValues(draft.offer.base)
      form.reset(draft.offer.values, { keepDefaultValues: true })
      draft.accept()
    },
    fill: resetTo,
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
