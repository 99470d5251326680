import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import {
  closedDeletion,
  deletionReducer,
  type DeletionEvent,
  type DeletionState,
} from '#domain/deletion.ts'
import type { Elements } from '#ui/elements.ts'

import { logError, stopsAll } from '../errors/classify-error.ts'
import { showToast } from '../layout/toasts.ts'

interface DeletionOptions<Item> {
  /** Called once all are deleted, or cannot be. */
  readonly onEnded?: () => void
  /** What the toast that confirms deletions leads on to. */
  readonly renderActions?: (deleted: readonly Item[]) => Elements | undefined
}

/** Runs the delete dialog of a list: its state machine, and the deletions once they are confirmed (spec 4). */
export function useDeleteRecords<Item extends { readonly id: number }>(
  deleteRecord: (item: Item) => Promise<unknown>,
  getRecordName: (item: Item) => string,
  { onEnded, renderActions }: DeletionOptions<Item> = {},
) {
  const { t } = useTranslation('admin')
  const [dialog, setDialog] = useState<DeletionState<Item>>(closedDeletion)
  // A double click sends its second event before the new state is rendered, so a ref holds the latest state.
  const latestState = useRef<DeletionState<Item>>(dialog)

  function send(event: DeletionEvent<Item>): DeletionState<Item> {
    latestState.current = deletionReducer(latestState.current, event)
    setDialog(latestState.current)
    return latestState.current
  }

  async function confirm(): Promise<void> {
    const previous = latestState.current
    const next = send({ type: 'confirmed' })
    if (next === previous || next.status !== 'deleting') return
    const deleted = await deleteAll(next.items)
    onEnded?.()
    const [first] = deleted
    if (first === undefined) return
    showToast(
      'success',
      t('deletion.deleted', { count: deleted.length, name: getRecordName(first) }),
      renderActions?.(deleted),
    )
  }

  /** Deletes one record after the other, to spare the server, and returns the deleted ones. */
  async function deleteAll(items: readonly Item[]): Promise<Item[]> {
    const deleted: Item[] = []
    let fatalError: unknown
    for (const item of items) {
      const error = fatalError ?? (await tryDelete(item))
      if (error === undefined) deleted.push(item)
      else if (stopsAll(error)) fatalError = error
      send({ type: 'answered', outcome: error === undefined ? { item } : { item, error } })
    }
    return deleted
  }

  /** Returns the error, if any. */
  async function tryDelete(item: Item): Promise<unknown> {
    try {
      await deleteRecord(item)
    } catch (error) {
      logError(error)
      return error ?? new Error('The deletion failed without a reason.')
    }
  }

  return {
    dialog,
    open: (items: readonly Item[]) => send({ type: 'chosen', items }),
    cancel: () => send({ type: 'cancelled' }),
    confirm,
  }
}
