import type { CalendarCode } from '#contract/deadlines.ts'

import { addDays, type Day, getWeekday } from '../calendar-days.ts'

/**
 * The legal holidays of whole countries, month and day. A rule may name no day outside these years.
 * `holidays.test.ts` compares them with the package date-holidays.
 */
const holidays: Readonly<Record<CalendarCode, Readonly<Record<string, string>>>> = {
  BE: {
    2026: '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25',
    2027: '01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25',
    2028: '01-01 04-17 05-01 05-25 06-05 07-21 08-15 11-01 11-11 12-25',
  },
  FR: {
    2026: '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25',
    2027: '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25',
    2028: '01-01 04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25',
  },
  LU: {
    2026: '01-01 04-06 05-01 05-09 05-14 05-25 06-23 08-15 11-01 12-25 12-26',
    2027: '01-01 03-29 05-01 05-06 05-09 05-17 06-23 08-15 11-01 12-25 12-26',
    2028: '01-01 04-17 05-01 05-09 05-25 06-05 06-23 08-15 11-01 12-25 12-26',
  },
}

/** A day is asked for of which the table says nothing: whoever counts must give no date. */
export class UnknownYearError extends Error {}

/** Whether a day is a legal holiday. Throws `UnknownYearError` outside the table. */
export function isHoliday(calendar: CalendarCode, day: Day): boolean {
  const year = day.slice(0, 4)
  const days = holidays[calendar][year]
  if (days === undefined) throw new UnknownYearError(`No holidays of ${year} are known.`)
  return days.split(' ').includes(day.slice('2026-'.length))
}

/** Monday to Friday, without legal holidays. Throws `UnknownYearError`. */
export function isWorkingDay(calendar: CalendarCode, day: Day): boolean {
  return !isHoliday(calendar, day) && getWeekday(day) <= 5
}

/** The working day that is `count` working days after a day, or before it if negative. Throws `UnknownYearError`. */
export function addWorkingDays(calendar: CalendarCode, day: Day, count: number): Day {
  const step = Math.sign(count)
  let [result, left] = [day, Math.abs(count)]
  while (left > 0) {
    result = addDays(result, step)
    if (isWorkingDay(calendar, result)) left -= 1
  }
  return result
}
