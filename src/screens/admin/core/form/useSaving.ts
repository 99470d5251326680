import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { isDeepEqual } from '#domain/deep-equal.ts'
import { isBusy } from '#domain/saving.ts'

import type { FormValues, RecordDefinition } from '../definition/record-definition.ts'
import { mergeValues } from '../definition/merge-values.ts'
import { getInitialValues, SaveRun } from './save-run.ts'
import type { OpenRecord } from './useRecordForm.ts'
import type { RecordWriter } from '../writer/record-writer.ts'

/** The save of a form, where it stands, and what somebody else has saved meanwhile. */
export function useSaving(
  definition: RecordDefinition,
  { id, record, start }: OpenRecord,
  form: Pick<UseFormReturn<Record<string, unknown>>, 'getValues'>,
  writer: RecordWriter,
) {
  const [run] = useState(
    () => new SaveRun(definition, id, getInitialValues(definition, record, start)),
  )
  const saving = useSyncExternalStore(run.subscribe, run.getSaving)
  useEffect(() => run.mount(), [run])

  const { step, target } = saving
  const stored = record === undefined ? undefined : definition.toFormValues(record)
  const announceRead = useEffectEvent(writer.announceRead)
  useEffect(() => {
    if (id !== undefined && record !== undefined) announceRead(id, definition.toFormValues(record))
  }, [definition, id, record])
  const disputed = step.status === 'conflict' ? step.theirs : undefined
  useEffect(() => {
    // The person may keep it, and never overwrite it.
    if (id !== undefined && disputed !== undefined) announceRead(id, disputed)
  }, [id, disputed])
  const isElsewhere =
    target.kind === 'record' &&
    record !== run.recordBeforeSave &&
    !isBusy(saving) &&
    !isDeepEqual(stored, saving.base)
  /** Both versions in the form, and for the fields that both changed the one that was chosen. */
  function settle(theirs: FormValues, type: 'overwritten' | 'keptTheirs'): void {
    const { base } = saving
    const mine = form.getValues()
    const { values } = mergeValues(
      definition,
      type === 'overwritten' ? { base, mine, theirs } : { base, mine: theirs, theirs: mine },
    )
    run.fill(values)
    run.send({ type })
    void run.check()
  }
  return {
    run,
    saving,
    conflict:
      step.status !== 'conflict'
        ? undefined
        : {
            theirs: step.theirs,
            base: saving.base,
            wasSaving: step.wasSaving,
            /** Resolves the conflict in favour of this form. */
            overwrite: () => settle(step.theirs, 'overwritten'),
            /** Resolves the conflict in favour of the server. */
            keepTheirs: () => settle(step.theirs, 'keptTheirs'),
            close: () => void run.send({ type: 'conflictClosed' }),
          },
    /** The version of somebody else who saved the record while this form was open. */
    theirs: isElsewhere ? stored : undefined,
  }
}
