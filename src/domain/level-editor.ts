import type { ServiceLevelInput } from '#contract/interventions.ts'

import { isDeepEqual } from './deep-equal.ts'
import { formatDecimal, parseDecimal, parseInteger } from './decimal.ts'
import { changeFee, isPriceEmptied } from './displayed-price.ts'

export type LevelName = Exclude<keyof ServiceLevelInput, 'id' | 'serviceFee'>
export type FeeName = keyof ServiceLevelInput['serviceFee']

/** What is typed about a service level and its fee (spec 3): every value is its field's text. */
export type LevelTexts = Readonly<Record<LevelName | FeeName, string>>

/** A service level as the form holds it. */
export interface Level extends LevelTexts {
  /** Below 0 until the server has stored the level: it tells one new level from another, and is never sent. */
  readonly id: number
}

/** The number by which visitors see the levels in order; 0 if the server sent none. */
export function getLevelNumber({ levelNumber }: Pick<LevelTexts, 'levelNumber'>): number {
  return parseInteger(levelNumber) ?? 0
}

/** The errors of a level, by field (spec 5; docs/decisions.md for a duplicate number). */
export interface LevelErrors {
  readonly levelNumber?: 'missing' | 'invalid' | 'taken' | undefined
  readonly title?: 'missing' | undefined
  readonly summary?: 'missing' | undefined
  readonly amount?: 'missing' | 'invalid' | undefined
}

interface OpenEditor {
  /** As it was when the editor was opened. */
  readonly opened: LevelTexts
  readonly draft: LevelTexts
  /** An amount that is deleted key by key proposes no price either, so that the texts do not tell. */
  readonly isPriceEmptied?: boolean | undefined
  readonly errors: LevelErrors
  /** The number of attempts to save; each moves focus to the errors. */
  readonly saveAttempts: number
  /** The form was submitted while the editor was open: the alert of spec 4 is shown. */
  readonly isAlertShown: boolean
}

/** The editor (spec 4): closed, open for a new level, or open for an existing one. */
export type EditorState = { readonly status: 'closed' } | OpenEditorState
type OpenEditorState = OpenEditor &
  ({ readonly status: 'new' } | { readonly status: 'existing'; readonly index: number })

export interface LevelEditorState {
  readonly levels: readonly Level[]
  readonly editor: EditorState
}

/**
 * The levels that two people have changed, level by level, with those of `mine` where both changed the same one. Where
 * levels were added, removed or moved, or one is being edited, all are those of `mine`.
 */
export function mergeLevels({
  base,
  mine,
  theirs,
}: Readonly<Record<'base' | 'mine' | 'theirs', LevelEditorState>>): {
  value: LevelEditorState
  isDisputed: boolean
} {
  const [places, ...others] = [base, mine, theirs].map(({ levels }) => levels.map(toPlace).join())
  if (others.some((other) => other !== places) || isDirty(mine) || isDirty(theirs)) {
    return { value: mine, isDisputed: true }
  }
  let isDisputed = false
  const levels = mine.levels.map((level, index) => {
    const [old, other = level] = [base.levels[index], theirs.levels[index]]
    if (isDeepEqual(level, old)) return other
    if (!isDeepEqual(other, old) && !isDeepEqual(other, level)) isDisputed = true
    return level
  })
  return { value: createLevelEditor(levels), isDisputed }
}

function toPlace({ id, levelNumber }: Level): string {
  return `${id}/${levelNumber}`
}

/** What a new level begins with. */
export interface NewLevel {
  readonly level: LevelTexts
  /** The titles of the documented levels in order (spec 2.3): the level of that number begins with its title. */
  readonly titles: readonly string[]
}

export type LevelEditorEvent =
  /** The number is the count of levels plus one (spec 4), even if taken. */
  | ({ readonly type: 'add' } & NewLevel)
  | { readonly type: 'edit'; readonly index: number }
  | { readonly type: 'change'; readonly changes: Partial<LevelTexts> }
  /** `next` opens the level that follows, or a new one while a documented title is left. */
  | { readonly type: 'save'; readonly next?: NewLevel }
  | { readonly type: 'cancel' }
  /** Adds levels of another intervention, as new ones. */
  | { readonly type: 'copy'; readonly levels: readonly LevelTexts[] }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'move'; readonly index: number; readonly offset: -1 | 1 }
  | { readonly type: 'submit' }

const closedEditor: EditorState = { status: 'closed' }

/** The initial state. The levels are in the order of their numbers, as visitors see them, whatever the server's order. */
export function createLevelEditor(levels: readonly Level[]): LevelEditorState {
  return {
    levels: levels.toSorted((a, b) => getLevelNumber(a) - getLevelNumber(b)),
    editor: closedEditor,
  }
}

/**
 * The levels with the ids that the server gave to those that were new when they were submitted: the next save must send
 * them. The number finds a level only among the submitted ones: it may have been moved since.
 */
export function withStoredIds(
  state: LevelEditorState,
  stored: LevelEditorState,
  submitted: LevelEditorState,
): LevelEditorState {
  const sentIds = new Set(submitted.levels.map(({ id }) => id))
  const created = stored.levels.filter(({ id }) => !sentIds.has(id))
  const storedIds = new Map(
    submitted.levels.map(({ id, levelNumber }) => {
      const match = created.find((level) => level.levelNumber === levelNumber)
      return [id, id < 0 && match !== undefined ? match.id : id] as const
    }),
  )
  const levels = state.levels.map((level) => ({
    ...level,
    id: storedIds.get(level.id) ?? level.id,
  }))
  return { ...state, levels }
}

/**
 * The levels of an older version as they can be saved now: those that the server no longer has are new, or it would refuse
 * their ids.
 */
export function asNewLevels(state: LevelEditorState, current: LevelEditorState): LevelEditorState {
  const stored = new Set(current.levels.map(({ id }) => id))
  const lowest = Math.min(0, ...state.levels.map(({ id }) => id))
  const levels = state.levels.map((level, index) =>
    level.id < 0 || stored.has(level.id) ? level : { ...level, id: lowest - 1 - index },
  )
  return { ...state, levels }
}

/** While the editor is open, levels and form are locked (spec 4). */
export function isLocked({ editor }: LevelEditorState): boolean {
  return editor.status !== 'closed'
}

/** The next state. An event that is not allowed returns the same state. */
export function levelEditorReducer(
  state: LevelEditorState,
  event: LevelEditorEvent,
): LevelEditorState {
  const { editor } = state
  return editor.status === 'closed' ? reduceClosed(state, event) : reduceOpen(state, editor, event)
}

function reduceClosed(state: LevelEditorState, event: LevelEditorEvent): LevelEditorState {
  const { levels } = state
  switch (event.type) {
    case 'add':
      return addLevel(levels, event)
    case 'edit':
      return editLevel(state, event.index)
    case 'copy':
      return copyLevels(levels, event.levels)
    case 'remove':
      if (levels[event.index] === undefined) return state
      return createLevelEditor(levels.filter((_, index) => index !== event.index))
    case 'move':
      return moveLevel(state, event.index, event.index + event.offset)
    case 'change':
    case 'save':
    case 'cancel':
    case 'submit':
      return state
  }
}

function reduceOpen(
  state: LevelEditorState,
  editor: OpenEditorState,
  event: LevelEditorEvent,
): LevelEditorState {
  switch (event.type) {
    case 'change':
      return { ...state, editor: changeDraft(editor, event.changes) }
    case 'save':
      return saveLevel(state, editor, event.next)
    case 'cancel':
      return createLevelEditor(state.levels)
    case 'submit':
      return { ...state, editor: { ...editor, isAlertShown: true } }
    case 'add':
    case 'edit':
    case 'remove':
    case 'move':
    case 'copy':
      return state
  }
}

/** The displayed price follows the fee, unless it was emptied by hand: until it is typed again. */
function changeDraft(editor: OpenEditorState, changes: Partial<LevelTexts>): OpenEditorState {
  const { isPriceEmptied: wasEmptied = isPriceEmptied(editor.opened) } = editor
  const draft = wasEmptied ? { ...editor.draft, ...changes } : changeFee(editor.draft, changes)
  const isEmptied = changes.valueString === undefined ? wasEmptied : isPriceEmptied(draft)
  return { ...editor, draft, isPriceEmptied: isEmptied }
}

function addLevel(levels: readonly Level[], { level, titles }: NewLevel): LevelEditorState {
  const title = titles[levels.length] ?? ''
  const isTaken = levels.some((other) => other.title === title)
  // The levels of an intervention are paid in one currency.
  const { currency } = levels.at(-1) ?? level
  const levelNumber = String(levels.length + 1)
  const texts = { ...level, levelNumber, title: isTaken ? '' : title, currency }
  return { levels, editor: { status: 'new', ...openEditor(texts) } }
}

function editLevel(state: LevelEditorState, index: number): LevelEditorState {
  const { levels } = state
  const level = levels[index]
  if (level === undefined) return state
  const { id: _, ...texts } = level
  return { levels, editor: { status: 'existing', index, ...openEditor(texts) } }
}

/** Numbers that are free stay: levels that are copied into an intervention without any keep theirs. */
function copyLevels(levels: readonly Level[], copied: readonly LevelTexts[]): LevelEditorState {
  const last = Math.max(0, ...levels.map(getLevelNumber))
  const newId = getNewId(levels)
  return createLevelEditor([
    ...levels,
    ...copied.map((level, index) => ({
      ...level,
      levelNumber: last === 0 ? level.levelNumber : String(last + 1 + index),
      id: newId - index,
    })),
  ])
}

/** Below every other: it tells one new level from another. */
function getNewId(levels: readonly Level[]): number {
  return Math.min(0, ...levels.map(({ id }) => id)) - 1
}

function saveLevel(
  { levels }: LevelEditorState,
  editor: OpenEditorState,
  next: NewLevel | undefined,
): LevelEditorState {
  const original = editor.status === 'existing' ? levels[editor.index] : undefined
  const others = levels.filter((level) => level !== original)
  const errors = validateLevel(editor.draft, others)
  if (Object.values(errors).some(Boolean)) {
    return { levels, editor: { ...editor, errors, saveAttempts: editor.saveAttempts + 1 } }
  }
  const level = { ...normaliseNumbers(editor.draft), id: original?.id ?? getNewId(levels) }
  const saved = createLevelEditor([...others, level])
  return next === undefined ? saved : openNext(saved, saved.levels.indexOf(level) + 1, next)
}

/** Opens the level at this place. After the last one, opens a new one if its number has a documented title. */
function openNext(state: LevelEditorState, index: number, next: NewLevel): LevelEditorState {
  const { levels } = state
  if (index < levels.length) return editLevel(state, index)
  return levels.length < next.titles.length ? addLevel(levels, next) : state
}

/** The numbers as they are written after a save, so that a level that comes back from the server is the same. */
function normaliseNumbers(draft: LevelTexts): LevelTexts {
  const amount = parseDecimal(draft.amount)
  return {
    ...draft,
    levelNumber: String(getLevelNumber(draft)),
    amount: amount === undefined ? '' : formatDecimal(amount),
  }
}

/**
 * Swaps two levels: the numbers stay in their places. Numbers that are equal are raised as far as needed, because
 * visitors see levels in the order of numbers.
 */
function moveLevel(state: LevelEditorState, from: number, to: number): LevelEditorState {
  const { levels } = state
  const level = levels[from]
  const other = levels[to]
  if (level === undefined || other === undefined) return state
  const moved = levels.with(from, other).with(to, level)
  let lowest = 1
  return createLevelEditor(
    levels.map((place, index) => {
      const number = Math.max(getLevelNumber(place), lowest)
      lowest = number + 1
      return { ...place, ...moved[index], levelNumber: String(number) }
    }),
  )
}

function openEditor(opened: LevelTexts): OpenEditor {
  return { opened, draft: opened, errors: {}, saveAttempts: 0, isAlertShown: false }
}

/** Whether anything has changed since the editor opened. */
export function isDirty({ editor }: LevelEditorState): boolean {
  return editor.status !== 'closed' && !isDeepEqual(editor.draft, editor.opened)
}

/** What is wrong with a level (spec 5). */
function validateLevel(draft: LevelTexts, others: readonly Level[]): LevelErrors {
  return {
    levelNumber: validateLevelNumber(draft.levelNumber, others),
    title: draft.title.trim() === '' ? 'missing' : undefined,
    summary: draft.summary.trim() === '' ? 'missing' : undefined,
    amount: validateAmount(draft.amount),
  }
}

function validateLevelNumber(input: string, others: readonly Level[]): LevelErrors['levelNumber'] {
  const number = parseInteger(input)
  if (input.trim() === '') return 'missing'
  if (number === undefined || number < 1) return 'invalid'
  return others.some((level) => getLevelNumber(level) === number) ? 'taken' : undefined
}

/** At least 0, in steps of 0.01. */
function validateAmount(input: string): LevelErrors['amount'] {
  const amount = parseDecimal(input)
  if (input.trim() === '') return 'missing'
  if (amount === undefined || amount < 0) return 'invalid'
  return /[.,]\d{3}/.test(input.replaceAll(/\s/gu, '')) ? 'invalid' : undefined
}
