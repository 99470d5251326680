import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

import type { TranslatableField } from '#content/translations/translatable-fields.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { isBusy, type SaveTarget } from '#domain/saving.ts'
import { useHasLeftPage } from '#ui/hooks/useHasLeftPage.ts'

import { classifyError } from '../errors/classify-error.ts'
import { readRefusal } from '../errors/read-refusal.ts'
import { entities, getFormLink, type EntityName } from '../layout/entities.ts'
import { getLastListSearch } from '../layout/last-list-search.ts'
import { showToast } from '../layout/toasts.ts'
import { readValues, type FormField, type FormSchema } from './field-values.ts'
import { useDraft } from './useDraft.ts'
import { useFormFields } from './useFormFields.ts'
import { usePendingInput } from './usePendingInput.ts'
import { useSaving, type SaveOutcome } from './useSaving.ts'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts'

/** How a form reads and writes the records of its entity. The calls of the contract fit. */
export interface RecordCalls<Item, Body> {
  detail: (input: { parameters: { id: number } }, signal?: AbortSignal) => Promise<Item>
  list: (
    input: { parameters?: undefined },
    signal?: AbortSignal,
  ) => Promise<readonly (Item & { readonly id: number })[]>
  create: (input: { body: Body }) => Promise<unknown>
  update: (input: { parameters: { id: number }; body: Body & { id: number } }) => Promise<unknown>
}

export interface RecordFormOptions<Values extends FieldValues, Item, Body> {
  entity: EntityName
  calls: RecordCalls<Item, Body>
  emptyValues: Values
  schema: FormSchema<Values>
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

/** The record that a form was opened for, and a way to open another one in place. */
export interface OpenRecord<Item> {
  /** Undefined for a new record. */
  id: number | undefined
  /** Undefined for a new record, and until the record of another id is read. */
  record: Item | undefined
  onTargetChange: (id: number | undefined) => void
}

const identity = (values: unknown) => values

/** The state of a record form: its fields, the machine that saves it, its draft, and the guard of unsaved changes. */
export function useRecordForm<Values extends FieldValues, Item, Body>(
  options: RecordFormOptions<Values, Item, Body>,
  { id, record, onTargetChange }: OpenRecord<Item>,
) {
  const { entity, fields, emptyValues, schema, toFormValues } = options
  const { toComparable = identity } = options
  const pendingInput = usePendingInput()
  const [initialValues] = useState(() =>
    record === undefined ? emptyValues : toFormValues(record),
  )
  const formFields = useFormFields({ schema, fields, initialValues, pendingInput })
  const { form, fieldNames, values, fieldErrors, submitCount, props } = formFields
  const run = useSaving({ options, id, record, form, pendingInput, onSaved, onFailed })
  const { saving, send } = run
  const { target, step, filled } = saving

  const isDirty = !isDeepEqual(toComparable(values), toComparable(filled))
  const isUnsaved = isDirty || pendingInput.hasPendingInput
  const guard = useUnsavedChangesGuard(isUnsaved)
  const draft = useDraft({
    key: getDraftKey(entity, target),
    values,
    base: saving.base,
    isDirty,
    read: (stored, fallback) => readValues(schema, stored, fallback),
  })
  const navigation = useFormNavigation(entity, onTargetChange)

  async function onSaved(outcome: SaveOutcome<Values>): Promise<void> {
    const { wasNew, next, hasNewerInput, saving: after } = outcome
    // The draft of what is saved now, and of a new record that is not new any more.
    if (!hasNewerInput || wasNew) void draft.discardOwn()
    const key = getDraftKey(entity, after.target)
    if (next === 'left' && hasNewerInput) await draft.keep({ key, base: after.base })
    if (next === 'left') return
    if (next === 'clear') form.reset(emptyValues)
    if (next === 'stay' || guard.followBlockedLink()) navigation.toastSaved(wasNew)
    else if (next === 'leave') navigation.returnToList(wasNew)
    if (next === 'stay' && wasNew && after.target.kind === 'record') {
      await navigation.openInPlace(after.target.id)
    }
  }
  async function onFailed(error: unknown): Promise<void> {
    // The message says that nothing is lost, and may lead out of the site to sign in.
    await draft.keep()
    formFields.refuseFields(readRefusal(error, fieldNames).fields)
  }

  const last = target.kind === 'none' ? target.last : undefined
  return {
    ...props,
    entity,
    /** Undefined for a new record. */
    id: target.kind === 'record' ? target.id : last?.id,
    fields,
    values,
    filledValues: filled,
    getTranslatableFields: options.getTranslatableFields,
    getRequestBody: () => options.toRequestBody(values, record),
    isDirty: isUnsaved,
    isSaving: isBusy(saving),
    saveError: step.status === 'failed' ? describeError(step.error, fieldNames) : undefined,
    submitCount,
    fieldErrors,
    pendingInput,
    guard,
    draft,
    conflict: run.conflict,
    staysOpen: options.staysOpen === true,
    /** The last save, until the next one begins. */
    saved: step.status === 'saved' ? step : undefined,
    /** What can be done with a form that writes to no record. */
    detached:
      target.kind === 'none'
        ? {
            /** Undefined if it is not known which record was saved. */
            editAgain: last && (() => editAgain(last)),
            createAnother: () => {
              send({ type: 'restarted', empty: emptyValues })
              void navigation.openInPlace(undefined)
            },
          }
        : undefined,
    /** Whether the record was saved elsewhere while this form was open. */
    isChangedElsewhere: run.theirs !== undefined,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void run.submit()
    },
    openConflict: () => {
      if (run.theirs !== undefined) send({ type: 'conflictOpened', theirs: run.theirs })
    },
    restoreDraft: () => {
      if (draft.offer === undefined) return
      send({ type: 'draftRestored', base: draft.offer.base })
      form.reset(draft.offer.values, { keepDefaultValues: true })
      draft.accept()
    },
  }

  async function editAgain(emptied: { id: number; values: Values }): Promise<void> {
    // If the record is gone, the next save explains it.
    const stored = await run.fetchStored(emptied.id).catch(() => emptied.values)
    // What was typed since is a draft of a new record.
    await draft.keep()
    form.reset(stored)
    send({ type: 'refilled', values: stored })
  }
}

export type RecordFormState<
  Values extends FieldValues,
  Item = unknown,
  Body = unknown,
> = ReturnType<typeof useRecordForm<Values, Item, Body>>

/** Why a save failed. The fields are those that the server refuses, and the sentence is what it says. */
function describeError<Name extends string>(error: unknown, fieldNames: readonly Name[]) {
  const { fields, sentence } = readRefusal(error, fieldNames)
  return { error, kind: classifyError(error), fields: fields.map(({ name }) => name), sentence }
}

function getDraftKey(entity: EntityName, target: SaveTarget<unknown>): string {
  return `${entity}/${target.kind === 'record' ? target.id : 'new'}`
}

/** Confirms a save with a toast, and leads on from it. */
function useFormNavigation(
  entity: EntityName,
  onTargetChange: OpenRecord<unknown>['onTargetChange'],
) {
  const { t } = useTranslation('adminForms')
  const navigate = useNavigate()
  const [urlChanges, setUrlChanges] = useState(0)
  const hasLeftPage = useHasLeftPage(urlChanges)
  function toastSaved(wasNew: boolean): void {
    showToast('success', t(wasNew ? `${entity}.created` : `${entity}.edited`))
  }
  return {
    toastSaved,
    /** Navigates to the list as the user left it (spec 4). */
    returnToList(wasNew: boolean): void {
      toastSaved(wasNew)
      if (hasLeftPage()) return
      void navigate({
        to: entities[entity].listPath,
        search: getLastListSearch(entity),
        ignoreBlocker: true,
      })
    },
    /**
     * The form goes on with another record. Its URL becomes that of the record, for a reload and for the way back, but the
     * route stays: it would take the form and the focus away.
     */
    async openInPlace(id: number | undefined): Promise<void> {
      onTargetChange(id)
      await navigate({
        to: '.',
        search: true,
        state: { openedInPlace: id ?? 'new' },
        mask: { ...getFormLink(entity, id), unmaskOnReload: true },
        replace: true,
        resetScroll: false,
        ignoreBlocker: true,
      })
      setUrlChanges((count) => count + 1)
    },
  }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The record that a form has gone on with, though its route is that of another one (`useRecordForm`). */
    openedInPlace?: number | 'new' | undefined
  }
}
