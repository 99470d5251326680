import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import type { Saving } from '#domain/saving.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import type { FieldContext, FormValues, RecordDefinition } from '../form/record-definition.ts'
import type { SaveRun } from '../form/save-run.ts'
import type { OpenRecord } from '../form/useRecordForm.ts'
import { showToast } from '../layout/toasts.ts'
import { isSameVersion } from './compare-values.ts'
import { keepVersion, type KeepOutcome } from './version-store.ts'

interface KeepingOptions {
  readonly definition: RecordDefinition
  readonly open: OpenRecord
  readonly getContext: (name: string) => FieldContext
  readonly run: SaveRun
  /** What somebody else has saved, while the form asks which version stays. */
  readonly theirVersion: FormValues | undefined
}

/** Whether this page has said that the device keeps nothing: once is enough. */
let hasSaidRefusal = false

/**
 * Keeps the versions of a record on the device: what is saved, and what the server has if that is something else. Nothing
 * waits for it, and a save is complete without it.
 */
export function useVersionKeeping({
  definition,
  open,
  getContext,
  run,
  theirVersion,
}: KeepingOptions) {
  const { t } = useTranslation('adminVersions')
  const clock = useClock()
  const { entity } = definition
  const { id, record } = open

  function report(outcome: KeepOutcome): void {
    if (outcome === 'full') showToast('warning', t('full'))
    else if (outcome === 'refused' && !hasSaidRefusal) {
      hasSaidRefusal = true
      showToast('info', t('refusedOnce'))
    }
  }
  const keepFromServer = useEffectEvent((target: number, values: FormValues) => {
    void keepVersion(
      {
        record: getRecordKey(entity, target),
        origin: 'server',
        at: clock().toISOString(),
        values,
      },
      (last) => isSameVersion(definition, last, values, getContext),
    )
  })
  useEffect(() => {
    if (id !== undefined && record !== undefined) {
      keepFromServer(id, definition.toFormValues(record))
    }
  }, [definition, id, record])
  useEffect(() => {
    // The person may overwrite it.
    if (id !== undefined && theirVersion !== undefined) keepFromServer(id, theirVersion)
  }, [id, theirVersion])

  async function keep(target: number, values: FormValues): Promise<void> {
    const at = clock().toISOString()
    report(await keepVersion({ record: getRecordKey(entity, target), origin: 'saved', at, values }))
  }
  const keepReplaced = (target: number, values: FormValues) =>
    keepVersion({
      record: getRecordKey(entity, target),
      origin: 'replaced',
      at: clock().toISOString(),
      values,
    })
  return {
    /** A save has succeeded. */
    keepSaved(saving: Saving<FormValues>): void {
      const saved = findSaved(saving)
      if (saved !== undefined) void keep(saved.id, saved.values)
      else if (saving.target.kind === 'none') {
        // Which record was created becomes known later.
        const stop = run.subscribe(() => {
          const { target } = run.getSaving()
          if (target.kind === 'none') return
          stop()
          if (target.kind === 'record') void keep(target.id, saving.base)
        })
      }
    },
    /** What is typed is about to be replaced by an older version. */
    keepReplaced,
    /** What is typed is about to be replaced by what somebody else has saved. */
    async keepOverruled(target: number, values: FormValues): Promise<void> {
      if ((await keepReplaced(target, values)) === 'kept') showToast('info', t('overruledKept'))
    },
  }
}

function findSaved({ target, base }: Saving<FormValues>) {
  if (target.kind === 'record') return { id: target.id, values: base }
  return target.kind === 'none' ? target.last : undefined
}
