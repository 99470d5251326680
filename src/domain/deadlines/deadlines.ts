import type { Counting, DeadlineRule, LetterKind } from '#contract/deadlines.ts'

import { addDays, addMonths, countDays, type Day, getDayIn, parseDay } from '../calendar-days.ts'
import { addWorkingDays, isHoliday, isWorkingDay, UnknownYearError } from './holidays.ts'

/** A rule of which a day can be said. By its type a red rule is none, so nothing here can give it a date. */
export type CountedRule = DeadlineRule & {
  readonly colour: 'green' | 'amber'
  readonly counting: Counting
}

export function isCounted(rule: DeadlineRule | undefined): rule is CountedRule {
  return rule !== undefined && rule.colour !== 'red' && rule.counting != null
}

/** The rules for a letter of a country, in their order; none where only the letter itself can say. */
export function findRules(
  rules: readonly DeadlineRule[],
  country: string,
  letter: LetterKind,
): DeadlineRule[] {
  return rules.filter((rule) => rule.country === country && rule.letters.includes(letter))
}

/** What a person knows of their letter. */
export interface LetterDays {
  /** When it came, or when the appeal arrived that stays without an answer. */
  readonly start: Day
  /** When it was posted, or the earliest day on which it may have been, if it came by post and such a day is known. */
  readonly posted?: Day | undefined
}

/** The days that a rule gives. */
export interface Deadline {
  /** `last`: a last day can be said. `earliest`: only that the period does not end before this day. */
  readonly certainty: 'last' | 'earliest'
  readonly day: Day
  /** The last working day before the period ends, whatever moves the end; undefined if no holidays are known. */
  readonly aim: Day | undefined
  /** The first day that counts. Undefined for months, which are counted from date to date. */
  readonly firstDay: Day | undefined
  /** Before it was moved to a working day. */
  readonly unmovedDay: Day
  /** From today to the aim, or else to the day, where the authority is; negative once it has passed. */
  readonly daysToAim: number
  /** From today to the day; negative once it has passed. */
  readonly daysLeft: number
}

/** The day to act on: the aim or, once it is over, the end. */
export function getActDay({ day, aim, daysToAim }: Deadline): Day {
  return daysToAim < 0 ? day : (aim ?? day)
}

/** Why a counted rule gives no date. */
export type NoDateReason =
  | 'notChecked'
  | 'ended'
  | 'notInForce'
  | 'decisionMayBeOlder'
  | 'unknownYear'
  | 'postingUnknown'

/** Rules change: one that nobody has compared with its source for so long gives no date. */
const monthsUntilUnchecked = 12

/**
 * How much older than its receipt a decision may be: it waits at a consulate, or for somebody who is away. A rule is in
 * force for decisions since a day, but only the receipt is asked for. Soon after that day the decision may be of before,
 * and no rule of before is known: no date is safer than one with a proviso.
 */
const daysUntilReceipt = 90

/** The days of a rule for a letter, or why it gives none. */
export function getDeadline(
  rule: CountedRule,
  days: LetterDays,
  now: Date,
): Deadline | NoDateReason {
  const { counting } = rule
  const today = getDayIn(counting.timeZone, now)
  const due = getDueReason(rule, today)
  if (due !== undefined) return due
  if (!isInForce(rule, days.start)) return 'notInForce'
  if (!isInForce(rule, addDays(days.start, -daysUntilReceipt))) return 'decisionMayBeOlder'
  try {
    return count(rule, days, today)
  } catch (error) {
    if (error instanceof UnknownYearError) return 'unknownYear'
    throw error
  }
}

/** Why a rule must be compared with its source again before it gives a date; undefined if it need not. */
function getDueReason({ checkedOn, validTo }: DeadlineRule, today: Day) {
  const checked = parseDay(checkedOn)
  if (checked === undefined || addMonths(checked, monthsUntilUnchecked) < today) return 'notChecked'
  // Which law a letter of before follows now, nobody has read.
  return validTo != null && validTo < today ? 'ended' : undefined
}

function isInForce({ validFrom, validTo }: DeadlineRule, day: Day): boolean {
  return (validFrom ?? '') <= day && day <= (validTo ?? '9999-12-31')
}

function count({ colour, counting }: CountedRule, days: LetterDays, today: Day): Deadline {
  const { calendar } = counting
  const { firstDay, unmovedDay } = countPeriod(counting, days)
  // In a year whose holidays are unknown, no day is said.
  if (calendar != null) isHoliday(calendar, unmovedDay)
  // The earliest reading moves nothing.
  const isMoved = colour === 'green' && counting.movesToWorkingDay && calendar != null
  const day =
    isMoved && !isWorkingDay(calendar, unmovedDay)
      ? addWorkingDays(calendar, unmovedDay, 1)
      : unmovedDay
  const aim = calendar == null ? undefined : addWorkingDays(calendar, unmovedDay, -1)
  return {
    certainty: colour === 'green' ? 'last' : 'earliest',
    day,
    aim,
    firstDay,
    unmovedDay,
    daysToAim: countDays(today, aim ?? day),
    daysLeft: countDays(today, day),
  }
}

function countPeriod(
  { unit, amount, countsStart, silenceMonths, postalWorkingDays, calendar }: Counting,
  { start, posted }: LetterDays,
): Pick<Deadline, 'firstDay' | 'unmovedDay'> {
  if (unit === 'month') {
    const startOfPeriod = silenceMonths == null ? start : addMonths(start, silenceMonths)
    return { firstDay: undefined, unmovedDay: addMonths(startOfPeriod, amount) }
  }
  const afterReceipt = countsStart ? start : addDays(start, 1)
  const afterPosting =
    posted === undefined || postalWorkingDays == null || calendar == null
      ? afterReceipt
      : addWorkingDays(calendar, posted, postalWorkingDays)
  const firstDay = afterPosting < afterReceipt ? afterPosting : afterReceipt
  return { firstDay, unmovedDay: addDays(firstDay, amount - 1) }
}
