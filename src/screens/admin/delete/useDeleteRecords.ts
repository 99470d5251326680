import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { NetworkError, TimeoutError } from '#api/errors.ts'
import {
  deletionReducer,
  closedDeletion,
  type DeletionState,
  type DeletionEvent,
} from '#domain/deletion.ts'

import { isDenied, logError } from '../errors/describe-error.ts'
import { showToast } from '../layout/toasts.ts'

interface DeletableRecord {
  readonly id: number
}

export interface DeleteRecordsOptions<Item extends DeletableRecord> {
  readonly deleteRecord: (id: number) => Promise<unknown>
  readonly getRecordName: (item: Item) => string
}

/** The delete modal of a list: what is chosen, and the deletions once they are confirmed (spec 4). */
export function useDeleteRecords<Item extends DeletableRecord>({
  deleteRecord,
  getRecordName,
}: DeleteRecordsOptions<Item>) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [removal, setRemoval] = useState<DeletionState<Item>>(closedDeletion)
  // The second click of a double click comes before the state is drawn: the machine's own memory decides.
  const current = useRef<DeletionState<Item>>(removal)

  function send(event: DeletionEvent<Item>): DeletionState<Item> {
    current.current = deletionReducer(current.current, event)
    setRemoval(current.current)
    return current.current
  }

  async function confirm(): Promise<void> {
    const before = current.current
    const removing = send({ type: 'confirmed' })
    if (removing === before || removing.state !== 'deleting') return
    const removed = await deleteAll(removing.items)
    // Whatever was deleted may stand in other lists too, as a name or a count.
    void queryClient.invalidateQueries()
    const [only] = removed
    if (only === undefined) return
    showToast(
      'success',
      t('deletion.deleted', { count: removed.length, name: getRecordName(only) }),
    )
  }

  /** One after the other, so that a long list is no flood; gives those that were deleted. */
  async function deleteAll(items: readonly Item[]): Promise<Item[]> {
    const removed: Item[] = []
    let blockingError: unknown
    for (const item of items) {
      const error = blockingError ?? (await tryDelete(item))
      if (error === undefined) removed.push(item)
      else if (isFatal(error)) blockingError = error
      send({ type: 'answered', outcome: error === undefined ? { item } : { item, error } })
    }
    return removed
  }

  async function tryDelete({ id }: Item): Promise<unknown> {
    try {
      await deleteRecord(id)
    } catch (fault) {
      logError(fault)
      return fault ?? new Error('The deletion failed without a reason.')
    }
  }

  return {
    removal,
    open: (items: readonly Item[]) => {
      send({ type: 'chosen', items })
    },
    cancel: () => {
      send({ type: 'cancelled' })
    },
    confirm,
  }
}

/** No use in asking for the next one: it would meet the same. */
function isFatal(fault: unknown): boolean {
  return isDenied(fault) || fault instanceof NetworkError || fault instanceof TimeoutError
}
