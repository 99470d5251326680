import type { Currency, ServiceLevelInput } from '#contract/interventions.ts'

import { isDeepEqual } from './deep-equal.ts'
import { parseDecimal, parseInteger, formatDecimal } from './decimal.ts'

/** The currency of a fee that has none (spec 9). `contract/interventions.ts` lists all that the form offers. */
export const defaultCurrency: Currency = 'EUR'

type ServiceFee = ServiceLevelInput['serviceFee']

/** A service level as the form holds it (spec 3). */
export interface Level extends Omit<ServiceLevelInput, 'id' | 'serviceFee'> {
  /** Below 0 until the server has stored the level: it tells one new level from another, and is never sent. */
  readonly id: number
  /** The amount is undefined if the server sent none: a missing fee is not free, so it must be typed. */
  readonly fee: Omit<ServiceFee, 'amount'> & { readonly amount?: number | undefined }
}

/** A level being edited: every value is its field's text. */
export interface LevelDraft
  extends
    Pick<ServiceLevelInput, 'title' | 'summary' | 'fullDescription'>,
    Omit<ServiceFee, 'amount'> {
  readonly levelNumber: string
  readonly amount: string
}

/** The errors of a level, by field (spec 5; docs/decisions.md for a duplicate number). */
export interface LevelErrors {
  readonly levelNumber?: 'missing' | 'invalid' | 'taken' | undefined
  readonly title?: 'missing' | undefined
  readonly summary?: 'missing' | undefined
  readonly amount?: 'missing' | 'invalid' | undefined
}

interface OpenEditor {
  readonly draft: LevelDraft
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

export type LevelEditorEvent =
  | { readonly type: 'add' }
  | { readonly type: 'edit'; readonly index: number }
  | { readonly type: 'change'; readonly changes: Partial<LevelDraft> }
  | { readonly type: 'save' }
  | { readonly type: 'cancel' }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'move'; readonly index: number; readonly offset: -1 | 1 }
  | { readonly type: 'submit' }

const closedEditor: EditorState = { status: 'closed' }

/** The initial state. The levels are in the order of their numbers, as visitors see them, whatever the server's order. */
export function createLevelEditor(levels: readonly Level[]): LevelEditorState {
  return {
    levels: levels.toSorted((a, b) => a.levelNumber - b.levelNumber),
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
      return { levels, editor: { status: 'new', ...openEditor(createEmptyDraft(levels)) } }
    case 'edit': {
      const level = levels[event.index]
      if (level === undefined) return state
      return {
        levels,
        editor: { status: 'existing', index: event.index, ...openEditor(toLevelDraft(level)) },
      }
    }
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
      return { ...state, editor: { ...editor, draft: { ...editor.draft, ...event.changes } } }
    case 'save':
      return saveLevel(state, editor)
    case 'cancel':
      return createLevelEditor(state.levels)
    case 'submit':
      return { ...state, editor: { ...editor, isAlertShown: true } }
    case 'add':
    case 'edit':
    case 'remove':
    case 'move':
      return state
  }
}

function saveLevel({ levels }: LevelEditorState, editor: OpenEditorState): LevelEditorState {
  const original = editor.status === 'existing' ? levels[editor.index] : undefined
  const others = levels.filter((level) => level !== original)
  const result = validateLevel(editor.draft, others)
  if (result.level === undefined) {
    const { errors } = result
    return { levels, editor: { ...editor, errors, saveAttempts: editor.saveAttempts + 1 } }
  }
  const newId = Math.min(0, ...levels.map(({ id }) => id)) - 1
  return createLevelEditor([...others, { ...result.level, id: original?.id ?? newId }])
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
    moved.map((each, index) => {
      const levelNumber = Math.max(levels[index]?.levelNumber ?? lowest, lowest)
      lowest = levelNumber + 1
      return { ...each, levelNumber }
    }),
  )
}

function openEditor(draft: LevelDraft): OpenEditor {
  return { draft, errors: {}, saveAttempts: 0, isAlertShown: false }
}

/** The initial values of a new level. The number is the count plus one (spec 4), even if taken. */
function createEmptyDraft(levels: readonly Level[]): LevelDraft {
  return {
    levelNumber: String(levels.length + 1),
    title: '',
    summary: '',
    fullDescription: '',
    amount: '',
    currency: defaultCurrency,
    valueString: '',
    basis: '',
    notes: '',
  }
}

/** The initial values of an existing level. */
export function toLevelDraft(level: Level): LevelDraft {
  const { title, summary, fullDescription, fee } = level
  return {
    title,
    summary,
    fullDescription,
    ...fee,
    levelNumber: String(level.levelNumber),
    amount: fee.amount === undefined ? '' : formatDecimal(fee.amount),
  }
}

/** Whether anything has changed since the editor opened. */
export function isDirty({ levels, editor }: LevelEditorState): boolean {
  if (editor.status === 'closed') return false
  const level = editor.status === 'existing' ? levels[editor.index] : undefined
  const original = level === undefined ? createEmptyDraft(levels) : toLevelDraft(level)
  return !isDeepEqual(editor.draft, original)
}

/** Parses a draft into a level, or returns its errors (spec 5). */
function validateLevel(
  draft: LevelDraft,
  others: readonly Level[],
): { level: Omit<Level, 'id'> } | { level?: undefined; errors: LevelErrors } {
  const { title, summary, fullDescription, valueString, currency, basis, notes } = draft
  const levelNumber = parseInteger(draft.levelNumber)
  const amount = parseDecimal(draft.amount)
  const errors = {
    levelNumber: validateLevelNumber(draft.levelNumber, levelNumber, others),
    title: title.trim() === '' ? ('missing' as const) : undefined,
    summary: summary.trim() === '' ? ('missing' as const) : undefined,
    amount: validateAmount(draft.amount, amount),
  }
  if (levelNumber === undefined || amount === undefined || Object.values(errors).some(Boolean)) {
    return { errors }
  }
  return {
    level: {
      levelNumber,
      title,
      summary,
      fullDescription,
      fee: { valueString, amount, currency, basis, notes },
    },
  }
}

function validateLevelNumber(
  input: string,
  number: number | undefined,
  others: readonly Level[],
): LevelErrors['levelNumber'] {
  if (input.trim() === '') return 'missing'
  if (number === undefined || number < 1) return 'invalid'
  return others.some(({ levelNumber }) => levelNumber === number) ? 'taken' : undefined
}

/** At least 0, in steps of 0.01. */
function validateAmount(input: string, amount: number | undefined): LevelErrors['amount'] {
  if (input.trim() === '') return 'missing'
  if (amount === undefined || amount < 0) return 'invalid'
  return /[.,]\d{3}/.test(input.replaceAll(/\s/gu, '')) ? 'invalid' : undefined
}
