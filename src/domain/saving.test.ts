import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  findCreatedId,
  isBusy,
  savingReducer,
  startSaving,
  type Saving,
  type SavingEvent,
} from './saving.ts'

type Event = SavingEvent<string>

const submitted: Event = { type: 'submitted', isPreparing: false }
const checked = (theirs?: string): Event => ({ type: 'checked', theirs })
const answered = (given: Partial<Extract<Event, { type: 'answered' }>> = {}): Event => ({
  type: 'answered',
  stored: 'sent',
  submitted: 'sent',
  hasNewerInput: false,
  createdId: undefined,
  cleared: undefined,
  ...given,
})
const failed: Event = { type: 'failed', error: 500 }

const reduce = (from: Saving<string>, ...events: Event[]) => events.reduce(savingReducer, from)
const newRecord = startSaving<string>(undefined, '')
const record = startSaving(7, 'stored')

describe('a save', () => {
  it('checks the record, sends it and leads back to the list', () => {
    expect(reduce(record, submitted, checked('stored'), answered())).toEqual({
      target: { kind: 'record', id: 7 },
      filled: 'sent',
      base: 'sent',
      step: { status: 'saved', wasNew: false, next: 'leave' },
    })
  })

  it('is sent once by a double click', () => {
    const checking = reduce(newRecord, submitted)
    expect(reduce(checking, submitted)).toBe(checking)
    const saving = reduce(checking, checked())
    expect(reduce(saving, submitted, checked())).toBe(saving)
  })

  it('waits for a picture, and goes on from what a draft restored meanwhile was made of', () => {
    const waiting = reduce(record, { type: 'submitted', isPreparing: true })
    expect(isBusy(waiting)).toBe(true)
    const restored = reduce(waiting, { type: 'draftRestored', base: 'older' }, { type: 'prepared' })
    expect(reduce(restored, checked('stored')).step).toEqual({
      status: 'conflict',
      theirs: 'stored',
      wasSaving: true,
    })
  })

  it('is given up when the form is left before it is sent, not after', () => {
    for (const before of [[], [checked('theirs')]]) {
      expect(reduce(record, submitted, ...before, { type: 'left' }).step.status).toBe('idle')
    }
    const saving = reduce(record, submitted, checked('stored'))
    expect(reduce(saving, { type: 'left' })).toBe(saving)
  })

  it('can be tried again after it failed or was invalid', () => {
    expect(reduce(record, submitted, { type: 'refused' })).toEqual(record)
    expect(reduce(record, submitted, failed, submitted).step.status).toBe('checking')
    expect(reduce(record, submitted, failed)).toEqual({
      ...record,
      step: { status: 'failed', error: 500 },
    })
  })
})

describe('a conflict', () => {
  const conflict = reduce(record, submitted, checked('theirs'))

  it('is overwritten by the save that it interrupted', () => {
    const overwriting = reduce(conflict, { type: 'overwritten' })
    expect(overwriting.base).toBe('theirs')
    expect(reduce(overwriting, checked('theirs')).step.status).toBe('saving')
    expect(reduce(overwriting, checked('once more')).step.status).toBe('conflict')
  })
  it('gives way to the server’s version', () => {
    expect(reduce(conflict, { type: 'keptTheirs' })).toMatchObject({
      base: 'theirs',
      filled: 'theirs',
      step: { status: 'idle' },
    })
  })
  it('stays one when its dialog is closed', () => {
    const closed = reduce(conflict, { type: 'conflictClosed' })
    expect(closed.base).toBe('stored')
    expect(reduce(closed, submitted, checked('theirs')).step.status).toBe('conflict')
  })
  it('is none where what is sent has both people’s changes', () => {
    const merged: Event = { type: 'checked', theirs: 'theirs', isMerged: true }
    expect(reduce(record, submitted, merged)).toMatchObject({
      base: 'theirs',
      step: { status: 'saving' },
    })
  })
  it('is not opened while a save is under way, or without a record', () => {
    const opened: Event = { type: 'conflictOpened', theirs: 'theirs' }
    const saving = reduce(record, submitted)
    expect(reduce(saving, opened)).toEqual(saving)
    expect(reduce(newRecord, opened)).toEqual(newRecord)
  })
  it('sends nothing if it was only looked at', () => {
    const opened = reduce(record, { type: 'conflictOpened', theirs: 'theirs' })
    expect(reduce(opened, { type: 'overwritten' })).toMatchObject({
      base: 'theirs',
      filled: 'theirs',
      step: { status: 'idle' },
    })
  })
})

describe('after a record was created', () => {
  const saving = reduce(newRecord, submitted, checked())

  it('what was typed meanwhile is an edit of it', () => {
    expect(reduce(saving, answered({ hasNewerInput: true, createdId: 3 }))).toMatchObject({
      target: { kind: 'record', id: 3 },
      step: { next: 'stay' },
    })
  })
  it('nothing is written until it is known which one it is', () => {
    const unknown = reduce(saving, answered({ hasNewerInput: true }))
    expect(reduce(unknown, submitted)).toBe(unknown)
    const known = reduce(unknown, { type: 'identified', id: 3 })
    expect(known.target).toEqual({ kind: 'record', id: 3 })
    expect(reduce(unknown, { type: 'restarted', empty: '' }).target).toEqual({ kind: 'new' })
  })
})

describe('a form that a save empties (spec 4)', () => {
  it('stays with the record where that was asked for, though a save empties the form', () => {
    const staying: Event = {
      type: 'answered',
      stored: 'completed',
      submitted: 'typed',
      hasNewerInput: false,
      isStaying: true,
      createdId: undefined,
      cleared: '',
    }
    expect(reduce(record, submitted, checked('stored'), staying)).toMatchObject({
      target: { kind: 'record' },
      filled: 'typed',
      base: 'completed',
      step: { status: 'saved', next: 'stay' },
    })
  })

  const cleared = reduce(record, submitted, checked('stored'), answered({ cleared: '' }))

  it('writes to no record', () => {
    expect(cleared).toMatchObject({ filled: '', step: { next: 'clear', wasNew: false } })
    expect(reduce(cleared, submitted)).toBe(cleared)
  })
  it('is filled again only with what was saved, while nothing else is under way', () => {
    const refilled: Event = { type: 'refilled', values: 'x' }
    const created = reduce(newRecord, submitted, checked(), answered({ hasNewerInput: true }))
    for (const other of [record, reduce(record, submitted), created]) {
      expect(reduce(other, refilled)).toBe(other)
    }
    const checking = reduce(record, submitted)
    expect(reduce(checking, { type: 'draftRestored', base: 'older' })).toBe(checking)
  })
  it('edits the record again, or creates another one', () => {
    expect(reduce(cleared, { type: 'refilled', values: 'sent' })).toEqual(startSaving(7, 'sent'))
    expect(reduce(cleared, { type: 'restarted', empty: '' })).toEqual(newRecord)
  })
  it('creates the next record after one was created', () => {
    const next = reduce(newRecord, submitted, checked(), answered({ cleared: '', createdId: 3 }))
    expect(next.target).toEqual({ kind: 'new' })
  })
  it('keeps newer input, as an edit of the record', () => {
    const stays = reduce(
      record,
      submitted,
      checked('stored'),
      answered({ cleared: '', hasNewerInput: true }),
    )
    expect(stays).toMatchObject({ target: { kind: 'record', id: 7 }, filled: 'sent' })
  })
})

describe('findCreatedId', () => {
  it.each([
    [
      { id: 7, name: 'x' },
      { id: 7, isCertain: true },
    ],
    ['{"id":7}', { id: 7, isCertain: true }],
    ['7', { id: 7, isCertain: false }],
    [7, { id: 7, isCertain: false }],
    ['Visa 7 created', { id: 7, isCertain: false }],
    ['Created 2 of 3', undefined],
    ['{"id":"a"}', undefined],
    ['{"status":201}', { id: 201, isCertain: false }],
    ['Created', undefined],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
    [{ id: 0 }, undefined],
  ])('of %j is %j', (body, id) => {
    expect(findCreatedId(body)).toEqual(id)
  })
})

/** A form, a person who types, and a server whose records are texts. */
interface World {
  form: Saving<string>
  typed: string
  /** The text that is on its way. */
  sent: string | undefined
  readonly records: Map<number, string>
  /** What must never happen, and did. */
  readonly faults: string[]
}
type Command = fc.Command<object, World>

function createCommand(
  name: string,
  isPossible: (world: World) => boolean,
  run: (world: World) => void,
): Command {
  return {
    check: () => true,
    run: (_, world) => {
      if (isPossible(world)) run(world)
    },
    toString: () => name,
  }
}
function send(world: World, event: Event): void {
  world.form = savingReducer(world.form, event)
}
function forbid(world: World, isFault: boolean, fault: string): void {
  if (isFault) world.faults.push(fault)
}

const always = () => true
const isAt = (status: string) => (world: World) => world.form.step.status === status
const hasNoTarget = ({ form }: World) => form.target.kind === 'none'

/** Validates and checks, as `useSaving` does: what goes out is what is typed now. */
function check(world: World): void {
  const { target } = world.form
  const theirs = target.kind === 'record' ? world.records.get(target.id) : undefined
  send(world, checked(theirs))
  if (world.form.step.status !== 'saving') return
  forbid(world, theirs !== undefined && world.form.base !== theirs, 'overwrites what was not seen')
  forbid(world, target.kind === 'none', 'writes to no record')
  world.sent = world.typed
}

function answer(world: World, isIdKnown: boolean, cleared: string | undefined): void {
  const { target } = world.form
  const text = world.sent ?? ''
  const id = target.kind === 'record' ? target.id : world.records.size + 1
  forbid(world, target.kind === 'record' && !world.records.has(id), 'writes to an unknown record')
  world.records.set(id, text)
  send(
    world,
    answered({
      stored: text,
      submitted: text,
      hasNewerInput: world.typed !== text,
      createdId: isIdKnown ? id : undefined,
      cleared,
    }),
  )
  const { step, filled } = world.form
  world.sent = undefined
  if (step.status !== 'saved') return
  if (step.next === 'clear') world.typed = ''
  forbid(world, step.next === 'stay' && world.typed === filled, 'takes newer input for saved')
  const createsAgain = world.form.target.kind === 'new'
  forbid(world, createsAgain && world.typed !== '', 'creates a second record of one input')
}

const commands: fc.Arbitrary<Command>[] = [
  fc.constantFrom('a', 'b', 'c').map((text) =>
    createCommand(`type ${text}`, always, (world) => {
      world.typed = text
    }),
  ),
  fc
    .boolean()
    .map((isPreparing) =>
      createCommand('submit', always, (world) => send(world, { type: 'submitted', isPreparing })),
    ),
  fc.constantFrom(
    createCommand('prepared', isAt('waiting'), (world) => send(world, { type: 'prepared' })),
    createCommand('check', isAt('checking'), check),
    createCommand('invalid', isAt('checking'), (world) => send(world, { type: 'refused' })),
    createCommand('leave', always, (world) => send(world, { type: 'left' })),
    createCommand('fail', isAt('saving'), (world) => {
      const { filled, base } = world.form
      send(world, failed)
      world.sent = undefined
      const isKept = world.form.filled === filled && world.form.base === base
      forbid(world, !isKept, 'takes a failed save for a version')
    }),
  ),
  fc
    .tuple(fc.boolean(), fc.constantFrom('', undefined))
    .map(([isIdKnown, cleared]) =>
      createCommand('answer', isAt('saving'), (world) => answer(world, isIdKnown, cleared)),
    ),
  fc.constantFrom('x', 'y').map((text) =>
    createCommand(
      `change elsewhere to ${text}`,
      ({ records }) => records.has(1),
      (world) => {
        world.records.set(1, text)
      },
    ),
  ),
  fc.constantFrom('overwritten', 'keptTheirs', 'conflictClosed').map((type) =>
    createCommand(type, isAt('conflict'), (world) => {
      send(world, { type })
      if (type === 'keptTheirs') world.typed = world.form.filled
    }),
  ),
  fc.constantFrom(
    createCommand('edit again', hasNoTarget, (world) => {
      const { target } = world.form
      if (target.kind !== 'none' || target.last === undefined) return
      const values = world.records.get(target.last.id) ?? ''
      send(world, { type: 'refilled', values })
      if (world.form.target.kind === 'record') world.typed = values
    }),
    createCommand('create another', hasNoTarget, (world) =>
      send(world, { type: 'restarted', empty: '' }),
    ),
  ),
]

it('writes to one record at a time, never over a version that was not seen, in any sequence', () => {
  const sequences = fc.commands(commands, { maxCommands: 60, size: 'max' })
  fc.assert(
    fc.property(sequences, fc.boolean(), (sequence, isNew) => {
      const world: World = {
        form: isNew ? startSaving<string>(undefined, '') : startSaving(1, 'stored'),
        typed: isNew ? '' : 'stored',
        sent: undefined,
        records: new Map(isNew ? [] : [[1, 'stored']]),
        faults: [],
      }
      fc.modelRun(() => ({ model: {}, real: world }), sequence)
      expect(world.faults).toEqual([])
    }),
    { numRuns: 500 },
  )
})
