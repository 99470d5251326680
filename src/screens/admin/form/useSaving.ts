import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { useApi } from '#api/context.ts'
import { isDeepEqual } from '#domain/deep-equal.ts'
import { isBusy } from '#domain/saving.ts'

import type { RecordDefinition } from './record-definition.ts'
import { getInitialValues, SaveRun } from './save-run.ts'
import type { OpenRecord } from './useRecordForm.ts'

/** The save of a form, where it stands, and what somebody else has saved meanwhile. */
export function useSaving(
  definition: RecordDefinition,
  { id, record, start }: OpenRecord,
  form: Pick<UseFormReturn<Record<string, unknown>>, 'reset'>,
) {
  const { calls } = useApi()
  const [run] = useState(
    () =>
      new SaveRun(
        definition,
        definition.getCalls(calls),
        id,
        getInitialValues(definition, record, start),
      ),
  )
  const saving = useSyncExternalStore(run.subscribe, run.getSaving)
  useEffect(() => run.mount(), [run])

  const { step, target } = saving
  const stored = record === undefined ? undefined : definition.toFormValues(record)
  const isElsewhere =
    target.kind === 'record' &&
    record !== run.recordBeforeSave &&
    !isBusy(saving) &&
    !isDeepEqual(stored, saving.base)
  return {
    run,
    saving,
    conflict:
      step.status !== 'conflict'
        ? undefined
        : {
            theirs: step.theirs,
            wasSaving: step.wasSaving,
            /** Resolves the conflict in favour of this form. */
            overwrite: () => {
              run.send({ type: 'overwritten' })
              void run.check()
            },
            /** Resolves the conflict in favour of the server. */
            keepTheirs: () => {
              run.send({ type: 'keptTheirs' })
              form.reset(step.theirs)
            },
            close: () => void run.send({ type: 'conflictClosed' }),
          },
    /** The version of somebody else who saved the record while this form was open. */
    theirs: isElsewhere ? stored : undefined,
  }
}
