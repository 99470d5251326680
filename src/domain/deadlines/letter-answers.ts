import type { Counting, DeadlineRule, LetterKind } from '#contract/deadlines.ts'

import { type Day, getDayIn } from '../calendar-days.ts'
import {
  checkTypedDay,
  fromTypedDay,
  isEmptyTypedDay,
  toTypedDay,
  type TypedDay,
  type TypedDayError,
} from '../typed-day.ts'
import { checkAsked, listAsked, listNames, type Question } from '../questions.ts'
import {
  type CountedRule,
  type Deadline,
  findRules,
  getDeadline,
  isCounted,
  type NoDateReason,
} from './deadlines.ts'

/** What is chosen and typed; empty where nothing is. */
export interface LetterValues {
  /** ISO 3166-1 alpha-2, or `otherCountryCode`. */
  readonly country: string
  readonly letter: string
  /** The slug of a rule, where several are possible. */
  readonly rule: string
  readonly held: string
  /** How the letter came, where the period depends on it. */
  readonly came: string
  /** The day of the postmark, and that on the letter; for a letter by post. */
  readonly posted: TypedDay
  readonly dated: TypedDay
  readonly received: TypedDay
}
export type LetterQuestion = keyof LetterValues
/** The answers that are days. */
export type DayQuestion = {
  [Name in LetterQuestion]: LetterValues[Name] extends TypedDay ? Name : never
}[LetterQuestion]

/** The names of the answers in a URL. Days are written '2026-12-03'. */
export type LetterSearch = { readonly [Name in LetterQuestion]?: string | undefined }

export const otherCountryCode = 'other'
/** The kinds that one can choose: being held is a question of its own. */
export const chosenLetterKinds = [
  'visa',
  'residence',
  'appeal',
  'removal',
  'silence',
  'other',
] as const satisfies readonly LetterKind[]

/** What the choices say of the rule. */
interface LetterFacts {
  readonly values: LetterValues
  /** The kinds of letter that its country is asked about: an appeal only where there is a rule on it. */
  readonly kinds: readonly (typeof chosenLetterKinds)[number][]
  readonly kind: (typeof chosenLetterKinds)[number] | undefined
  /** The rules that are possible for the letter. */
  readonly candidates: readonly DeadlineRule[]
  /** Undefined if it is not known yet, or if there is none. */
  readonly rule: DeadlineRule | undefined
  readonly counted: CountedRule | undefined
}

/** What is known when answers are checked. */
interface CheckedLetter extends LetterFacts {
  /** A day that has begun anywhere: it may be that of a letter. */
  readonly today: Day
}

export type LetterError = TypedDayError | 'future' | 'longAgo' | 'late'
export type LetterErrors = { readonly [Name in LetterQuestion]?: LetterError }

interface LetterBlock extends Question<LetterFacts, LetterError, CheckedLetter> {
  readonly kind: 'choice' | 'day'
  /** The answers that are the same for every letter. */
  readonly options?: readonly string[]
}

const toError = (isUsable: boolean) => (isUsable ? undefined : 'missing')
/** Whether the period depends on how the letter came. */
const isPostal = ({ counted, values }: LetterFacts) =>
  values.held === 'no' && counted?.counting.postalWorkingDays != null
const isByPost = (facts: LetterFacts) => isPostal(facts) && facts.values.came === 'post'
const isCame = ({ came }: LetterValues) => cameAnswers.some((known) => known === came)

const heldAnswers = ['no', 'yes'] as const
/** `receipt`: registered with an acknowledgement of receipt, which one signs. `post`: any other post. */
export const cameAnswers = ['hand', 'receipt', 'post', 'online'] as const

/**
 * The questions about a letter, in their order (spec 2.1). Nothing is asked that changes nothing: a letter whose period no rule
 * counts is asked for no day.
 */
export const letterQuestions = {
  country: { kind: 'choice', check: ({ values }) => toError(isCountry(values.country)) },
  letter: {
    kind: 'choice',
    isAsked: ({ values }) => values.country !== '',
    check: ({ kind }) => toError(kind !== undefined),
  },
  rule: {
    kind: 'choice',
    isAsked: ({ candidates }) => candidates.length > 1,
    check: ({ rule }) => toError(rule !== undefined),
  },
  held: {
    kind: 'choice',
    options: heldAnswers,
    isAsked: ({ counted }) => counted !== undefined,
    check: ({ values }) => toError(heldAnswers.some((known) => known === values.held)),
  },
  came: {
    kind: 'choice',
    options: cameAnswers,
    isAsked: isPostal,
    check: ({ values }) => toError(isCame(values)),
  },
  posted: { kind: 'day', isAsked: isByPost, check: checkPosting },
  dated: {
    kind: 'day',
    // Only while no better day is typed.
    isAsked: (facts) => isByPost(facts) && isEmptyTypedDay(facts.values.posted),
    check: checkPosting,
  },
  received: {
    kind: 'day',
    isAsked: (facts) =>
      facts.values.held === 'no' &&
      facts.counted !== undefined &&
      (!isPostal(facts) || isCame(facts.values)),
    check: ({ values, today }) => checkDay(values.received, today),
  },
} as const satisfies Readonly<Record<LetterQuestion, LetterBlock>>
/** The same, with every fact that a question may have. */
export const letterBlocks: Readonly<Record<LetterQuestion, LetterBlock>> = letterQuestions

/** The values of a URL. What it does not name, or names wrongly, is still to be answered. */
export function readLetterSearch(search: LetterSearch): LetterValues {
  const { country = '', letter = '', rule = '', held = '' } = search
  const posted = toTypedDay(search.posted)
  return {
    country: country === otherCountryCode ? country : country.toUpperCase(),
    letter,
    rule,
    held,
    // Before it was asked how a letter came, a postmark said it.
    came: search.came ?? (isEmptyTypedDay(posted) ? '' : 'post'),
    posted,
    dated: toTypedDay(search.dated),
    received: toTypedDay(search.received),
  }
}

/** What is known of a letter, whatever the day is. */
export interface Letter extends LetterFacts {
  readonly asked: readonly LetterQuestion[]
  /** The rule that applies to the person: that of who is held, if they are. */
  readonly applicable: DeadlineRule | undefined
  /** What the day `received` is: that of the receipt, or of the arrival of what stays without an answer, or of an e-mail. */
  readonly start: Counting['starts'] | 'online'
  /** The answers that are asked for, for a URL. */
  readonly search: LetterSearch
  /** Whether the date follows from the day on the letter, because that of its posting is not known. */
  readonly isFromDate: boolean
}

const toText = (answer: string | TypedDay) =>
  typeof answer === 'string' ? answer : fromTypedDay(answer)

/** Reads the answers about a letter with the rules. */
export function readLetter(values: LetterValues, rules: readonly DeadlineRule[]): Letter {
  const { country } = values
  const kinds = chosenLetterKinds.filter(
    (one) => one !== 'appeal' || findRules(rules, country, one).length > 0,
  )
  const kind = kinds.find((one) => one === values.letter)
  const candidates = kind === undefined ? [] : findRules(rules, country, kind)
  const rule =
    candidates.length === 1 ? candidates[0] : candidates.find(({ slug }) => slug === values.rule)
  const counted = isCounted(rule) ? rule : undefined
  const facts = { values, kinds, kind, candidates, rule, counted }
  const asked = listAsked(letterBlocks, facts)
  const search: LetterSearch = Object.fromEntries(
    listNames(letterBlocks).map((name) => [
      name,
      asked.includes(name) ? toText(values[name]) : undefined,
    ]),
  )
  const isHeld = counted !== undefined && values.held === 'yes'
  return {
    ...facts,
    asked,
    applicable: isHeld ? findRules(rules, country, 'held')[0] : rule,
    start:
      isPostal(facts) && values.came === 'online'
        ? 'online'
        : (rule?.counting?.starts ?? 'receipt'),
    search,
    isFromDate: search.dated !== undefined,
  }
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether an answer is a country: one that no rule knows is one, 'XX' in an address that was edited by hand is none. */
const isCountry = (answer: string) =>
  answer === otherCountryCode || (/^[A-Z]{2}$/.test(answer) && regionNames.of(answer) !== undefined)

/** Whether a URL names an answer that cannot be used, such as 31 February. */
export function isMisread(search: LetterSearch, errors: LetterErrors): boolean {
  return listNames(letterBlocks).some((name) => errors[name] !== undefined && Boolean(search[name]))
}

/** A letter older than this is a slip of the pen, or a matter for a person. */
const yearsBack = 10

/** What is wrong with the answers that are asked for. */
export function checkLetter(letter: Letter, now: Date): LetterErrors {
  return checkAsked(letterBlocks, { ...letter, today: getDayIn('Pacific/Kiritimati', now) })
}

/** The days of the post may stay empty: not every letter shows them. */
function checkPosting({ values, today }: CheckedLetter, name: string): LetterError | undefined {
  const typed = name === 'posted' ? values.posted : values.dated
  if (isEmptyTypedDay(typed)) return undefined
  const [day, received] = [typed, values.received].map(fromTypedDay)
  const isLate = day !== undefined && received !== undefined && day > received
  return checkDay(typed, today) ?? (isLate ? 'late' : undefined)
}

function checkDay(typed: TypedDay, today: Day): LetterError | undefined {
  const day = fromTypedDay(typed)
  if (day === undefined) return checkTypedDay(typed)
  if (day > today) return 'future'
  return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - yearsBack ? 'longAgo' : undefined
}

/** What a letter means: the rule, if there is one, and its days, or why none can be said. */
export interface LetterOutcome {
  readonly rule: DeadlineRule | undefined
  readonly deadline: Deadline | undefined
  /** `letter`: only the letter says it. `silence`: not even a letter does. `unknownSilence`: no rule says what it means. */
  readonly reason: NoDateReason | 'held' | 'letter' | 'silence' | 'unknownSilence' | undefined
}

/** The outcome of answers without errors. */
export function getLetterOutcome(letter: Letter, now: Date): LetterOutcome {
  const { values, rule, counted, applicable } = letter
  if (counted === undefined) {
    const silence = rule === undefined ? 'unknownSilence' : 'silence'
    return { rule, deadline: undefined, reason: values.letter === 'silence' ? silence : 'letter' }
  }
  if (values.held !== 'no') return { rule: applicable, deadline: undefined, reason: 'held' }
  const result = countLetter(counted, values, now)
  return typeof result === 'string'
    ? { rule, deadline: undefined, reason: result }
    : { rule, deadline: result, reason: undefined }
}

function countLetter(rule: CountedRule, values: LetterValues, now: Date): Deadline | NoDateReason {
  const start = fromTypedDay(values.received)
  if (start === undefined) return 'unknownYear'
  if (rule.counting.postalWorkingDays == null) return getDeadline(rule, { start }, now)
  if (values.came !== 'post')
    return isCame(values) ? getDeadline(rule, { start }, now) : 'postingUnknown'
  // A letter is not posted before the day that stands on it.
  const posted = fromTypedDay(isEmptyTypedDay(values.posted) ? values.dated : values.posted)
  return posted === undefined ? 'postingUnknown' : getDeadline(rule, { start, posted }, now)
}
