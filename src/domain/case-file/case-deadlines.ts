import type { DeadlineRule } from '#contract/deadlines.ts'

import type { Day } from '../calendar-days.ts'
import { getActDay, type Deadline } from '../deadlines/deadlines.ts'
import {
  checkLetter,
  getLetterOutcome,
  type LetterOutcome,
  type LetterValues,
  readLetter,
  readLetterSearch,
} from '../deadlines/letter-answers.ts'
import type { CaseLetter } from './case-file.ts'

/** The day to act on. */
export interface ActDay {
  readonly day: Day
  /** `aim`: the working day before the end. Once it is over, the end itself: the last day, or the earliest end. */
  readonly kind: 'aim' | Deadline['certainty']
  /** How many days are left until this day. */
  readonly left: number
}

/** What a letter of the file means on a day. */
export interface CaseDeadline {
  readonly letter: CaseLetter
  readonly values: LetterValues
  /** Undefined if the answers no longer suffice: a rule has gone or asks for more. */
  readonly outcome: LetterOutcome | undefined
  /** Undefined without a date, and once it is over. */
  readonly act: ActDay | undefined
  /** The day on the letter stands for that of its posting. */
  readonly isFromDate: boolean
}

/** Reads a letter with the rules of today. */
export function readCaseLetter(
  letter: CaseLetter,
  rules: readonly DeadlineRule[],
  now: Date,
): CaseDeadline {
  const read = readLetter(readLetterSearch(letter.answers), rules)
  const isAnswered = Object.keys(checkLetter(read, now)).length === 0
  const outcome = isAnswered ? getLetterOutcome(read, now) : undefined
  return {
    letter,
    values: read.values,
    outcome,
    act: outcome?.deadline && describeActDay(outcome.deadline),
    isFromDate: isAnswered && read.isFromDate,
  }
}

function describeActDay(deadline: Deadline): ActDay | undefined {
  const { aim, daysToAim, daysLeft, certainty } = deadline
  if (daysLeft < 0) return undefined
  const day = getActDay(deadline)
  return day === aim
    ? { day, kind: 'aim', left: daysToAim }
    : { day, kind: certainty, left: daysLeft }
}

/** Whether an answer is awaited, and no rule says what the silence means: there is nothing to act on. */
export function isWaiting({ outcome }: CaseDeadline): boolean {
  return outcome?.reason === 'unknownSilence'
}

/** Whether nobody has to act, or no longer: an answer is awaited, or the end of a letter's period has passed. */
function isAtRest(deadline: CaseDeadline): boolean {
  const { outcome, act } = deadline
  return isWaiting(deadline) || (outcome?.deadline !== undefined && act === undefined)
}

/** After so many days nobody acts on a letter any more. */
const longOverDays = 30

/** Whether a letter may go: its period has been over for a month. */
export function isLongOver({ outcome }: CaseDeadline): boolean {
  return (outcome?.deadline?.daysLeft ?? 0) < -longOverDays
}

/**
 * The letters with the most urgent first: those without a day to act on, because somebody must say it, then by day. What is
 * over comes last: it must not hide what is not.
 */
export function sortByUrgency(deadlines: readonly CaseDeadline[]): CaseDeadline[] {
  return deadlines.toSorted(
    (one, other) =>
      Number(isAtRest(one)) - Number(isAtRest(other)) ||
      (one.act?.day ?? '').localeCompare(other.act?.day ?? ''),
  )
}
