import { formatTimeOfDay, formatWeekday } from './dates.ts'

/** The opening hours: Monday to Friday, 09:00 to 17:00 local time (spec 2.2). */
export const openingHours = { firstDay: 1, lastDay: 5, opens: 9 * 60, closes: 17 * 60 } as const

/** An ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Whether an office is open, and the next change, in minutes from local midnight. */
export type OpeningStatus =
  | { readonly isOpen: true; readonly closes: number }
  | {
      readonly isOpen: false
      readonly opens: number
      readonly day: 'today' | 'tomorrow' | Weekday
    }

/** The status of an office in a time zone at a moment. */
export function getOpeningStatus(now: Date, timeZone: string): OpeningStatus {
  const { weekday, minutes } = toLocalTime(now, timeZone)
  const { firstDay, lastDay, opens, closes } = openingHours
  const isWorkday = weekday >= firstDay && weekday <= lastDay

  if (isWorkday && minutes >= opens && minutes < closes) return { isOpen: true, closes }
  if (isWorkday && minutes < opens) return { isOpen: false, opens, day: 'today' }
  const opensTomorrow = weekday === 7 || weekday < lastDay
  return { isOpen: false, opens, day: opensTomorrow ? 'tomorrow' : firstDay }
}

/** The office's local weekday and time. */
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

interface OpeningStatusText {
  readonly key: 'openUntil' | 'opensToday' | 'opensTomorrow' | 'opensOn'
  /** `day` is empty if the text has no such placeholder. */
  readonly values: { readonly time: string; readonly day: string }
}

/** The key of the text that describes an opening status, and the values for its placeholders. */
export function describeOpeningStatus(status: OpeningStatus, language: string): OpeningStatusText {
  if (status.isOpen) {
    return { key: 'openUntil', values: { time: formatTimeOfDay(status.closes, language), day: '' } }
  }
  const time = formatTimeOfDay(status.opens, language)
  if (status.day === 'today') return { key: 'opensToday', values: { time, day: '' } }
  if (status.day === 'tomorrow') return { key: 'opensTomorrow', values: { time, day: '' } }
  return { key: 'opensOn', values: { time, day: formatWeekday(status.day, language) } }
}
