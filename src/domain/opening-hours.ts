/** When the offices are open: Monday to Friday, 09:00 to 17:00, each in its own time (spec 2.2). */
export const openingHours = { firstDay: 1, lastDay: 5, opens: 9 * 60, closes: 17 * 60 } as const

/** A day of the week as ISO 8601 counts: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Whether an office is open, and the next change; minutes are counted from midnight, in the office's time. */
export type OpeningStatus =
  | { readonly isOpen: true; readonly closes: number }
  | {
      readonly isOpen: false
      readonly opens: number
      readonly day: 'today' | 'tomorrow' | Weekday
    }

/** The state of an office in this time zone at this moment. */
export function getOpeningStatus(now: Date, timeZone: string): OpeningStatus {
  const { weekday, minutes } = toLocalTime(now, timeZone)
  const { firstDay, lastDay, opens, closes } = openingHours
  const isWorkday = weekday >= firstDay && weekday <= lastDay

  if (isWorkday && minutes >= opens && minutes < closes) return { isOpen: true, closes }
  if (isWorkday && minutes < opens) return { isOpen: false, opens, day: 'today' }
  const opensTomorrow = weekday === 7 || weekday < lastDay
  return { isOpen: false, opens, day: opensTomorrow ? 'tomorrow' : firstDay }
}

/** What a clock and a calendar on the office's wall show; summer time is the time zone's affair. */
export function toLocalTime(now: Date, timeZone: string): { weekday: Weekday; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? ''
  return {
    weekday: weekdays[part('weekday')] ?? 1,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

const weekdays: Readonly<Record<string, Weekday>> = {
  Mon: 1,
  Tue: 2,
  Wed: 3,
  Thu: 4,
  Fri: 5,
  Sat: 6,
  Sun: 7,
}
