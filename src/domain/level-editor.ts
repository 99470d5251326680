import { isSame } from './same.ts'
import { parseDecimal, parseWhole, typedDecimal } from './decimal.ts'

/** The currencies of a fee, the first being the default (spec 9). */
export const feeCurrencies = ['EUR', 'USD', 'GBP', 'CAD'] as const
export type FeeCurrency = (typeof feeCurrencies)[number]

/** A service level of an intervention as the form holds it (spec 3). */
export interface Level {
  readonly id?: number | undefined
  readonly levelNumber: number
  readonly title: string
  readonly summary: string
  readonly fullDescription: string
  readonly fee: {
    readonly valueString: string
    /** Undefined where the server gave none: a missing fee is not a free one, so it must be typed. */
    readonly amount: number | undefined
    readonly currency: FeeCurrency
    readonly basis: string
    readonly notes: string
  }
}

/** A level while it is typed: every value is the text of its field. */
export interface LevelDraft {
  readonly levelNumber: string
  readonly title: string
  readonly summary: string
  readonly fullDescription: string
  readonly amount: string
  readonly currency: FeeCurrency
  readonly valueString: string
  readonly basis: string
  readonly notes: string
}

/** What keeps a level from being saved, by field (spec 5; decisions.md for a number already taken). */
export interface LevelProblems {
  readonly levelNumber?: 'missing' | 'invalid' | 'taken'
  readonly title?: 'missing'
  readonly summary?: 'missing'
  readonly amount?: 'missing' | 'invalid'
}

interface Open {
  readonly draft: LevelDraft
  readonly problems: LevelProblems
  /** The attempts to save, so that each moves focus to what is wrong. */
  readonly attempts: number
  /** Somebody submitted the form meanwhile: the alert of spec 4 is shown. */
  readonly alerted: boolean
}

/** The editor (spec 4): closed, open for a new level, or open for an existing one. */
export type Editor =
  | { readonly status: 'closed' }
  | ({ readonly status: 'new' } & Open)
  | ({ readonly status: 'existing'; readonly index: number } & Open)

export interface LevelEditor {
  readonly levels: readonly Level[]
  readonly editor: Editor
}

export type LevelEvent =
  | { readonly type: 'add' }
  | { readonly type: 'edit'; readonly index: number }
  | { readonly type: 'type'; readonly typed: Partial<LevelDraft> }
  | { readonly type: 'save' }
  | { readonly type: 'cancel' }
  | { readonly type: 'remove'; readonly index: number }
  | { readonly type: 'move'; readonly index: number; readonly by: -1 | 1 }
  | { readonly type: 'submit' }

const closed: Editor = { status: 'closed' }

/** The editor of a form that has just been opened. */
export function levelEditorOf(levels: readonly Level[]): LevelEditor {
  return { levels, editor: closed }
}

/** While the editor is open, levels and form are locked (spec 4). */
export function isLocked({ editor }: LevelEditor): boolean {
  return editor.status !== 'closed'
}

/** The number proposed for a new level: the count of levels plus one (spec 4), be it taken or not. */
export function nextNumber(levels: readonly Level[]): number {
  return levels.length + 1
}

/** What becomes of the editor at an event. One that is not allowed changes nothing: the same state comes back. */
export function stepLevelEditor(state: LevelEditor, event: LevelEvent): LevelEditor {
  const { editor } = state
  return editor.status === 'closed' ? stepClosed(state, event) : stepOpen(state, editor, event)
}

function stepClosed(state: LevelEditor, event: LevelEvent): LevelEditor {
  const { levels } = state
  switch (event.type) {
    case 'add':
      return { levels, editor: { status: 'new', ...opened(emptyDraft(levels)) } }
    case 'edit': {
      const level = levels[event.index]
      if (level === undefined) return state
      return {
        levels,
        editor: { status: 'existing', index: event.index, ...opened(draftOf(level)) },
      }
    }
    case 'remove':
      if (levels[event.index] === undefined) return state
      return levelEditorOf(levels.filter((_, index) => index !== event.index))
    case 'move':
      return moved(state, event.index, event.index + event.by)
    case 'type':
    case 'save':
    case 'cancel':
    case 'submit':
      return state
  }
}

function stepOpen(
  state: LevelEditor,
  editor: Exclude<Editor, { status: 'closed' }>,
  event: LevelEvent,
): LevelEditor {
  switch (event.type) {
    case 'type':
      return { ...state, editor: { ...editor, draft: { ...editor.draft, ...event.typed } } }
    case 'save':
      return saved(state, editor)
    case 'cancel':
      return levelEditorOf(state.levels)
    case 'submit':
      return { ...state, editor: { ...editor, alerted: true } }
    case 'add':
    case 'edit':
    case 'remove':
    case 'move':
      return state
  }
}

function saved(
  { levels }: LevelEditor,
  editor: Exclude<Editor, { status: 'closed' }>,
): LevelEditor {
  const index = editor.status === 'existing' ? editor.index : levels.length
  const others = levels.filter((_, place) => place !== index)
  const result = levelOf(editor.draft, others, levels[index])
  if (result.level === undefined) {
    const { problems } = result
    return { levels, editor: { ...editor, problems, attempts: editor.attempts + 1 } }
  }
  return levelEditorOf([...levels.slice(0, index), result.level, ...levels.slice(index + 1)])
}

/** The two levels change places and numbers: visitors see levels in the order of their numbers. */
function moved(state: LevelEditor, from: number, to: number): LevelEditor {
  const { levels } = state
  const level = levels[from]
  const other = levels[to]
  if (level === undefined || other === undefined) return state
  return levelEditorOf(
    levels.map((each, index) => {
      if (index === from) return { ...other, levelNumber: level.levelNumber }
      if (index === to) return { ...level, levelNumber: other.levelNumber }
      return each
    }),
  )
}

function opened(draft: LevelDraft): Open {
  return { draft, problems: {}, attempts: 0, alerted: false }
}

/** What a new level opens with. */
export function emptyDraft(levels: readonly Level[]): LevelDraft {
  return {
    levelNumber: String(nextNumber(levels)),
    title: '',
    summary: '',
    fullDescription: '',
    amount: '',
    currency: feeCurrencies[0],
    valueString: '',
    basis: '',
    notes: '',
  }
}

/** What an existing level opens with. */
export function draftOf({ fee, ...level }: Level): LevelDraft {
  return {
    levelNumber: String(level.levelNumber),
    title: level.title,
    summary: level.summary,
    fullDescription: level.fullDescription,
    amount: fee.amount === undefined ? '' : typedDecimal(fee.amount),
    currency: fee.currency,
    valueString: fee.valueString,
    basis: fee.basis,
    notes: fee.notes,
  }
}

/** Whether anything was typed since the editor was opened. */
export function isTouched({ levels, editor }: LevelEditor): boolean {
  if (editor.status === 'closed') return false
  const level = editor.status === 'existing' ? levels[editor.index] : undefined
  const before = level === undefined ? emptyDraft(levels) : draftOf(level)
  return !isSame(editor.draft, before)
}

type Checked = { level: Level } | { level?: undefined; problems: LevelProblems }

/** The level that a draft stands for, or what is wrong with it (spec 5). */
function levelOf(draft: LevelDraft, others: readonly Level[], before: Level | undefined): Checked {
  const levelNumber = parseWhole(draft.levelNumber)
  const amount = parseDecimal(draft.amount)
  const numberProblem = problemOfNumber(draft.levelNumber, levelNumber, others)
  const amountProblem = problemOfAmount(draft.amount, amount)
  const problems: LevelProblems = {
    ...(numberProblem === undefined ? {} : { levelNumber: numberProblem }),
    ...(draft.title.trim() === '' ? { title: 'missing' as const } : {}),
    ...(draft.summary.trim() === '' ? { summary: 'missing' as const } : {}),
    ...(amountProblem === undefined ? {} : { amount: amountProblem }),
  }
  if (levelNumber === undefined || amount === undefined || Object.keys(problems).length > 0) {
    return { problems }
  }
  const { title, summary, fullDescription, valueString, currency, basis, notes } = draft
  return {
    level: {
      ...(before?.id === undefined ? {} : { id: before.id }),
      levelNumber,
      title,
      summary,
      fullDescription,
      fee: { valueString, amount, currency, basis, notes },
    },
  }
}

function problemOfNumber(
  typed: string,
  number: number | undefined,
  others: readonly Level[],
): LevelProblems['levelNumber'] | undefined {
  if (typed.trim() === '') return 'missing'
  if (number === undefined || number < 1) return 'invalid'
  return others.some(({ levelNumber }) => levelNumber === number) ? 'taken' : undefined
}

/** At least 0, in steps of 0.01. */
function problemOfAmount(
  typed: string,
  amount: number | undefined,
): LevelProblems['amount'] | undefined {
  if (typed.trim() === '') return 'missing'
  if (amount === undefined || amount < 0) return 'invalid'
  return /[.,]\d{3}/.test(typed.replaceAll(/\s/gu, '')) ? 'invalid' : undefined
}
