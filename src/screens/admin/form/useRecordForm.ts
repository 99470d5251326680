import { useNavigate, useBlocker } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { TranslatableField } from '#content/translations/translatable-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'
import { useRunOnce } from '#ui/hooks/useRunOnce.ts'

import {
  classifyError,
  findRejectedFields,
  logError,
  type ErrorKind,
} from '../errors/classify-error.ts'
import { entities, type EntityName } from '../layout/entities.ts'
import { getLastListSearch } from '../layout/last-list-search.ts'
import { showToast } from '../layout/toasts.ts'
import type { FormField } from './field-values.ts'
import { useDraft } from './useDraft.ts'
import { refusedFile, withRefusedFiles } from './useFileField.ts'

export interface RecordFormOptions<Values extends FieldValues> {
  entity: EntityName
  /** Undefined for a new record. */
  id: number | undefined
  /** The server's current record, or the values of an empty form. */
  loadedValues: Values
  resolver: Resolver<Values>
  /** In the order of the form. */
  fields: readonly FormField<Values>[]
  create: (values: Values) => Promise<unknown>
  update: (id: number, values: Values) => Promise<unknown>
  /** Fetches the record again, to detect a change made elsewhere before overwriting it. */
  fetchCurrent: (id: number) => Promise<Values>
  /** The query groups to invalidate after a save. */
  invalidates: readonly string[]
  /** By default a save leads back to the list. */
  onSaved?: () => void
  /** Maps values for the dirty check. By default every change counts. */
  toComparable?: (values: Values) => unknown
  /** The texts that English pages show translated. */
  getTranslatableFields?: (values: Values) => readonly TranslatableField[]
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
  readonly fields: readonly string[]
}

const identity = (values: unknown) => values

/** The state of a record form: values, saving, drafts, conflicts and unsaved changes. */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { entity, id, loadedValues, fields, toComparable = identity } = options
  const queryClient = useQueryClient()
  const { toastSaved, returnToList } = useReturnToList(entity, id === undefined)
  const formId = useId()
  /** The values the form was last filled with: a difference from them is unsaved. */
  const [filledValues, setFilledValues] = useState(loadedValues)
  /** The last server version this form has seen: a difference from it was made elsewhere. */
  const [base, setBase] = useState(loadedValues)
  const [saveError, setSaveError] = useState<SaveError | undefined>(undefined)
  const [isSaving, setIsSaving] = useState(false)
  const [saveCount, setSaveCount] = useState(0)
  const [hasSaved, setHasSaved] = useState(false)
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- complete, since the default values are
  const values = useWatch({ control: form.control }) as Values
  const isDirty = !isDeepEqual(toComparable(values), toComparable(filledValues))
  const guard = useUnsavedChangesGuard(isDirty)
  const draft = useDraft({ key: `${entity}/${id ?? 'new'}`, values, base, isDirty })
  const fieldErrors = useFieldErrors(form, fields)
  const getFieldId = (name: string) => `${formId}${name}`

  async function save(typed: Values, canOverwrite: boolean): Promise<void> {
    const submitted = { ...form.getValues() }
    setIsSaving(true)
    setSaveError(undefined)
    try {
      if (!canOverwrite && id !== undefined) {
        const theirs = await options.fetchCurrent(id)
        // The user left the form without saving.
        if (!isMounted.current) return
        if (!isDeepEqual(theirs, base)) {
          setConflict({ theirs, wasSaving: true })
          return
        }
      }
      await (id === undefined ? options.create(typed) : options.update(id, typed))
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
  async function handleSaved(typed: Values, submitted: Values): Promise<void> {
    if (id !== undefined) setBase(typed)
    setHasSaved(true)
    for (const group of options.invalidates) {
      void queryClient.invalidateQueries({ queryKey: [group] })
    }
    const hasNewerInput = !isDeepEqual(toComparable(form.getValues()), toComparable(submitted))
    const staysOnForm = id !== undefined || options.onSaved !== undefined
    if (hasNewerInput && staysOnForm && isMounted.current) {
      // What was typed during the save is unsaved, and the cursor is still in it.
      setFilledValues(submitted)
      toastSaved()
      // The server may have completed it: the next save compares with that.
      if (id !== undefined) setBase(await options.fetchCurrent(id).catch(() => typed))
      return
    }
    guard.allowNavigation()
    await (hasNewerInput ? draft.keep(id === undefined ? undefined : typed) : draft.finish())
    if (!isMounted.current) return
    if (guard.followBlockedLink()) toastSaved()
    else (options.onSaved ?? returnToList)()
    setSaveCount((count) => count + 1)
  }
  function handleSaveError(error: unknown): void {
    const rejected = findRejectedFields(error, fieldNames)
    setSaveError({ error, kind: classifyError(error), fields: rejected })
    for (const name of fieldNames) {
      if (rejected.includes(name)) form.setError(name, { type: 'server', message: 'server' })
    }
  }
  function resetTo(filled: Values): void {
    setFilledValues(filled)
    form.reset(filled)
  }

  return {
    entity,
    isNew: id === undefined,
    fields,
    form,
    values,
    filledValues,
    getTranslatableFields: options.getTranslatableFields,
    isDirty,
    isSaving,
    saveError,
    fieldErrors,
    getFieldId,
    /** The attributes that every field of the form takes. */
    getFieldProps: (name: Path<Values>) => ({
      id: getFieldId(name),
      label: fields.find((field) => field.name === name)?.label ?? name,
      error: fieldErrors.find((error) => error.name === name)?.message,
    }),
    guard,
    draft,
    conflict,
    saveCount,
    /** Whether the record was saved elsewhere while this form was open. */
    isChangedElsewhere:
      id !== undefined && !hasSaved && !isSaving && !isDeepEqual(loadedValues, base),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      void form.handleSubmit((typed) => runOnce(() => save(typed, false)))(event)
    },
    openConflict: () => setConflict({ theirs: loadedValues, wasSaving: false }),
    /** Resolves the conflict in favour of this form. */
    overwrite: () => {
      if (conflict === undefined) return
      setConflict(undefined)
      setBase(conflict.theirs)
      if (conflict.wasSaving) void form.handleSubmit((typed) => runOnce(() => save(typed, true)))()
    },
    /** Resolves the conflict in favour of the server. */
    keepTheirs: () => {
      if (conflict === undefined) return
      setConflict(undefined)
      setBase(conflict.theirs)
      resetTo(conflict.theirs)
    },
    closeConflict: () => setConflict(undefined),
    /** The user leaves to sign in: what was typed is offered as a draft afterwards. */
    leaveWithDraft: () => {
      void draft.keep()
      guard.allowNavigation()
    },
    restoreDraft: () => {
      if (draft.offer === undefined) return
      // The draft's own base detects a change made since the draft was written.
      setBase(draft.offer.base)
      form.reset(draft.offer.values, { keepDefaultValues: true })
      draft.accept()
    },
    resetTo,
  }
}

export type RecordForm<Values extends FieldValues> = ReturnType<typeof useRecordForm<Values>>

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
    const message = typeof error.message === 'string' ? error.message : 'server'
    if (error.type === refusedFile) return [{ name, message }]
    const isFromServer = message === 'server'
    const text = isFromServer ? undefined : messages[message]
    return [{ name, message: text ?? t('errors.server', { label }) }]
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

/**
 * Blocks navigation away from a form with unsaved changes. Links, back and forward open a dialog; closing and
 * reloading show the browser's own prompt. `allowNavigation` lifts the block for the navigation after a save.
 */
function useUnsavedChangesGuard(isDirty: boolean) {
  const hasUnsavedChanges = useRef(false)
  const isNavigationAllowed = useRef(false)
  useEffect(() => {
    hasUnsavedChanges.current = isDirty
    if (!isDirty) isNavigationAllowed.current = false
  }, [isDirty])

  // A plain `true` for `enableBeforeUnload` prompts even without changes (router #3761).
  const shouldBlock = () => hasUnsavedChanges.current && !isNavigationAllowed.current
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && shouldBlock(),
    enableBeforeUnload: shouldBlock,
    withResolver: true,
  })
  const latestBlocker = useRef(blocker)
  useEffect(() => {
    latestBlocker.current = blocker
  })
  return {
    blocker,
    allowNavigation() {
      isNavigationAllowed.current = true
    },
    /** After a save: follows the link that the dialog asks about, if there is one. */
    followBlockedLink(): boolean {
      const { current } = latestBlocker
      if (current.status === 'blocked') current.proceed()
      return current.status === 'blocked'
    },
  }
}
