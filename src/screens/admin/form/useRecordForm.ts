import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type ResolverResult,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { TranslatableField } from '#content/translations/translatable-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'
import { useRunOnce } from '#ui/hooks/useRunOnce.ts'

import { classifyError, logError, type ErrorKind } from '../errors/classify-error.ts'
import { readRefusal } from '../errors/read-refusal.ts'
import { entities, type EntityName } from '../layout/entities.ts'
import { getLastListSearch } from '../layout/last-list-search.ts'
import { showToast } from '../layout/toasts.ts'
import type { FormField } from './field-values.ts'
import { useDraft } from './useDraft.ts'
import { usePreparations } from './usePreparations.ts'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts'

/** How a form reads and writes the records of its entity. The calls of the contract fit. */
export interface RecordCalls<Item, Body> {
  /** Null if no record has this id. */
  detail: (input: { parameters: { id: number } }, signal?: AbortSignal) => Promise<Item | null>
  create: (input: { body: Body }) => Promise<unknown>
  update: (input: { parameters: { id: number }; body: Body & { id: number } }) => Promise<unknown>
}

export interface RecordFormOptions<Values extends FieldValues, Item, Body> {
  entity: EntityName
  calls: RecordCalls<Item, Body>
  emptyValues: Values
  resolver: Resolver<Values>
  /** In the order of the form. */
  fields: readonly FormField<Values>[]
  toFormValues: (record: Item) => Values
  /** `original` is undefined for a new record. */
  toRequestBody: (values: Values, original?: Item) => Body
  /** The query groups to invalidate after a save. */
  invalidates: readonly string[]
  /** Whether a save clears the form, instead of leading back to the list. */
  staysOpen?: boolean
  /** Maps values for the dirty check. By default every change counts. */
  toComparable?: (values: Values) => unknown
  /** The texts that English pages show translated. */
  getTranslatableFields?: (values: Values) => readonly TranslatableField[]
  /** Adds the ids that the server gave to new parts of a record when it stored them. */
  withStoredIds?: (values: Values, stored: Values, submitted: Values) => Values
}

/** The record was changed elsewhere since this form was opened. */
interface Conflict<Values> {
  readonly theirs: Values
  /** Whether the conflict interrupted a save, which then continues after `overwrite`. */
  readonly wasSaving: boolean
}

interface SaveError {
  readonly error: unknown
  readonly kind: ErrorKind
  /** The fields that the server refuses. */
  readonly fields: readonly string[]
  /** What the server says. */
  readonly sentence: string | undefined
}

/** The error type of a field that the server refuses. Its message is the server's, not a text key. */
const refusedByServer = 'refusedByServer'
/** The error type of a field whose last file was refused. Its message is a sentence, not a text key. */
const refusedFile = 'refusedFile'

const identity = (values: unknown) => values

/**
 * The state of a record form: values, saving, drafts, conflicts and unsaved changes. `id` and `record` are undefined for
 * a new record.
 */
export function useRecordForm<Values extends FieldValues, Item, Body>(
  options: RecordFormOptions<Values, Item, Body>,
  id: number | undefined,
  record: Item | undefined,
) {
  const { entity, calls, fields, emptyValues, toFormValues, toRequestBody } = options
  const { toComparable = identity } = options
  const isNew = id === undefined
  const queryClient = useQueryClient()
  const { toastSaved, returnToList } = useReturnToList(entity, isNew)
  const formId = useId()
  const loadedValues = record === undefined ? emptyValues : toFormValues(record)
  /** The values the form was last filled with: a difference from them is unsaved. */
  const [filledValues, setFilledValues] = useState(loadedValues)
  /** The last server version this form has seen: a difference from it was made elsewhere. */
  const [base, setBase] = useState(loadedValues)
  const [saveError, setSaveError] = useState<SaveError | undefined>(undefined)
  const [isSaving, setIsSaving] = useState(false)
  const [hasSaved, setHasSaved] = useState(false)
  /** The saves that cleared the form. */
  const [clearCount, setClearCount] = useState(0)
  const [conflict, setConflict] = useState<Conflict<Values> | undefined>(undefined)
  const runOnce = useRunOnce()
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const fieldNames = fields.map(({ name }) => name)
  const form: UseFormReturn<Values> = useForm<Values>({
    resolver: async (...input) =>
      withRefusedFiles(await options.resolver(...input), form, fieldNames),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- complete values satisfy the partial type
    defaultValues: loadedValues as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const { isSubmitted, submitCount } = form.formState
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- complete, since the default values are
  const values = useWatch({ control: form.control }) as Values
  const isDirty = !isDeepEqual(toComparable(values), toComparable(filledValues))
  /** A save waits for a picture, which is part of the record: leaving now would lose it. */
  const [isWaiting, setIsWaiting] = useState(false)
  const guard = useUnsavedChangesGuard(isDirty || isWaiting)
  const draft = useDraft({ key: `${entity}/${id ?? 'new'}`, values, base, isDirty })
  const fieldErrors = useFieldErrors(form, fields)
  const { onPreparation, isPreparing, waitForPreparations } = usePreparations()

  // While a save waits for a picture, restoring a draft changes what the save compares the record with.
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })
  function submit(canOverwrite: boolean): void {
    void runOnce(async () => {
      if (isPreparing()) {
        setIsWaiting(true)
        await waitForPreparations()
        setIsWaiting(false)
      }
      if (!isMounted.current) return
      await form.handleSubmit((typed) => latestSave.current(typed, canOverwrite))()
    })
  }
  async function save(typed: Values, canOverwrite: boolean): Promise<void> {
    const submitted = { ...form.getValues() }
    setIsSaving(true)
    setSaveError(undefined)
    try {
      if (!canOverwrite && id !== undefined) {
        const theirs = await fetchStored(id)
        // The user left the form without saving.
        if (!isMounted.current) return
        if (!isDeepEqual(theirs, base)) {
          setConflict({ theirs, wasSaving: true })
          return
        }
      }
      const body = toRequestBody(typed, record)
      await (id === undefined
        ? calls.create({ body })
        : calls.update({ parameters: { id }, body: { id, ...body } }))
      await handleSaved(typed, submitted)
    } catch (error) {
      logError(error)
      // The message says that nothing is lost, and may lead out of the site to sign in.
      await draft.keep()
      handleSaveError(error)
    } finally {
      setIsSaving(false)
    }
  }
  /** The server's current version, to detect a change made elsewhere. */
  async function fetchStored(recordId: number): Promise<Values> {
    const stored = await calls.detail({ parameters: { id: recordId } })
    // If the record is gone, the save itself fails with a 404, which explains it.
    return stored === null ? base : toFormValues(stored)
  }
  async function handleSaved(typed: Values, submitted: Values): Promise<void> {
    const hasNewerInput = !isDeepEqual(toComparable(form.getValues()), toComparable(submitted))
    // A draft of newer input must not be compared with the record as it was before.
    if (hasNewerInput && !isMounted.current) await draft.keep(isNew ? undefined : typed)
    if (!hasNewerInput) void draft.discard()
    // From here on, newer input is unsaved. The draft keeps it when the form makes way for the list.
    setFilledValues(submitted)
    if (!isNew) setBase(typed)
    setHasSaved(true)
    for (const group of options.invalidates) {
      void queryClient.invalidateQueries({ queryKey: [group] })
    }
    if (!isMounted.current) return
    if (hasNewerInput && (!isNew || options.staysOpen === true)) {
      toastSaved()
      if (!isNew) await followStored(id, typed, submitted)
      return
    }
    guard.allowNavigation()
    if (guard.followBlockedLink()) toastSaved()
    else if (options.staysOpen === true) {
      resetTo(emptyValues)
      setClearCount((count) => count + 1)
    } else returnToList()
  }
  /** After a save that the form survives: the server may have completed the record, and the next save compares with that. */
  async function followStored(recordId: number, typed: Values, submitted: Values): Promise<void> {
    const stored = await fetchStored(recordId).catch(() => typed)
    setBase(stored)
    const { withStoredIds } = options
    if (withStoredIds === undefined) return
    setFilledValues(withStoredIds(submitted, stored, submitted))
    const completed = withStoredIds(form.getValues(), stored, submitted)
    for (const name of fieldNames) form.setValue(name, completed[name])
  }
  function handleSaveError(error: unknown): void {
    const refusal = readRefusal(error, fieldNames)
    setSaveError({
      error,
      kind: classifyError(error),
      fields: refusal.fields.map(({ name }) => name),
      sentence: refusal.sentence,
    })
    for (const { name, sentence = '' } of refusal.fields) {
      form.setError(name, { type: refusedByServer, message: sentence })
    }
  }
  function resetTo(filled: Values): void {
    setFilledValues(filled)
    form.reset(filled)
  }

  const getFieldId = (name: string) => `${formId}${name}`
  /** The attributes that every field of the form takes. */
  const getFieldProps = (name: Path<Values>) => ({
    id: getFieldId(name),
    label: fields.find((field) => field.name === name)?.label ?? name,
    error: fieldErrors.find((error) => error.name === name)?.message,
  })
  /** For a field that passes its value to `onChange`. */
  const getValueProps = <Name extends Path<Values>>(name: Name) => ({
    ...getFieldProps(name),
    name,
    value: form.getValues(name),
    onChange: (value: PathValue<Values, Name>) =>
      form.setValue(name, value, { shouldValidate: isSubmitted }),
  })
  return {
    entity,
    id,
    fields,
    values,
    filledValues,
    getTranslatableFields: options.getTranslatableFields,
    getRequestBody: () => toRequestBody(values, record),
    isDirty,
    isSaving: isSaving || isWaiting,
    saveError,
    submitCount,
    fieldErrors,
    getFieldId,
    /** For a native input. */
    getInputProps: (name: Path<Values>) => ({ ...getFieldProps(name), ...form.register(name) }),
    getValueProps,
    /** For a field that accepts files: an image or rich text. */
    getFileProps<Name extends Path<Values>>(name: Name) {
      const isFileRefused = form.getFieldState(name, form.formState).error?.type === refusedFile
      return {
        ...getValueProps(name),
        isFileRefused,
        onRefusalChange(sentence: string | undefined): void {
          if (sentence !== undefined) form.setError(name, { type: refusedFile, message: sentence })
          else if (isFileRefused) form.clearErrors(name)
        },
        onPreparation,
      }
    },
    guard,
    draft,
    conflict: conflict && {
      ...conflict,
      /** Resolves the conflict in favour of this form. */
      overwrite: () => {
        setConflict(undefined)
        setBase(conflict.theirs)
        if (conflict.wasSaving) submit(true)
      },
      /** Resolves the conflict in favour of the server. */
      keepTheirs: () => {
        setConflict(undefined)
        setBase(conflict.theirs)
        resetTo(conflict.theirs)
      },
      close: () => setConflict(undefined),
    },
    staysOpen: options.staysOpen === true,
    clearCount,
    /** Whether the record was saved elsewhere while this form was open. */
    isChangedElsewhere: !isNew && !hasSaved && !isSaving && !isDeepEqual(loadedValues, base),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      submit(false)
    },
    openConflict: () => setConflict({ theirs: loadedValues, wasSaving: false }),
    restoreDraft: () => {
      if (draft.offer === undefined) return
      // The draft's own base detects a change made since the draft was written.
      setBase(draft.offer.base)
      form.reset(draft.offer.values, { keepDefaultValues: true })
      draft.accept()
    },
  }
}

export type RecordFormState<
  Values extends FieldValues,
  Item = unknown,
  Body = unknown,
> = ReturnType<typeof useRecordForm<Values, Item, Body>>

/** Adds the refused files to a validation result: without this, a validation would clear their errors. */
function withRefusedFiles<Values extends FieldValues>(
  result: ResolverResult<Values>,
  { getFieldState }: Pick<UseFormReturn<Values>, 'getFieldState'>,
  fieldNames: readonly Path<Values>[],
): ResolverResult<Values> {
  const refused = fieldNames.flatMap((name) => {
    const { error } = getFieldState(name)
    return error?.type === refusedFile ? [[name, error] as const] : []
  })
  if (refused.length === 0) return result
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- errors keyed by field name
  const errors = { ...result.errors, ...Object.fromEntries(refused) } as FieldErrors<Values>
  return { values: {}, errors }
}

/** The errors in the order of the fields. A schema's message is a key under `adminForms:errors`. */
function useFieldErrors<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  fields: readonly FormField<Values>[],
) {
  const { t } = useTranslation('adminForms')
  const messages: Readonly<Record<string, string>> = t('errors', { returnObjects: true })
  return fields.flatMap(({ name, label }) => {
    const error = formState.errors[name]
    if (error === undefined) return []
    const message = typeof error.message === 'string' ? error.message : ''
    if (error.type === refusedFile) return [{ name, message }]
    if (error.type !== refusedByServer && messages[message] !== undefined) {
      return [{ name, message: messages[message] }]
    }
    const sentences = [
      t('errors.server', { label }),
      message !== '' && t('saveErrors.serverSays', { sentence: message }),
    ]
    return [{ name, message: sentences.filter(Boolean).join(' ') }]
  })
}

/** Navigates to the list as the user left it (spec 4), with a toast that confirms the save. */
function useReturnToList(entity: EntityName, isNew: boolean) {
  const { t } = useTranslation('adminForms')
  const navigate = useNavigate()
  const hasLeftPage = useHasLeftPage()
  function toastSaved(): void {
    showToast('success', t(isNew ? `${entity}.created` : `${entity}.edited`))
  }
  function returnToList(): void {
    toastSaved()
    if (hasLeftPage()) return
    void navigate({ to: entities[entity].listPath, search: getLastListSearch(entity) })
  }
  return { toastSaved, returnToList }
}
