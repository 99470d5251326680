import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  asNewLevels,
  getLevelNumber,
  isLocked,
  isDirty,
  createLevelEditor,
  mergeLevels,
  levelEditorReducer,
  withStoredIds,
  type Level,
  type LevelTexts,
  type LevelEditorState,
  type LevelEditorEvent,
} from './level-editor.ts'

const emptyLevel: LevelTexts = {
  levelNumber: '',
  title: '',
  summary: '',
  fullDescription: '',
  amount: '',
  currency: 'EUR',
  valueString: '',
  basis: '',
  notes: '',
}
const texts = (levelNumber: number): LevelTexts => ({
  ...emptyLevel,
  levelNumber: String(levelNumber),
  title: `Niveau ${levelNumber}`,
  summary: 'Résumé',
  fullDescription: '<p>Texte</p>',
  amount: '150',
  valueString: '150 €',
})
const level = (levelNumber: number): Level => ({ ...texts(levelNumber), id: levelNumber * 10 })
const titles = ['Conseil', 'Dossier', 'Recours', 'Assistance']
const documented = { level: emptyLevel, titles }
const add = { type: 'add', level: emptyLevel, titles: [] } as const
const validChanges: Partial<LevelTexts> = { title: 'Titre', summary: 'Résumé', amount: '1500,50' }

function dispatchAll(state: LevelEditorState, ...events: LevelEditorEvent[]): LevelEditorState {
  return events.reduce(levelEditorReducer, state)
}

const twoLevels = createLevelEditor([level(1), level(2)])
const states = {
  closed: twoLevels,
  'open for a new level': dispatchAll(twoLevels, add, { type: 'change', changes: validChanges }),
  'open for an existing level': dispatchAll(twoLevels, { type: 'edit', index: 1 }),
  'open for a new level that cannot be saved': dispatchAll(twoLevels, add, { type: 'save' }),
}
type StateName = keyof typeof states
const openStateNames: StateName[] = [
  'open for a new level',
  'open for an existing level',
  'open for a new level that cannot be saved',
]

const change = (changes: Partial<LevelTexts>) => ({ type: 'change', changes }) as const
const typeAmounts = (...amounts: string[]) => amounts.map((amount) => change({ amount }))
const getPrice = ({ editor }: LevelEditorState) =>
  editor.status === 'closed' ? undefined : editor.draft.valueString

describe('a displayed price that was emptied by hand', () => {
  const proposed = dispatchAll(twoLevels, add, ...typeAmounts('1', '15'))

  it('stays empty while the amount is deleted and typed again', () => {
    expect(getPrice(proposed)).toBe('15\u00a0€ HT')
    const emptied = dispatchAll(proposed, change({ valueString: '' }))
    expect(getPrice(dispatchAll(emptied, ...typeAmounts('1', '', '2', '20')))).toBe('')
  })
  it('stays empty if it was stored so', () => {
    const stored = createLevelEditor([{ ...level(1), valueString: '' }])
    const opened = dispatchAll(stored, { type: 'edit', index: 0 }, ...typeAmounts('', '2'))
    expect(getPrice(opened)).toBe('')
  })
  it('follows again once the proposed one is typed, and else was never emptied', () => {
    const typed = [change({ valueString: '' }), change({ valueString: '15 € HT' })]
    expect(getPrice(dispatchAll(proposed, ...typed, ...typeAmounts('20')))).toBe('20\u00a0€ HT')
    expect(getPrice(dispatchAll(proposed, ...typeAmounts('', '2')))).toBe('2\u00a0€ HT')
  })
})

describe('closed', () => {
  it('add opens the editor with the count plus one and euros', () => {
    const { editor } = dispatchAll(twoLevels, add)
    expect(editor).toMatchObject({ status: 'new', draft: { levelNumber: '3', currency: 'EUR' } })
  })
  it('edit opens the editor with the level at the index', () => {
    const { editor } = dispatchAll(twoLevels, { type: 'edit', index: 1 })
    expect(editor).toMatchObject({ status: 'existing', index: 1, draft: texts(2) })
  })
  it('remove deletes the level', () => {
    expect(dispatchAll(twoLevels, { type: 'remove', index: 0 }).levels).toEqual([level(2)])
  })
  it('move swaps positions and numbers', () => {
    const { levels } = dispatchAll(twoLevels, { type: 'move', index: 1, offset: -1 })
    expect(levels.map(({ id, levelNumber }) => [id, levelNumber])).toEqual([
      [20, '1'],
      [10, '2'],
    ])
  })
  it.each<LevelEditorEvent>([
    { type: 'change', changes: validChanges },
    { type: 'save' },
    { type: 'cancel' },
    { type: 'submit' },
    { type: 'edit', index: 2 },
    { type: 'edit', index: -1 },
    { type: 'remove', index: 2 },
    { type: 'move', index: 0, offset: -1 },
    { type: 'move', index: 1, offset: 1 },
  ])('%j changes nothing', (event) => {
    expect(levelEditorReducer(twoLevels, event)).toBe(twoLevels)
  })
})

describe.each(openStateNames)('%s', (name) => {
  const open = states[name]
  it.each<LevelEditorEvent>([
    add,
    { type: 'edit', index: 0 },
    { type: 'remove', index: 0 },
    { type: 'move', index: 0, offset: 1 },
  ])('%j is locked', (event) => {
    expect(isLocked(open)).toBe(true)
    expect(levelEditorReducer(open, event)).toBe(open)
  })
  it('type changes only the draft', () => {
    const { editor, levels } = dispatchAll(open, {
      type: 'change',
      changes: { notes: 'Hors frais' },
    })
    expect(editor).toMatchObject({ draft: { notes: 'Hors frais' } })
    expect(levels).toBe(open.levels)
  })
  it('cancel closes and keeps the levels', () => {
    expect(dispatchAll(open, { type: 'cancel' })).toEqual(createLevelEditor(open.levels))
  })
  it('submit shows the alert and keeps the draft', () => {
    const { editor } = dispatchAll(open, { type: 'submit' })
    expect(editor).toEqual({ ...open.editor, isAlertShown: true })
  })
})

describe('save (spec 3.4, 5.6, 9.14)', () => {
  it('adds a new level with an id that is not the server’s, the fee with its comma (spec 3.5)', () => {
    const { levels, editor } = dispatchAll(states['open for a new level'], { type: 'save' })
    expect(editor.status).toBe('closed')
    expect(levels[2]).toEqual({
      ...emptyLevel,
      valueString: '1\u202f500,50\u00a0€ HT',
      id: -1,
      levelNumber: '3',
      title: 'Titre',
      summary: 'Résumé',
      amount: '1500,5',
    })
  })
  it('writes numbers as they come back from the server', () => {
    const { levels } = dispatchAll(
      states['open for a new level'],
      { type: 'change', changes: { levelNumber: ' 07', amount: '1 500.50' } },
      { type: 'save' },
    )
    expect(levels[2]).toMatchObject({ levelNumber: '7', amount: '1500,5' })
  })
  it('replaces an existing level, which keeps its id', () => {
    const { levels } = dispatchAll(
      states['open for an existing level'],
      { type: 'change', changes: { title: 'Autre titre' } },
      { type: 'save' },
    )
    expect(levels).toEqual([level(1), { ...level(2), title: 'Autre titre' }])
  })
  it('may keep the level’s number', () => {
    expect(dispatchAll(states['open for an existing level'], { type: 'save' })).toEqual(twoLevels)
  })
  it.each([{ levelNumber: '1' }, { amount: '0' }, { amount: '0,01' }])('%j is taken', (changes) => {
    const open = dispatchAll(twoLevels, { type: 'edit', index: 0 }, { type: 'change', changes })
    expect(dispatchAll(open, { type: 'save' }).editor.status).toBe('closed')
  })
  it.each<[Partial<LevelTexts>, object]>([
    [{ levelNumber: '' }, { levelNumber: 'missing' }],
    [{ levelNumber: '0' }, { levelNumber: 'invalid' }],
    [{ levelNumber: '1,5' }, { levelNumber: 'invalid' }],
    [{ levelNumber: 'un' }, { levelNumber: 'invalid' }],
    [{ levelNumber: '2' }, { levelNumber: 'taken' }],
    [{ title: ' ' }, { title: 'missing' }],
    [{ summary: '' }, { summary: 'missing' }],
    [{ summary: ' \n' }, { summary: 'missing' }],
    [{ amount: '' }, { amount: 'missing' }],
    [{ amount: ' ' }, { amount: 'missing' }],
    [{ amount: '-1' }, { amount: 'invalid' }],
    [{ amount: '1,234' }, { amount: 'invalid' }],
    [{ amount: 'gratuit' }, { amount: 'invalid' }],
  ])('%j is refused', (changes, errors) => {
    const open = dispatchAll(states['open for a new level'], { type: 'change', changes })
    const { editor, levels } = dispatchAll(open, { type: 'save' })
    expect(editor).toEqual({ ...open.editor, errors, saveAttempts: 1 })
    expect(levels).toBe(twoLevels.levels)
  })
  it('the proposed number stays the count plus one when it is taken', () => {
    const oneAndThree = dispatchAll(
      createLevelEditor([level(1), level(2), level(3)]),
      { type: 'remove', index: 1 },
      add,
      { type: 'change', changes: validChanges },
      { type: 'save' },
    )
    expect(oneAndThree.editor).toMatchObject({
      status: 'new',
      draft: { levelNumber: '3' },
      errors: { levelNumber: 'taken' },
    })
  })
})

describe('isDirty', () => {
  it('is true after a change', () => {
    expect(isDirty(twoLevels)).toBe(false)
    expect(isDirty(dispatchAll(twoLevels, add))).toBe(false)
    expect(isDirty(states['open for an existing level'])).toBe(false)
    expect(isDirty(states['open for a new level'])).toBe(true)
  })
})

const index = fc.integer({ min: -1, max: 4 })
const changes = fc.record(
  {
    levelNumber: fc.constantFrom('', '0', '1', '2', '3', '4', '9'),
    title: fc.constantFrom('', 'Titre'),
    summary: fc.constantFrom('', 'Résumé'),
    amount: fc.constantFrom('', '0', '12,5', '-1'),
  },
  { requiredKeys: [] },
)
const anyEvent: fc.Arbitrary<LevelEditorEvent> = fc.oneof(
  fc.constantFrom<LevelEditorEvent>(
    add,
    { type: 'save' },
    { type: 'save', next: documented },
    { type: 'copy', levels: [texts(1)] },
    { type: 'cancel' },
    { type: 'submit' },
  ),
  changes.map((given) => ({ type: 'change' as const, changes: given })),
  index.map((at) => ({ type: 'edit' as const, index: at })),
  index.map((at) => ({ type: 'remove' as const, index: at })),
  fc.record({
    type: fc.constant('move' as const),
    index,
    offset: fc.constantFrom<(-1 | 1)[]>(-1, 1),
  }),
)

/** How many levels an event adds, given the editor before it. A refused save keeps the editor open. */
function getAddedCount(before: LevelEditorState, event: LevelEditorEvent, after: LevelEditorState) {
  // A refused save leaves the list as it is, whatever it would have opened next.
  if (event.type === 'save' && before.editor.status === 'new')
    return after.levels === before.levels ? 0 : 1
  if (event.type === 'copy') return isLocked(before) ? 0 : event.levels.length
  const isRemoved = event.type === 'remove' && !isLocked(before) && event.index in before.levels
  return isRemoved ? -1 : 0
}

const toIds = ({ levels }: LevelEditorState) => levels.map(({ id }) => id).join()

describe('numbers that a server stored, equal or in any order', () => {
  it('lists the levels in the order of their numbers, as visitors see them', () => {
    const { levels } = createLevelEditor([level(5), level(2), level(3)])
    expect(levels.map(getLevelNumber)).toEqual([2, 3, 5])
  })

  it('lists a level at its new number after an edit by hand', () => {
    const { levels } = dispatchAll(
      createLevelEditor([level(1), level(2), level(3)]),
      { type: 'edit', index: 0 },
      { type: 'change', changes: { levelNumber: '5' } },
      { type: 'save' },
    )
    expect(levels.map(({ id, levelNumber }) => [id, levelNumber])).toEqual([
      [20, '2'],
      [30, '3'],
      [10, '5'],
    ])
  })

  it('a level that is moved down is below its neighbour for visitors too, and the reverse', () => {
    const numbers = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(numbers, fc.nat(), fc.constantFrom<(-1 | 1)[]>(-1, 1), (stored, at, offset) => {
        const before = createLevelEditor(
          stored.map((levelNumber, id) => ({ ...level(levelNumber), id: id + 1 })),
        )
        const from = at % stored.length
        const moved = before.levels[from]
        const neighbour = before.levels[from + offset]
        fc.pre(neighbour !== undefined)
        const after = levelEditorReducer(before, { type: 'move', index: from, offset })
        const getNumber = (searched: Level | undefined) =>
          after.levels.filter(({ id }) => id === searched?.id).map(getLevelNumber)[0] ?? 0
        expect(Math.sign(getNumber(moved) - getNumber(neighbour))).toBe(offset)
        // What stands in the list is the order of the numbers.
        const shown = after.levels.map(getLevelNumber)
        expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('mergeLevels', () => {
  const retitle = (number: number, title: string) =>
    createLevelEditor(
      twoLevels.levels.map((one) => (one.id === number * 10 ? { ...one, title } : one)),
    )
  const mergeTitles = (mine: LevelEditorState, theirs: LevelEditorState) => {
    const { value, isDisputed } = mergeLevels({ base: twoLevels, mine, theirs })
    return [isDisputed, ...value.levels.map(({ title }) => title)]
  }
  const [first, second] = twoLevels.levels.map(({ title }) => title)

  it('keeps a level of each', () => {
    expect(mergeTitles(retitle(1, 'mine'), retitle(2, 'theirs'))).toEqual([false, 'mine', 'theirs'])
  })
  it('asks about a level of both, and keeps the other', () => {
    const theirs = retitle(1, 'theirs')
    expect(mergeTitles(retitle(1, 'mine'), theirs)).toEqual([true, 'mine', second])
    expect(mergeTitles(theirs, theirs)).toEqual([false, 'theirs', second])
  })
  it('asks where levels were removed, moved or are being edited', () => {
    const removed = createLevelEditor(twoLevels.levels.slice(0, 1))
    expect(mergeTitles(removed, retitle(2, 'theirs'))).toEqual([true, first])
    expect(mergeTitles(retitle(2, 'mine'), removed)).toEqual([true, first, 'mine'])
    const open = dispatchAll(
      retitle(1, 'mine'),
      { type: 'edit', index: 0 },
      change({ title: 'typed' }),
    )
    expect(mergeTitles(open, retitle(2, 'theirs'))).toEqual([true, 'mine', second])
  })
})

describe('withStoredIds', () => {
  const newLevel = { type: 'change', changes: validChanges } as const
  const submitted = dispatchAll(twoLevels, add, newLevel, { type: 'save' })
  const stored = createLevelEditor([level(1), level(2), { ...level(3), id: 77 }])

  it('gives a new level the id that it was stored with, even if it was moved meanwhile', () => {
    const moved = dispatchAll(submitted, { type: 'move', index: 2, offset: -1 })
    expect(withStoredIds(moved, stored, submitted).levels.map(({ id }) => id)).toEqual([10, 77, 20])
  })

  it('leaves an existing level its id, although the server has created another with its number', () => {
    const other = createLevelEditor([{ ...level(1), id: 78 }, level(2), { ...level(3), id: 77 }])
    expect(withStoredIds(submitted, other, submitted).levels.map(({ id }) => id)).toEqual([
      10, 20, 77,
    ])
  })

  it('leaves a level alone that was added meanwhile', () => {
    const added = dispatchAll(submitted, { type: 'move', index: 2, offset: -1 }, add, newLevel, {
      type: 'save',
    })
    const ids = withStoredIds(added, stored, submitted).levels.map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual([10, 77, 20])
    expect(ids[3]).toBeLessThan(0)
  })
})

it('a currency that the form does not offer stays as it is', () => {
  const foreign = { ...level(1), currency: 'XOF' }
  const { levels } = dispatchAll(
    createLevelEditor([foreign]),
    { type: 'edit', index: 0 },
    { type: 'change', changes: { title: 'Autre titre' } },
    { type: 'save' },
  )
  expect(levels[0]?.currency).toBe('XOF')
})

it('keeps numbers unique, the count correct and the levels locked in any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let before = twoLevels
      for (const event of events) {
        const after = levelEditorReducer(before, event)
        const numbers = after.levels.map(getLevelNumber)
        expect(new Set(numbers).size).toBe(numbers.length)
        expect(Math.min(1, ...numbers)).toBe(1)
        expect(after.levels.length).toBe(before.levels.length + getAddedCount(before, event, after))
        const isSave = event.type === 'save'
        expect(!isLocked(before) || isSave || toIds(after) === toIds(before)).toBe(true)
        before = after
      }
    }),
  )
})

describe('several levels, one after the other', () => {
  const filled = { summary: 'Résumé', amount: '150' }
  const saveAndNext = { type: 'save', next: documented } as const
  const fillAndGoOn: LevelEditorEvent[] = [{ type: 'change', changes: filled }, saveAndNext]

  it('are offered the documented titles, and no fifth one is opened', () => {
    const first = levelEditorReducer(createLevelEditor([]), { type: 'add', ...documented })
    expect(first.editor).toMatchObject({ status: 'new', draft: { title: 'Conseil' } })
    const third = dispatchAll(first, ...fillAndGoOn, ...fillAndGoOn)
    expect(third.editor).toMatchObject({ draft: { title: 'Recours', levelNumber: '3' } })
    const closed = dispatchAll(third, ...fillAndGoOn, ...fillAndGoOn)
    expect(closed.editor.status).toBe('closed')
    expect(closed.levels.map(({ title }) => title)).toEqual(titles)
    expect(new Set(closed.levels.map(({ id }) => id)).size).toBe(4)
  })

  it('a title that another level has is not offered again', () => {
    const state = createLevelEditor([{ ...level(1), title: 'Dossier' }])
    const { editor } = levelEditorReducer(state, { type: 'add', ...documented })
    expect(editor).toMatchObject({ draft: { title: '', levelNumber: '2' } })
  })

  it('a new level has the currency of the one before', () => {
    const state = createLevelEditor([{ ...level(1), currency: 'CAD' }])
    const { editor } = levelEditorReducer(state, { type: 'add', ...documented })
    expect(editor).toMatchObject({ draft: { currency: 'CAD' } })
  })

  it('a saved level leads on to the one that follows it', () => {
    const state = dispatchAll(twoLevels, { type: 'edit', index: 0 }, saveAndNext)
    expect(state.editor).toMatchObject({ status: 'existing', index: 1 })
    expect(levelEditorReducer(state, saveAndNext).editor).toMatchObject({
      status: 'new',
      draft: { title: 'Recours' },
    })
  })

  it('a level that cannot be saved leads nowhere', () => {
    const state = dispatchAll(twoLevels, { type: 'add', ...documented }, saveAndNext)
    expect(state.editor).toMatchObject({ status: 'new', errors: { summary: 'missing' } })
    expect(state.levels).toHaveLength(2)
  })

  it('the displayed price is proposed until it is typed', () => {
    const state = dispatchAll(twoLevels, add, { type: 'change', changes: { amount: '150' } })
    expect(state.editor).toMatchObject({ draft: { valueString: '150\u00a0€ HT' } })
  })
})

describe('levels of another intervention', () => {
  const copied = [texts(2), texts(4)]

  it('are new, with their numbers where none is there', () => {
    const { levels } = levelEditorReducer(createLevelEditor([]), { type: 'copy', levels: copied })
    expect(levels).toEqual([
      { ...texts(2), id: -1 },
      { ...texts(4), id: -2 },
    ])
  })

  it('follow those that are there', () => {
    const { levels } = levelEditorReducer(twoLevels, { type: 'copy', levels: copied })
    expect(levels.map(({ levelNumber, id }) => [levelNumber, id])).toEqual([
      ['1', 10],
      ['2', 20],
      ['3', -1],
      ['4', -2],
    ])
  })

  it('are not copied while a level is open', () => {
    const open = levelEditorReducer(twoLevels, add)
    expect(levelEditorReducer(open, { type: 'copy', levels: copied })).toBe(open)
  })
})

describe('the levels of an older version', () => {
  it('are new where the server no longer has them', () => {
    const older = createLevelEditor([level(1), { ...level(2), id: -1 }, level(3)])
    const { levels } = asNewLevels(older, createLevelEditor([level(1)]))
    expect(levels.map(({ levelNumber }) => levelNumber)).toEqual(['1', '2', '3'])
    const ids = levels.map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual([10, -1])
    expect(ids[2]).toBeLessThan(-1)
  })
})
