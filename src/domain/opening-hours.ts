import type { Lawyer } from '#contract/lawyers.ts'

import { formatTimeOfDay, formatWeekday } from './dates.ts'

/** A day of a week: `day` 1 is Monday; `hours` are '9:00 - 18:00', or two comma-separated spans. */
export type WorkingDay = Lawyer['workingHours'][number]

/** The hours of the network's offices: Monday to Friday, 09:00 to 17:00 local time (spec 2.2). */
export const officeHours: readonly WorkingDay[] = [1, 2, 3, 4, 5].map((day) => ({
  day,
  hours: '9:00 - 17:00',
}))

/** Whether an office is open, and the next change, in minutes from local midnight. */
type OpeningStatus =
  | { readonly isOpen: true; readonly closes: number }
  | {
      readonly isOpen: false
      readonly opens: number
      /** A weekday if it is neither today nor tomorrow; 1 is Monday. */
      readonly day: 'today' | 'tomorrow' | number
    }

/** The time zone of each country of the network. */
const timeZones: Readonly<Record<string, string>> = {
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  LU: 'Europe/Luxembourg',
  CM: 'Africa/Douala',
}

/** Parses spans such as '9:00 - 12:30, 13:30 - 17:30'; undefined if invalid. */
export function parseHours(hours: string): { opens: number; closes: number }[] | undefined {
  const spans = hours.split(',').map((span) => {
    const match = /^\s*(\d{1,2})[:h]([0-5]\d)\s*[-–]\s*(\d{1,2})[:h]([0-5]\d)\s*$/.exec(span)
    if (match === null) return undefined
    const [hour, minute, endHour, endMinute] = match.slice(1).map(Number)
    const opens = (hour ?? 0) * 60 + (minute ?? 0)
    const closes = (endHour ?? 0) * 60 + (endMinute ?? 0)
    return opens < closes && closes <= 24 * 60 ? { opens, closes } : undefined
  })
  return spans.every((span) => span !== undefined) ? spans : undefined
}

/**
 * Whether an office is open, and when that next changes, in its country's time. Undefined for an unknown country and for
 * missing or unreadable hours.
 */
export function getOpeningStatus(
  week: readonly WorkingDay[],
  countryCode: string,
  now: Date,
): OpeningStatus | undefined {
  const timeZone = timeZones[countryCode.toUpperCase()]
  const days = week.map(({ day, hours }) => ({ day, spans: parseHours(hours) }))
  if (timeZone === undefined || days.some(({ spans }) => spans === undefined)) return undefined
  const { weekday, minutes } = toLocalTime(now, timeZone)

  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = ((weekday - 1 + daysAhead) % 7) + 1
    const spans = days.filter((one) => one.day === day).flatMap((one) => one.spans ?? [])
    for (const { opens, closes } of spans.toSorted((a, b) => a.opens - b.opens)) {
      if (daysAhead > 0) return { isOpen: false, opens, day: daysAhead === 1 ? 'tomorrow' : day }
      if (minutes < opens) return { isOpen: false, opens, day: 'today' }
      if (minutes < closes) return { isOpen: true, closes }
    }
  }
  return undefined
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The weekday (1 is Monday) and the minutes from midnight in a time zone. */
function toLocalTime(now: Date, timeZone: string): { weekday: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const getPart = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return {
    weekday: weekdays.indexOf(getPart('weekday')) + 1,
    minutes: Number(getPart('hour')) * 60 + Number(getPart('minute')),
  }
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
