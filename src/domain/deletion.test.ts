import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  getFailedItems,
  deletionReducer,
  closedDeletion,
  type DeletionState,
  type DeletionEvent,
} from './deletion.ts'

type Event = DeletionEvent<number>
const reduceEvents = (events: readonly Event[], from: DeletionState<number> = closedDeletion) =>
  events.reduce<DeletionState<number>>(deletionReducer, from)

const chosen = (...items: number[]): Event => ({ type: 'chosen', items })
const settled = (item: number, error?: unknown): Event => ({
  type: 'answered',
  outcome: error === undefined ? { item } : { item, error },
})
const confirmed: Event = { type: 'confirmed' }
const cancelled: Event = { type: 'cancelled' }

describe('the delete dialog', () => {
  it('closes on Cancel and on a successful deletion (spec 4)', () => {
    expect(reduceEvents([chosen(1), cancelled])).toEqual(closedDeletion)
    expect(reduceEvents([chosen(1), confirmed]).status).toBe('deleting')
    expect(reduceEvents([chosen(1), confirmed, settled(1)])).toEqual(closedDeletion)
  })

  it('ignores a second confirmation, Cancel and other selections while deleting', () => {
    const removing = reduceEvents([chosen(1), confirmed])
    for (const event of [confirmed, cancelled, chosen(2)]) {
      expect(deletionReducer(removing, event)).toBe(removing)
    }
  })

  it('stays open with the failed records and retries only those', () => {
    const failed = reduceEvents([
      chosen(1, 2, 3),
      confirmed,
      settled(1),
      settled(2, 409),
      settled(3),
    ])
    expect(failed.status).toBe('failed')
    expect(reduceEvents([confirmed], failed)).toMatchObject({ status: 'deleting', items: [2] })
    expect(reduceEvents([confirmed, settled(2)], failed)).toEqual(closedDeletion)
  })

  it('ignores outcomes of other records and second outcomes', () => {
    const removing = reduceEvents([chosen(1, 2), confirmed, settled(1)])
    expect(reduceEvents([settled(9), settled(1, 'late')], removing)).toBe(removing)
  })
})

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 1, max: 4 })).map((items) => chosen(...items)),
  fc.constantFrom(confirmed, cancelled),
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.boolean())
    .map(([item, ok]) => settled(item, ok ? undefined : 'fault')),
)

it('deletes only confirmed records and ends when all have an outcome', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let before: DeletionState<number> = closedDeletion
      for (const event of events) {
        const after: DeletionState<number> = deletionReducer(before, event)
        expect(isValidTransition(before, event, after)).toBe(true)
        before = after
      }
    }),
  )
})

function isValidTransition(
  before: DeletionState<number>,
  event: Event,
  after: DeletionState<number>,
): boolean {
  if (after.status === 'failed') return getFailedItems(after.outcomes).length > 0
  if (after.status !== 'deleting') return true
  const wasConfirmed = before.status === 'deleting' || event.type === 'confirmed'
  return (
    wasConfirmed &&
    String(after.items) === String(getConfirmableItems(before)) &&
    after.outcomes.length < after.items.length
  )
}

/** The items that a confirmation would delete. */
function getConfirmableItems(before: DeletionState<number>): readonly number[] {
  if (before.status === 'closed') return []
  return before.status === 'failed' ? getFailedItems(before.outcomes) : before.items
}
