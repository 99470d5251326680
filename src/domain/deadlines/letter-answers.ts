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
import {
  type CountedRule,
  type Deadline,
  findRules,
  getDeadline,
  isCounted,
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
  /** How the letter came, where the period depends on it. */
  readonly came: string
  /** The day of the postmark, and that on the letter; for a letter by post. */
  readonly posted: TypedDay
  readonly dated: TypedDay
  readonly received: TypedDay
}

export const otherCountry = 'other'
/** The kinds that one can choose: being held is a question of its own. */
export const chosenLetterKinds = [
  'visa',
  'residence',
  'appeal',
  'removal',
  'silence',
  'other',
] as const satisfies readonly LetterKind[]

export const heldAnswers = ['no', 'yes'] as const

/** `receipt`: registered with an acknowledgement of receipt, which one signs. `post`: any other post. */
export const cameAnswers = ['hand', 'receipt', 'post', 'online'] as const

/** The answers that are days. */
export const dayQuestions = ['posted', 'dated', 'received'] as const satisfies LetterQuestion[]
export type DayQuestion = (typeof dayQuestions)[number]

/** The names of the answers in a URL. Days are written '2026-12-03'. */
export type LetterSearch = { readonly [Name in LetterQuestion]?: string | undefined }

/** The values of a URL. What it does not name, or names wrongly, is still to be answered. */
export function readLetterSearch(search: LetterSearch): LetterValues {
  const { country = '', letter = '', rule = '', held = '' } = search
  const posted = toTypedDay(search.posted)
  return {
    country: country === otherCountry ? country : country.toUpperCase(),
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

/** The answers that are asked for, for a URL. */
export function toLetterSearch(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): Required<LetterSearch> {
  const asked = new Set(listQuestions(values, rules))
  const texts = {
    ...values,
    posted: fromTypedDay(values.posted),
    dated: fromTypedDay(values.dated),
    received: fromTypedDay(values.received),
  }
  const entries = letterQuestions.map((name) => [name, asked.has(name) ? texts[name] : undefined])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the questions as keys
  return Object.fromEntries(entries) as Required<LetterSearch>
}

/** The kinds of letter that a country is asked about: an appeal only where there is a rule on it. */
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

/** What the day `received` is: that of the receipt, or of the arrival of what stays without an answer, or of an e-mail. */
export function getStart(
  values: LetterValues,
  rules: readonly DeadlineRule[],
): Counting['starts'] | 'online' {
  const { starts = 'receipt' } = getRule(values, rules)?.counting ?? {}
  return listQuestions(values, rules).includes('came') && values.came === 'online'
    ? 'online'
    : starts
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
  if (rule.counting.postalWorkingDays != null) {
    questions.push('came')
    if (!isCame(values)) return questions
    if (values.came === 'post') questions.push('posted')
    // The day on the letter is asked for only while no better one is typed.
    if (values.came === 'post' && isEmptyTypedDay(values.posted)) questions.push('dated')
  }
  questions.push('received')
  return questions
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether an answer is a country: one that no rule knows is one, 'XX' in an address that was edited by hand is none. */
const isCountry = (answer: string) =>
  answer === otherCountry || (/^[A-Z]{2}$/.test(answer) && regionNames.of(answer) !== undefined)

const isCame = ({ came }: LetterValues) => cameAnswers.some((known) => known === came)

function isAsked({ country, letter }: LetterValues, rules: readonly DeadlineRule[]): boolean {
  return listLetterKinds(country, rules).some((kind) => kind === letter)
}

/** Whether a URL names an answer that cannot be used, such as 31 February. */
export function isMisread(search: LetterSearch, errors: LetterErrors): boolean {
  return letterQuestions.some((name) => errors[name] !== undefined && Boolean(search[name]))
}

export type LetterError = TypedDayError | 'future' | 'longAgo' | 'late'
export type LetterErrors = { readonly [Question in LetterQuestion]?: LetterError }

/** A letter older than this is a slip of the pen, or a matter for a person. */
const yearsBack = 10

/** What is wrong with the answers that are asked for. The days of the post may stay empty: not every letter shows them. */
export function checkLetter(
  values: LetterValues,
  rules: readonly DeadlineRule[],
  now: Date,
): LetterErrors {
  const rule = getRule(values, rules)
  // A day that has begun anywhere may be that of a letter.
  const today = getDayIn('Pacific/Kiritimati', now)
  const checkPosting = (typed: TypedDay) => {
    if (isEmptyTypedDay(typed)) return undefined
    const [day, received] = [typed, values.received].map(fromTypedDay)
    const isLate = day !== undefined && received !== undefined && day > received
    return checkDay(typed, today) ?? (isLate ? 'late' : undefined)
  }
  const checks: Readonly<Record<LetterQuestion, () => LetterError | undefined>> = {
    country: () => (isCountry(values.country) ? undefined : 'missing'),
    letter: () => (isAsked(values, rules) ? undefined : 'missing'),
    rule: () => (rule === undefined ? 'missing' : undefined),
    held: () => (heldAnswers.some((known) => known === values.held) ? undefined : 'missing'),
    came: () => (isCame(values) ? undefined : 'missing'),
    posted: () => checkPosting(values.posted),
    dated: () => checkPosting(values.dated),
    received: () => checkDay(values.received, today),
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

/** Whether the date follows from the day on the letter, because that of its posting is not known. */
export function isCountedFromDate(values: LetterValues, rules: readonly DeadlineRule[]): boolean {
  return listQuestions(values, rules).includes('dated') && fromTypedDay(values.dated) !== undefined
}

/** What a letter means: the rule, if there is one, and its days, or why none can be said. */
export interface LetterOutcome {
  readonly rule: DeadlineRule | undefined
  readonly deadline: Deadline | undefined
  /** `letter`: only the letter says it. `silence`: not even a letter does. `unknownSilence`: no rule says what it means. */
  readonly reason: NoDateReason | 'held' | 'letter' | 'silence' | 'unknownSilence' | undefined
}

/** The outcome of answers without errors. */
export function getLetterOutcome(
  values: LetterValues,
  rules: readonly DeadlineRule[],
  now: Date,
): LetterOutcome {
  const rule = getRule(values, rules)
  if (!isCounted(rule)) {
    const silence = rule === undefined ? 'unknownSilence' : 'silence'
    return { rule, deadline: undefined, reason: values.letter === 'silence' ? silence : 'letter' }
  }
  if (values.held !== 'no')
    return { rule: getApplicableRule(values, rules), deadline: undefined, reason: 'held' }
  const result = countLetter(rule, values, now)
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
