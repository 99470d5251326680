import { toAsciiDigits } from '#platform/digits.ts'

/** A day of the calendar, '2026-12-31': no time and no zone, so that it is the same day for every reader. */
export type Day = string

const dayMs = 86_400_000

/** The day of three written numbers; undefined if the calendar has no such day (31 February) or it is before 1900. */
export function toDay(year: string, month: string, day: string): Day | undefined {
  const [y = NaN, m = NaN, d = NaN] = [year, month, day].map(readNumber)
  const time = Date.UTC(y, m - 1, d)
  if (!(y >= 1900 && y <= 9999)) return undefined
  const date = new Date(time)
  return date.getUTCMonth() === m - 1 && date.getUTCDate() === d ? format(time) : undefined
}

function readNumber(text: string): number {
  const digits = toAsciiDigits(text)
  return /^\s*\d{1,4}\s*$/.test(digits) ? Number(digits) : NaN
}

/** Reads '2026-12-31'; undefined if it is no such day. */
export function parseDay(text: string | null | undefined): Day | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  return toDay(year, month, day)
}

export function addDays(day: Day, count: number): Day {
  return format(Date.parse(day) + count * dayMs)
}

/** The same day of the month some months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(day)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return format(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)))
}

/** How many days the second is after the first; negative if it is before. */
export function countDays(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** 1 is Monday, 7 Sunday. */
export function getWeekday(day: Day): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1
}

/** Making one takes longer than all else that is done about a day. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** The day that it is in a time zone. */
export function getDayIn(timeZone: string, now: Date): Day {
  const known = formats.get(timeZone)
  const dayFormat = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  if (known === undefined) formats.set(timeZone, dayFormat)
  return dayFormat.format(now)
}

function format(time: number): Day {
  return new Date(time).toISOString().slice(0, 10)
}
