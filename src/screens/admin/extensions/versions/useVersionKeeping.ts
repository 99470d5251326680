import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { isDeepEqual } from '#domain/deep-equal.ts'
import { getRecordKey } from '#domain/record-links.ts'
import { useClock } from '#ui/hooks/clock-context.ts'

import type { FormValues } from '../../core/definition/record-definition.ts'
import type { SaveOutcome } from '../../core/form/save-run.ts'
import type { RecordFormState } from '../../core/form/useRecordForm.ts'
import { showToast } from '../../core/layout/toasts.ts'
import { isSameVersion } from '../../core/comparison/compare-values.ts'
import { keepVersion, type KeepOutcome } from './version-store.ts'
import { toRestoredValues } from './version-values.ts'

/** Whether this page has said that the device keeps nothing: once is enough. */
let hasSaidRefusal = false

/**
 * Keeps the versions of a record on the device: what is saved, and what the server has if that is something else. Nothing
 * waits for it, and a save is complete without it.
 */
export function useVersionKeeping(form: RecordFormState) {
  const { t } = useTranslation('adminVersions')
  const clock = useClock()
  const { definition } = form
  const { entity } = definition
  const { getContext } = form.fields
  const { openedId: id, stored } = form.record
  const theirVersion = form.conflict?.theirs

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
    if (id !== undefined && stored !== undefined) {
      keepFromServer(id, definition.toFormValues(stored))
    }
  }, [definition, id, stored])
  useEffect(() => {
    // The person may overwrite it.
    if (id !== undefined && theirVersion !== undefined) keepFromServer(id, theirVersion)
  }, [id, theirVersion])

  async function keep(target: number, values: FormValues): Promise<void> {
    const at = clock().toISOString()
    report(await keepVersion({ record: getRecordKey(entity, target), origin: 'saved', at, values }))
  }
  /** What is typed is about to be replaced. */
  const keepReplaced = (target: number, values: FormValues) =>
    keepVersion({
      record: getRecordKey(entity, target),
      origin: 'replaced',
      at: clock().toISOString(),
      values,
    })
  /** A save has succeeded. */
  async function keepSaved({ saving: { target, base }, identified }: SaveOutcome): Promise<void> {
    if (target.kind === 'record') await keep(target.id, base)
    else if (target.kind === 'none' && target.last !== undefined) {
      await keep(target.last.id, target.last.values)
    } else if (target.kind === 'none') {
      // Which record was created becomes known later.
      const created = await identified
      if (created !== undefined) await keep(created, base)
    }
  }
  /**
   * Fills the form with an older version, as unsaved. What was typed and not saved becomes a version, too. False if the
   * device cannot keep that: then the form stays as it is.
   */
  async function restore(restored: FormValues): Promise<boolean> {
    const { base, filled, target } = form.saving.getState()
    const typed = form.content.read()
    if (target.kind === 'record' && !isDeepEqual(typed, filled)) {
      const outcome = await keepReplaced(target.id, typed)
      if (outcome === 'full' || outcome === 'refused') return false
    }
    form.content.fill(toRestoredValues(definition, restored, base))
    return true
  }
  return {
    keepSaved,
    /** What is typed is about to be replaced by what somebody else has saved. */
    async keepOverruled(target: number, values: FormValues): Promise<void> {
      if ((await keepReplaced(target, values)) === 'kept') showToast('info', t('overruledKept'))
    },
    restore,
  }
}
