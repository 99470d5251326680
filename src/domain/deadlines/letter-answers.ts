import type { DeadlineRule, LetterKind } from '#contract/deadlines.ts'

import { type Day, getDayIn } from '../calendar-days.ts'
import {
  checkTypedDay,
  fromTypedDay,
  isEmptyTypedDay,
  toTypedDay,
  type TypedDay,
  type TypedDayError,
} from '../typed-day.ts'
import {
  type Deadline,
  findRules,
  getDeadline,
  isCounted,
  type LetterDays,
  type NoDateReason,
} from './deadlines.ts'
import { type LetterQuestion, letterQuestions } from './letter-questions.ts'

/** What is chosen and typed; empty where nothing is. */
export interface LetterValues {
  /** ISO 3166-1 alpha-2, or `otherCountry`. */
  readonly country: string
  readonly letter: string
  /** The slug of a rule, where several are possible. */
  readonly rule: string
  readonly held: string
  readonly received: TypedDay
  readonly posted: TypedDay
}

export const otherCountry = 'other'
/** The kinds that one can choose: being held is a question of its own. */
export const chosenLetterKinds = [
  'visa',
  'residence',
  'appeal',
  'removal',
  'other',
] as const satisfies readonly LetterKind[]

export const heldAnswers = ['no', 'yes'] as const

/** The names of the answers in a URL. Days are written '2026-12-03'. */
export type LetterSearch = { readonly [Name in LetterQuestion]?: string | undefined }

/** The values of a URL. What it does not name, or names wrongly, is still to be answered. */
export function readLetterSearch(search: LetterSearch): LetterValues {
  const { country = '', letter = '', rule = '', held = '' } = search
  return {
    country: country === otherCountry ? country : country.toUpperCase(),
    letter,
    rule,
    held,
    received: toTypedDay(search.received),
    posted: toTypedDay(search.posted),
  }
}

/** The answers that are asked for, for a URL. */
export function toLetterSearch(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): Required<LetterSearch> {
  const asked = new Set(listQuestions(values, rules))
  const texts = {
    ...values,
    received: fromTypedDay(values.received),
    posted: fromTypedDay(values.posted),
  }
  const entries = letterQuestions.map((name) => [name, asked.has(name) ? texts[name] : undefined])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the questions as keys
  return Object.fromEntries(entries) as Required<LetterSearch>
}

/** The kinds of letter that a country is asked about: an appeal only where a rule counts from it. */
export function listLetterKinds(
  country: string,
  rules: readonly DeadlineRule[],
): (typeof chosenLetterKinds)[number][] {
  return chosenLetterKinds.filter(
    (kind) => kind !== 'appeal' || findRules(rules, country, kind).length > 0,
  )
}

/** The rules that are possible for what is answered so far. */
export function listCandidates(
  { country, letter }: LetterValues,
  rules: readonly DeadlineRule[],
): DeadlineRule[] {
  const kind = listLetterKinds(country, rules).find((known) => known === letter)
  return kind === undefined ? [] : findRules(rules, country, kind)
}

/** The rule for the letter; undefined if it is not known yet, or if there is none. */
export function getRule(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): DeadlineRule | undefined {
  const candidates = listCandidates(values, rules)
  return candidates.length === 1
    ? candidates[0]
    : candidates.find(({ slug }) => slug === values.rule)
}

/** Whether the day that is asked for is that of an appeal, and not of the letter. */
export function startsWithAppeal(values: LetterValues, rules: readonly DeadlineRule[]): boolean {
  return getRule(values, rules)?.counting?.starts === 'appeal'
}

/** What is asked, given what is answered: a letter whose period no rule counts is asked for no day. */
export function listQuestions(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): LetterQuestion[] {
  if (values.country === '') return ['country']
  if (!isAsked(values, rules)) return ['country', 'letter']
  const questions: LetterQuestion[] = ['country', 'letter']
  if (listCandidates(values, rules).length > 1) questions.push('rule')
  const rule = getRule(values, rules)
  if (!isCounted(rule)) return questions
  questions.push('held')
  if (values.held !== 'no') return questions
  questions.push('received')
  if (rule.counting.postalWorkingDays != null) questions.push('posted')
  return questions
}

function isAsked({ country, letter }: LetterValues, rules: readonly DeadlineRule[]): boolean {
  return listLetterKinds(country, rules).some((kind) => kind === letter)
}

export type LetterError = TypedDayError | 'future' | 'longAgo' | 'late'
export type LetterErrors = { readonly [Question in LetterQuestion]?: LetterError }

/** A letter older than this is a slip of the pen, or a matter for a person. */
const yearsBack = 10

/** What is wrong with the answers that are asked for. The postmark may stay empty: not every letter has one. */
export function checkLetter(
  values: LetterValues,
  rules: readonly DeadlineRule[],
  now: Date,
): LetterErrors {
  const rule = getRule(values, rules)
  // A day that has begun anywhere may be that of a letter.
  const today = getDayIn('Pacific/Kiritimati', now)
  const received = fromTypedDay(values.received)
  const checks: Readonly<Record<LetterQuestion, () => LetterError | undefined>> = {
    country: () => (values.country === '' ? 'missing' : undefined),
    letter: () => (isAsked(values, rules) ? undefined : 'missing'),
    rule: () => (rule === undefined ? 'missing' : undefined),
    held: () => (heldAnswers.some((known) => known === values.held) ? undefined : 'missing'),
    received: () => checkDay(values.received, today),
    posted() {
      if (isEmptyTypedDay(values.posted)) return undefined
      const posted = fromTypedDay(values.posted)
      const isLate = posted !== undefined && received !== undefined && posted > received
      return checkDay(values.posted, today) ?? (isLate ? 'late' : undefined)
    },
  }
  const errors = listQuestions(values, rules).map((name) => [name, checks[name]()] as const)
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined))
}

function checkDay(typed: TypedDay, today: Day): LetterError | undefined {
  const day = fromTypedDay(typed)
  if (day === undefined) return checkTypedDay(typed)
  if (day > today) return 'future'
  return Number(day.slice(0, 4)) < Number(today.slice(0, 4)) - yearsBack ? 'longAgo' : undefined
}

/** The rule that applies to the person: that of who is held, if they are. */
export function getApplicableRule(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): DeadlineRule | undefined {
  const rule = getRule(values, rules)
  if (!isCounted(rule) || values.held !== 'yes') return rule
  return findRules(rules, values.country, 'held')[0]
}

/** Whether the period may have begun with a posting that is not known. */
export function isPostmarkUnknown(values: LetterValues, rules: readonly DeadlineRule[]): boolean {
  return (
    listQuestions(values, rules).includes('posted') && fromTypedDay(values.posted) === undefined
  )
}

/** What a letter means: the rule, if there is one, and its days, or why none can be said. */
export interface LetterOutcome {
  readonly rule: DeadlineRule | undefined
  readonly deadline: Deadline | undefined
  /** `letter`: only the letter says it. */
  readonly reason: NoDateReason | 'held' | 'letter' | undefined
}

/** The outcome of answers without errors. */
export function getLetterOutcome(
  values: LetterValues,
  rules: readonly DeadlineRule[],
  now: Date,
): LetterOutcome {
  const rule = getRule(values, rules)
  if (!isCounted(rule)) return { rule, deadline: undefined, reason: 'letter' }
  if (values.held !== 'no')
    return { rule: getApplicableRule(values, rules), deadline: undefined, reason: 'held' }
  const days = getLetterDays(values, rules)
  const result = days === undefined ? 'unknownYear' : getDeadline(rule, days, now)
  return typeof result === 'string'
    ? { rule, deadline: undefined, reason: result }
    : { rule, deadline: result, reason: undefined }
}

function getLetterDays(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): LetterDays | undefined {
  const start = fromTypedDay(values.received)
  if (start === undefined) return undefined
  const isPosted = listQuestions(values, rules).includes('posted')
  return { start, posted: isPosted ? fromTypedDay(values.posted) : undefined }
}
