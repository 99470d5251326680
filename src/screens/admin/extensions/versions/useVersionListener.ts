import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { findDependents, type ListedRecord } from '#domain/dependents.ts'
import { getReferrers, type EntityName } from '#domain/entities.ts'
import { getRecordKey } from '#domain/record-links.ts'

import { showToast } from '../../core/layout/toasts.ts'
import { useRecordName } from '../../core/layout/useRecordName.ts'
import type { RecordListener } from '../../core/writer/record-events.ts'
import { keepVersion, type KeepOutcome } from './version-store.ts'

/** Whether this page has said that the device keeps nothing: once is enough. */
let hasSaidRefusal = false

/** The records whose deletion this page has kept. */
const keptDeletions = new Set<string>()

/** Whether a record that was deleted in this page can be created again. */
export function isDeletionKept(entity: EntityName, id: number): boolean {
  return keptDeletions.has(getRecordKey(entity, id))
}

/**
 * Keeps the versions of records on the device: what is saved, what the server has if that is something else, what is typed
 * and given up, and what is deleted.
 */
export function useVersionListener(): RecordListener {
  const { t } = useTranslation('adminVersions')
  const queryClient = useQueryClient()
  const nameRecord = useRecordName()

  function report(outcome: KeepOutcome): void {
    if (outcome === 'full') showToast('warning', t('full'))
    else if (outcome === 'refused' && !hasSaidRefusal) {
      hasSaidRefusal = true
      showToast('info', t('refusedOnce'))
    }
  }
  /** What refers to it, as far as the dialog of the deletion has loaded it. */
  function listDependents(entity: EntityName, record: ListedRecord) {
    const lists = getReferrers(entity).map(
      ({ from }) => [from, queryClient.getQueryData<ListedRecord[]>([from, 'list']) ?? []] as const,
    )
    return findDependents(entity, [record], Object.fromEntries(lists), nameRecord)
  }
  return async (event, at) => {
    const { entity, id } = event
    // Nothing can be kept of a record that the server did not name.
    if (id === undefined) return
    const about = { record: getRecordKey(entity, id), at }
    switch (event.type) {
      case 'read':
        await keepVersion({ ...about, origin: 'server', values: { ...event.values } }, event.isSame)
        return
      case 'saved':
        report(await keepVersion({ ...about, origin: 'saved', values: { ...event.values } }))
        return
      case 'overruled': {
        const outcome = await keepVersion({
          ...about,
          origin: 'replaced',
          values: { ...event.values },
        })
        if (outcome === 'kept') showToast('info', t('overruledKept'))
        else if (outcome !== 'unchanged') showToast('warning', t('overruledLost'))
        return
      }
      case 'deleted': {
        const { name, record } = event
        const dependents = listDependents(entity, { ...record, id })
        const values = { ...record }
        const outcome = await keepVersion({ ...about, origin: 'deleted', name, values, dependents })
        if (outcome === 'full') showToast('warning', t('deleted.notKept'))
        if (outcome === 'kept' || outcome === 'unchanged') keptDeletions.add(about.record)
      }
    }
  }
}
