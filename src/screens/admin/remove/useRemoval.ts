import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { NetworkError, TimeoutError } from '#api/errors.ts'
import { nextRemoval, noRemoval, type Removal, type RemovalEvent } from '#domain/removal.ts'

import { isDenied, logFault } from '../faults/fault-text.ts'
import { notify } from '../frame/notices.ts'

interface Removable {
  readonly id: number
}

export interface RemovalSource<Item extends Removable> {
  readonly remove: (id: number) => Promise<unknown>
  readonly nameOf: (item: Item) => string
}

/** The delete modal of a list: what is chosen, and the deletions once they are confirmed (spec 4). */
export function useRemoval<Item extends Removable>({ remove, nameOf }: RemovalSource<Item>) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [removal, setRemoval] = useState<Removal<Item>>(noRemoval)
  // The second click of a double click comes before the state is drawn: the machine's own memory decides.
  const current = useRef<Removal<Item>>(removal)

  function send(event: RemovalEvent<Item>): Removal<Item> {
    current.current = nextRemoval(current.current, event)
    setRemoval(current.current)
    return current.current
  }

  async function confirm(): Promise<void> {
    const before = current.current
    const removing = send({ type: 'confirmed' })
    if (removing === before || removing.state !== 'removing') return
    const removed = await removeAll(removing.items)
    // Whatever was deleted may stand in other lists too, as a name or a count.
    void queryClient.invalidateQueries()
    const [only] = removed
    if (only === undefined) return
    notify('confirmation', t('remove.removed', { count: removed.length, name: nameOf(only) }))
  }

  /** One after the other, so that a long list is no flood; gives those that were deleted. */
  async function removeAll(items: readonly Item[]): Promise<Item[]> {
    const removed: Item[] = []
    let obstacle: unknown
    for (const item of items) {
      const fault = obstacle ?? (await faultOf(item))
      if (fault === undefined) removed.push(item)
      else if (isForAll(fault)) obstacle = fault
      send({ type: 'answered', outcome: fault === undefined ? { item } : { item, fault } })
    }
    return removed
  }

  async function faultOf({ id }: Item): Promise<unknown> {
    try {
      await remove(id)
    } catch (fault) {
      logFault(fault)
      return fault ?? new Error('The deletion failed without a reason.')
    }
  }

  return {
    removal,
    choose: (items: readonly Item[]) => {
      send({ type: 'chosen', items })
    },
    cancel: () => {
      send({ type: 'cancelled' })
    },
    confirm,
  }
}

/** No use in asking for the next one: it would meet the same. */
function isForAll(fault: unknown): boolean {
  return isDenied(fault) || fault instanceof NetworkError || fault instanceof TimeoutError
}
