import type { UseFormReturn } from 'react-hook-form'

import { isDeepEqual } from '#domain/deep-equal.ts'
import {
  isBusy,
  savingReducer,
  startSaving,
  type Saving,
  type SavingEvent,
} from '#domain/saving.ts'

import { logError } from '../errors/classify-error.ts'
import { mergeValues } from '../definition/merge-values.ts'
import {
  mapFields,
  type FormValues,
  type RecordDefinition,
} from '../definition/record-definition.ts'
import type { PendingInput } from '../definition/usePendingInput.ts'
import { withStoredIds, type RecordWriter } from '../writer/record-writer.ts'

/** A save that the server has accepted. */
export interface SaveOutcome {
  readonly saving: Saving<FormValues>
  readonly wasNew: boolean
  /** `left`: the form is gone, and there is newer input or not. */
  readonly next: 'leave' | 'stay' | 'clear' | 'left'
  readonly hasNewerInput: boolean
  /** What was sent. */
  readonly submitted: FormValues
  /** What the server has now, as far as that was read. */
  readonly stored: FormValues
  /** The fields that somebody else had changed meanwhile, which were kept. */
  readonly adopted: readonly string[]
  /** What the server had just before; undefined for a new record. */
  readonly replaced: FormValues | undefined
  /** The id of the record, which may have to be found in the list; undefined if it cannot be told. */
  readonly identified: Promise<number | undefined>
}

/** The form as it was rendered last. */
export interface SavedForm {
  readonly writer: RecordWriter
  /** The server's version when the form was opened or read again; undefined for a new record. */
  readonly record: unknown
  readonly form: Pick<
    UseFormReturn<Record<string, unknown>>,
    'getValues' | 'setValue' | 'handleSubmit'
  >
  readonly pendingInput: PendingInput
  readonly onSaved: (outcome: SaveOutcome) => Promise<void>
  readonly onFailed: (error: unknown) => Promise<void>
}

/**
 * Saves a form: sends what the state machine of `domain/saving.ts` says, and tells it what the server answers. A save
 * outlives the render that began it, and the form.
 */
export class SaveRun {
  readonly definition: RecordDefinition
  readonly subscribe = (onChanged: () => void) => {
    this.#listeners.add(onChanged)
    return () => void this.#listeners.delete(onChanged)
  }
  readonly getSaving = () => this.#saving
  /** The record as it was before the last save: a version that comes later was made elsewhere, or is that save. */
  recordBeforeSave: unknown = undefined
  #form: SavedForm | undefined
  #isMounted = false
  #isStaying = false
  #saving: Saving<FormValues>
  readonly #listeners = new Set<() => void>()

  constructor(definition: RecordDefinition, id: number | undefined, initialValues: FormValues) {
    this.definition = definition
    this.#saving = startSaving(id, initialValues)
  }

  /** The form was rendered again. */
  follow(form: SavedForm): void {
    this.#form = form
  }

  /** Returns the function to call when the form is left. */
  mount(): () => void {
    this.#isMounted = true
    return () => {
      this.#isMounted = false
      this.send({ type: 'left' })
    }
  }

  get #latest(): SavedForm {
    if (this.#form === undefined) throw new Error('A form is saved after it was rendered.')
    return this.#form
  }

  readonly send = (event: SavingEvent<FormValues>): Saving<FormValues> => {
    this.#saving = savingReducer(this.#saving, event)
    for (const onChanged of this.#listeners) onChanged()
    return this.#saving
  }

  /** With `isStaying` the form stays with the record after the save. */
  readonly submit = async ({ isStaying = false } = {}): Promise<void> => {
    const before = this.#saving
    this.#isStaying = isStaying
    const { pendingInput } = this.#latest
    const isPreparing = pendingInput.isPreparing()
    if (this.send({ type: 'submitted', isPreparing }) === before) return
    if (isPreparing) {
      await pendingInput.waitForPreparations()
      this.send({ type: 'prepared' })
    }
    await this.check()
  }

  /** Validates the input. Everything that follows is about what is valid now. */
  async check(): Promise<void> {
    if (this.#saving.step.status !== 'checking') return
    const { pendingInput, form } = this.#latest
    const refuse = () => void this.send({ type: 'refused' })
    if (!pendingInput.insertPanels()) refuse()
    else await form.handleSubmit((typed) => this.#save({ ...typed }), refuse)()
  }

  /** The server's current version. */
  readonly fetchStored = async (id: number): Promise<FormValues> =>
    (await this.#latest.writer.read(id)).values

  async #save(submitted: FormValues): Promise<void> {
    try {
      const { target, base } = this.#saving
      const id = target.kind === 'record' ? target.id : undefined
      const read = id === undefined ? undefined : { id, ...(await this.#latest.writer.read(id)) }
      const theirs = read?.values
      const { values, disputed, adopted } = mergeValues(this.definition, {
        base,
        mine: submitted,
        theirs: theirs ?? base,
      })
      const isMerged = disputed.length === 0
      if (this.send({ type: 'checked', theirs, isMerged }).step.status !== 'saving') return
      // Before the answer: a save that fails leaves them in the form.
      this.fill(Object.fromEntries(adopted.map((name) => [name, values[name]])))
      const answer = await this.#latest.writer.write(values, read)
      await this.#finish(values, answer, { adopted, replaced: theirs })
    } catch (error) {
      logError(error)
      if (!isBusy(this.#saving)) return
      await this.#latest.onFailed(error)
      this.send({ type: 'failed', error })
    }
  }

  /** Fills the form with what was merged. A field that stays the same is left alone. */
  fill(values: FormValues): void {
    const { form } = this.#latest
    for (const [name, value] of Object.entries(values)) {
      if (!isDeepEqual(form.getValues(name), value)) form.setValue(name, value)
    }
  }

  #hasNewerInput(submitted: FormValues): boolean {
    this.#latest.pendingInput.reportEdits()
    const typed = toComparable(this.definition, this.#latest.form.getValues())
    return !isDeepEqual(typed, toComparable(this.definition, submitted))
  }

  async #finish(
    submitted: FormValues,
    answer: unknown,
    before: Pick<SaveOutcome, 'adopted' | 'replaced'>,
  ): Promise<void> {
    const { definition } = this
    const { target } = this.#saving
    const { writer } = this.#latest
    writer.refresh()
    let stored = submitted
    let savedId = target.kind === 'record' ? target.id : undefined
    const isStaying = this.#isStaying
    if (this.#hasNewerInput(submitted) || isStaying) {
      // The server may have completed the record, and the next save compares with that.
      savedId ??= await writer.identify(submitted, answer)
      if (savedId !== undefined) stored = await this.fetchStored(savedId).catch(() => submitted)
    }
    const hasNewerInput = this.#hasNewerInput(submitted)
    const next = this.send({
      type: 'answered',
      stored,
      submitted: withStoredIds(definition, submitted, stored, submitted),
      hasNewerInput,
      isStaying,
      createdId: savedId,
      cleared: definition.staysOpen ? definition.emptyValues : undefined,
    })
    this.recordBeforeSave = this.#latest.record
    if ((hasNewerInput || isStaying) && this.#isMounted) this.#fillStoredIds(stored, submitted)
    // In the background: the list may have to be read.
    const identified =
      savedId === undefined ? writer.identify(submitted, answer) : Promise.resolve(savedId)
    if (next.target.kind === 'none' && next.target.last === undefined) {
      // What is typed until then is an edit of the record, too.
      void identified.then((id) => id !== undefined && this.send({ type: 'identified', id }))
    }
    const { step } = next
    if (step.status !== 'saved') return
    await this.#latest.onSaved({
      saving: next,
      wasNew: step.wasNew,
      next: this.#isMounted ? step.next : 'left',
      hasNewerInput,
      submitted,
      stored,
      ...before,
      identified,
    })
  }

  #fillStoredIds(stored: FormValues, submitted: FormValues): void {
    const { definition } = this
    const { form } = this.#latest
    const completed = withStoredIds(definition, form.getValues(), stored, submitted)
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.withStoredIds !== undefined) form.setValue(name, completed[name])
    }
  }
}

/** The values of a new record, which may begin with some, or of this one. */
export function getInitialValues(
  definition: RecordDefinition,
  record: unknown,
  start: { readonly values: FormValues } | undefined,
): FormValues {
  return record === undefined
    ? (start?.values ?? definition.emptyValues)
    : definition.toFormValues(record)
}

/** The values as the dirty check compares them. */
export function toComparable({ fields }: RecordDefinition, values: FormValues): FormValues {
  return mapFields(fields, (field, name) =>
    field.toComparable === undefined ? values[name] : field.toComparable(values[name]),
  )
}
