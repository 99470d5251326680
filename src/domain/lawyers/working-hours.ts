import { type OpeningStatus, type Weekday, toLocalTime } from '../opening-hours.ts'

/** A day of a lawyer's week, as in the record (spec 3). */
export interface WorkingDay {
  /** 1 is Monday, 7 is Sunday. */
  readonly day: number
  /** '9:00 - 18:00', or two comma-separated spans. */
  readonly hours: string
}

interface OpeningSpan {
  readonly day: number
  /** Minutes from midnight. */
  readonly opens: number
  readonly closes: number
}

/** The time zone of each country of the network. */
const timeZones: Readonly<Record<string, string>> = {
  BE: 'Europe/Brussels',
  FR: 'Europe/Paris',
  LU: 'Europe/Luxembourg',
  CM: 'Africa/Douala',
}

export function getCountryTimeZone(countryCode: string): string | undefined {
  return timeZones[countryCode.toUpperCase()]
}

/** Parses spans such as '9:00 - 12:30, 13:30 - 17:30'; undefined if invalid. */
export function parseHours(hours: string): { opens: number; closes: number }[] | undefined {
  const spans = hours.split(',').map((span) => {
    const match = /^\s*(\d{1,2})[:h](\d{2})\s*[-–]\s*(\d{1,2})[:h](\d{2})\s*$/.exec(span)
    if (match === null) return undefined
    const [hour, minute, endHour, endMinute] = match.slice(1).map(Number)
    const opens = (hour ?? 0) * 60 + (minute ?? 0)
    const closes = (endHour ?? 0) * 60 + (endMinute ?? 0)
    return opens < closes && closes <= 24 * 60 ? { opens, closes } : undefined
  })
  return spans.every((span) => span !== undefined) ? spans : undefined
}

/**
 * Whether a lawyer's office is open, and when that next changes, in its country's time. Undefined for an unknown
 * country and for missing or unreadable hours.
 */
export function getLawyerOpeningStatus(
  week: readonly WorkingDay[],
  countryCode: string,
  now: Date,
): OpeningStatus | undefined {
  const timeZone = getCountryTimeZone(countryCode)
  const spans = toOpeningSpans(week)
  if (timeZone === undefined || spans === undefined) return undefined
  const { weekday, minutes } = toLocalTime(now, timeZone)

  for (let daysAhead = 0; daysAhead <= 7; daysAhead += 1) {
    const day = ((weekday - 1 + daysAhead) % 7) + 1
    for (const span of spans.filter((one) => one.day === day)) {
      if (daysAhead > 0)
        return { isOpen: false, opens: span.opens, day: toOpeningDay(daysAhead, day) }
      if (minutes < span.opens) return { isOpen: false, opens: span.opens, day: 'today' }
      if (minutes < span.closes) return { isOpen: true, closes: span.closes }
    }
  }
  return undefined
}

function toOpeningDay(ahead: number, day: number): 'tomorrow' | Weekday {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a day of the week, from 1 to 7
  return ahead === 1 ? 'tomorrow' : (day as Weekday)
}

/** All spans of a week in order; undefined if a day is unreadable. */
function toOpeningSpans(week: readonly WorkingDay[]): OpeningSpan[] | undefined {
  const days = week.map(({ day, hours }) => parseHours(hours)?.map((span) => ({ day, ...span })))
  if (!days.every((day) => day !== undefined)) return undefined
  return days.flat().toSorted((a, b) => a.opens - b.opens)
}
