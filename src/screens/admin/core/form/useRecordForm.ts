import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { useApi } from '#api/context.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import type { EntityName } from '#domain/entities.ts'
import { parseRecordStart } from '#domain/record-start.ts'
import { isBusy, type Saving, type SaveTarget } from '#domain/saving.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import { classifyError } from '../errors/classify-error.ts'
import { readRefusal } from '../errors/read-refusal.ts'
import { markSaved } from '../layout/saved-record.ts'
import { useRecordName } from '../layout/useRecordName.ts'
import type { RecordEvents } from '../writer/record-events.ts'
import { createRecordWriter, type WrittenEntity } from '../writer/record-writer.ts'
import {
  mapFields,
  readStoredValues,
  type FieldContext,
  type FormValues,
  type RecordDefinition,
  type RenderedField,
} from '../definition/record-definition.ts'
import { useFieldContexts } from '../definition/useFieldContexts.ts'
import {
  getInitialValues,
  toComparable,
  type SavedForm,
  type SaveOutcome,
  type SaveRun,
} from './save-run.ts'
import { keepSaveUndo, useFormNavigation } from './after-save.ts'
import { getDraftKey } from './draft-storage.ts'
import type { FormPart } from './extension.tsx'
import { getRecordName } from './record-name.ts'
import { useDraft } from './useDraft.ts'
import { useFormFields } from './useFormFields.ts'
import { usePendingInput, type PendingInput } from '../definition/usePendingInput.ts'
import type { StartValues } from './useRecordStart.ts'
import { useSaving } from './useSaving.ts'
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts'

/** The record that a form was opened for, and a way to open another one in place. */
export interface OpenRecord {
  /** Undefined for a new record. */
  id: number | undefined
  /** Undefined for a new record, and until the record of another id is read. */
  record: unknown
  /** What a new record begins with, if with anything. */
  start: StartValues | undefined
  onTargetChange: (id: number | undefined) => void
}

export type RecordFormState = ReturnType<typeof useRecordForm>

/** The state of a record form: its fields, the machine that saves it, its draft, and the guard of unsaved changes. */
export function useRecordForm(
  definition: RecordDefinition,
  open: OpenRecord,
  events: RecordEvents,
) {
  const { record } = open
  const { lists, getContext } = useFieldContexts(definition)
  const writer = useWriter({ definition, lists, getContext }, events)
  const pendingInput = usePendingInput()
  const [initialValues] = useState(() => getInitialValues(definition, record, open.start))
  const formFields = useFormFields({ definition, getContext, initialValues, pendingInput })
  const { fields, values, setValue } = formFields
  const { run, saving, theirs, conflict } = useSaving(definition, open, formFields.form, writer)
  const differs = (typed: FormValues) =>
    !isDeepEqual(toComparable(definition, typed), toComparable(definition, saving.filled))
  const isDirty = differs(values)
  const isUnsaved = isDirty || pendingInput.hasPendingInput
  const guard = useUnsavedChangesGuard(isUnsaved, pendingInput.reportEdits)
  const draft = useRecordDraft(definition, saving, {
    values,
    isDirty,
    readLatest: () => readLatest(pendingInput, formFields.form, differs),
    copyOf: open.start?.copyOf,
  })
  const { tell, follow, access } = useExtensionAccess(formFields.form)
  const actions = useFormActions({
    definition,
    open,
    writer,
    run,
    formFields,
    pendingInput,
    guard,
    draft,
    tell,
  })

  const { target, filled } = saving
  const last = target.kind === 'none' ? target.last : undefined
  const id = target.kind === 'record' ? target.id : last?.id
  return {
    definition,
    record: {
      /** Undefined for a new record. */
      id,
      /** The id that the form was opened with; undefined for a new record. */
      openedId: open.id,
      /** As the server had it last; undefined for a new record. */
      stored: record,
      /** What it is called, as it is stored; empty for a new one. */
      name: id === undefined ? '' : getRecordName(definition, fields, filled),
    },
    fields: describeFields(formFields, getContext, id),
    values,
    isDirty: isUnsaved,
    content: {
      /** What the form was last filled with: a difference from it is unsaved. */
      filled,
      pendingInput,
      toBody: (given: FormValues) => definition.toRequestBody(given, record, lists),
      ...access,
    },
    guard,
    draft: { ...draft, restore: actions.restoreDraft },
    saving: {
      ...describe(saving, Object.keys(definition.fields)),
      getState: run.getSaving,
      lock: findLock(definition, values, getContext, setValue),
      detached: target.kind === 'none' ? getDetachedActions(last, actions) : undefined,
      /** With `isStaying` the form stays with the record. */
      start: (options?: { isStaying?: boolean }) => void run.submit(options),
    },
    conflict: conflict && {
      ...conflict,
      keepTheirs: () => actions.keepTheirs(conflict.keepTheirs),
    },
    /** Somebody else saved the record while this form was open. */
    changeElsewhere: theirs && {
      compare: () => void run.send({ type: 'conflictOpened', theirs }),
    },
    follow,
  }
}

function useWriter(entity: Omit<WrittenEntity, 'calls'>, events: RecordEvents) {
  const calls = entity.definition.getCalls(useApi().calls)
  return createRecordWriter({ ...entity, calls }, events, useRecordName())
}

/** The fields of a form, as its layout and its extensions show them. */
function describeFields(
  formFields: ReturnType<typeof useFormFields>,
  getContext: (name: string) => FieldContext,
  id: number | undefined,
) {
  return {
    list: formFields.fields,
    errors: formFields.fieldErrors,
    submitCount: formFields.submitCount,
    getId: formFields.getFieldId,
    getContext,
    getRendered: (name: string): RenderedField<unknown> => ({
      ...getContext(name),
      ...formFields.getProps(name),
      name,
      id,
      values: formFields.values,
      setValue: formFields.setValue,
    }),
  }
}

/** What the extensions of a form do with its content, and how it tells them what happens. */
function useExtensionAccess(form: UseFormReturn<Record<string, unknown>>) {
  // The last ones stay after the form is left: a save may still be on its way.
  const parts = useRef<readonly FormPart[]>([])
  return {
    tell: (event: (part: FormPart) => void) => parts.current.forEach(event),
    /** Tells these parts what happens from now on. */
    follow: (followers: readonly FormPart[]): void => {
      parts.current = followers
    },
    access: {
      /** What is typed at this moment. */
      read: (): FormValues => ({ ...form.getValues() }),
      /** Fills the form, as unsaved. */
      fill: (values: FormValues) => form.reset(values, { keepDefaultValues: true }),
    },
  }
}

/** What can be done with a form that writes to no record. `editAgain` needs to know which record was saved. */
function getDetachedActions(
  last: Parameters<ReturnType<typeof useFormActions>['editAgain']>[0] | undefined,
  { editAgain, createAnother }: ReturnType<typeof useFormActions>,
) {
  return { editAgain: last && (() => editAgain(last)), createAnother }
}

/** The draft of the record that the next save writes to. */
function useRecordDraft(
  definition: RecordDefinition,
  { target, base }: Saving<FormValues>,
  {
    copyOf,
    ...typed
  }: Pick<Parameters<typeof useDraft<FormValues>>[0], 'values' | 'isDirty' | 'readLatest'> & {
    copyOf: number | undefined
  },
) {
  return useDraft({
    ...typed,
    key: getTargetDraft(definition.entity, target, copyOf),
    tab: parseRecordStart(useSearch({ strict: false })).brouillon,
    base,
    read: (stored, fallback) => readStoredValues(definition.fields, stored, fallback),
  })
}

function getTargetDraft(entity: EntityName, target: SaveTarget<unknown>, copyOf?: number): string {
  return getDraftKey(entity, target.kind === 'record' ? target : { copyOf })
}

/** The values with the edits of this moment. */
function readLatest(
  pendingInput: PendingInput,
  form: Pick<UseFormReturn<Record<string, unknown>>, 'getValues'>,
  differs: (typed: FormValues) => boolean,
) {
  const isLate = pendingInput.reportEdits()
  const values: FormValues = form.getValues()
  return { values, isDirty: differs(values), isLate }
}

interface FormParts extends Pick<SavedForm, 'writer' | 'pendingInput'> {
  definition: RecordDefinition
  open: OpenRecord
  run: SaveRun
  formFields: ReturnType<typeof useFormFields>
  guard: ReturnType<typeof useUnsavedChangesGuard>
  draft: ReturnType<typeof useDraft<FormValues>>
  /** Tells each extension. */
  tell: (event: (part: FormPart) => void) => void
}

/** What a form does after a save, and with a draft or a record that it has lost. */
function useFormActions(parts: FormParts) {
  const { definition, open, run, formFields, guard, draft, writer, pendingInput, tell } = parts
  const { entity, emptyValues } = definition
  const { form } = formFields
  const navigation = useFormNavigation(entity, open.onTargetChange)
  const clock = useClock()

  /** The list marks it, once the user goes there. */
  async function mark({ identified }: SaveOutcome): Promise<void> {
    const savedId = await identified
    if (savedId !== undefined) markSaved({ entity, id: savedId })
  }
  /** Resolves to the id of what takes the save back, if that is kept. */
  async function announce(outcome: SaveOutcome): Promise<string | undefined> {
    const at = clock().toISOString()
    const id = await outcome.identified
    const name = writer.announceSaved(id, outcome.stored, open.record)
    return id === undefined ? undefined : keepSaveUndo({ entity, id, name, at }, outcome)
  }
  async function onSaved(outcome: SaveOutcome): Promise<void> {
    const { wasNew, next, hasNewerInput, saving } = outcome
    const announced = announce(outcome)
    // The draft of what is saved now, and of a new record that is not new any more.
    if (!hasNewerInput || wasNew) void draft.discardOwn()
    if (next !== 'left') navigation.toastAdopted(outcome, formFields.fields)
    tell((part) => part.onSaved?.(outcome, next === 'clear' ? form.getValues() : saving.filled))
    const key = getTargetDraft(entity, saving.target)
    if (next === 'left' && hasNewerInput) await draft.keep({ key, base: saving.base })
    if (next === 'left') return
    if (next === 'clear') {
      form.reset(emptyValues)
      void mark(outcome)
    }
    if (next === 'stay' || guard.followBlockedLink()) navigation.toastSaved(wasNew)
    else if (next === 'leave') navigation.returnToList(outcome, announced)
    // What is typed next is no copy.
    else if (open.start?.copyOf !== undefined) void navigation.openInPlace(undefined)
    if (next === 'stay' && wasNew && saving.target.kind === 'record') {
      await navigation.openInPlace(saving.target.id)
    }
  }
  async function onFailed(error: unknown): Promise<void> {
    // The message says that nothing is lost, and may lead out of the site to sign in.
    await draft.keep()
    formFields.refuseFields(readRefusal(error, Object.keys(definition.fields)).fields)
  }
  useEffect(() =>
    run.follow({ record: open.record, writer, form, pendingInput, onSaved, onFailed }),
  )

  async function editAgain(emptied: { id: number; values: FormValues }): Promise<void> {
    // If the record is gone, the next save explains it.
    const stored = await run.fetchStored(emptied.id).catch(() => emptied.values)
    // What was typed since is a draft of a new record.
    await draft.keep()
    form.reset(stored)
    run.send({ type: 'refilled', values: stored })
  }
  function createAnother(): void {
    run.send({ type: 'restarted', empty: emptyValues })
    void navigation.openInPlace(undefined)
  }
  function restoreDraft(): void {
    const { offer } = draft
    if (offer === undefined) return
    draft.accept(offer)
    run.send({ type: 'draftRestored', base: offer.base })
    form.reset(offer.values, { keepDefaultValues: true })
    tell((part) => part.onDraftRestored?.())
  }
  /** Resolves a conflict in favour of the server. */
  function keepTheirs(settle: () => void): void {
    const { target } = run.getSaving()
    if (target.kind === 'record') {
      writer.announceOverruled(target.id, { ...form.getValues() })
    }
    settle()
  }
  return { editAgain, createAnother, restoreDraft, keepTheirs }
}

/** What a form says about its save. */
function describe(saving: Saving<FormValues>, names: readonly string[]) {
  const { step } = saving
  return {
    isBusy: isBusy(saving),
    error: step.status === 'failed' ? describeError(step.error, names) : undefined,
    /** The last save, until the next one begins. */
    saved: step.status === 'saved' ? step : undefined,
  }
}

/** Why a save failed. The fields are those that the server refuses, and the sentence is what it says. */
function describeError(error: unknown, names: readonly string[]) {
  const { fields, sentence } = readRefusal(error, names)
  return { error, kind: classifyError(error), fields: fields.map(({ name }) => name), sentence }
}

/** Why the form cannot be submitted now, and what an attempt does. */
function findLock(
  { fields }: RecordDefinition,
  values: FormValues,
  getContext: (name: string) => FieldContext,
  setValue: (name: string, value: unknown) => void,
): { reason: string; onSubmit: () => void } | undefined {
  const locks = mapFields(fields, (field, name) => field.getLock?.(values[name], getContext(name)))
  for (const [name, lock] of Object.entries(locks)) {
    if (lock !== undefined)
      return { reason: lock.reason, onSubmit: () => setValue(name, lock.attempted) }
  }
  return undefined
}
