import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  oneof,
  property,
  tuple,
  uniqueArray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'

import { failuresOf, nextRemoval, noRemoval, type Removal, type RemovalEvent } from './removal.ts'

type Event = RemovalEvent<number>
const run = (events: readonly Event[], from: Removal<number> = noRemoval) =>
  events.reduce<Removal<number>>(nextRemoval, from)

const chosen = (...items: number[]): Event => ({ type: 'chosen', items })
const answered = (item: number, fault?: unknown): Event => ({
  type: 'answered',
  outcome: fault === undefined ? { item } : { item, fault },
})
const confirmed: Event = { type: 'confirmed' }
const cancelled: Event = { type: 'cancelled' }

describe('the delete modal', () => {
  it('is closed by Cancel and by a deletion that worked (spec 4)', () => {
    expect(run([chosen(1), cancelled])).toEqual(noRemoval)
    expect(run([chosen(1), confirmed, answered(1)])).toEqual(noRemoval)
  })

  it('hears no second confirmation, no Cancel and no other choice while it deletes', () => {
    const removing = run([chosen(1), confirmed])
    for (const event of [confirmed, cancelled, chosen(2)]) {
      expect(nextRemoval(removing, event)).toBe(removing)
    }
  })

  it('stays open with what failed, and tries only that again', () => {
    const failed = run([chosen(1, 2, 3), confirmed, answered(1), answered(2, 409), answered(3)])
    expect(failed.state).toBe('failed')
    expect(run([confirmed], failed)).toMatchObject({ state: 'removing', items: [2] })
    expect(run([confirmed, answered(2)], failed)).toEqual(noRemoval)
  })

  it('takes no answer for a record that it does not delete, nor a second one', () => {
    const removing = run([chosen(1, 2), confirmed, answered(1)])
    expect(run([answered(9), answered(1, 'late')], removing)).toBe(removing)
  })
})

/** Every state under every sequence of events. */
it('never deletes what was not chosen and confirmed, and ends when all have answered', () => {
  const event = oneof(
    uniqueArray(integer({ min: 1, max: 4 })).map((items): Event => chosen(...items)),
    constantFrom(confirmed, cancelled),
    tuple(integer({ min: 1, max: 5 }), boolean()).map(([item, ok]): Event =>
      answered(item, ok ? undefined : 'fault'),
    ),
  )
  assert(
    property(array(event, { maxLength: 40 }), (events) => {
      let removal: Removal<number> = noRemoval
      for (const next of events) {
        const before: Removal<number> = removal
        removal = nextRemoval(before, next)
        expect(isRight(before, next, removal), JSON.stringify([before, next, removal])).toBe(true)
      }
    }),
  )
})

function isRight(before: Removal<number>, event: Event, after: Removal<number>): boolean {
  if (after.state === 'failed') return failuresOf(after.outcomes).length > 0
  if (after.state !== 'removing') return true
  const wasConfirmed = before.state === 'removing' || event.type === 'confirmed'
  return (
    wasConfirmed &&
    String(after.items) === String(chosenIn(before)) &&
    after.outcomes.length < after.items.length
  )
}

/** What a confirmation would delete. */
function chosenIn(removal: Removal<number>): readonly number[] {
  if (removal.state === 'closed') return []
  return removal.state === 'failed' ? failuresOf(removal.outcomes) : removal.items
}
