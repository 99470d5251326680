import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'

import type { DeadlineRule } from '#contract/deadlines.ts'
import { addDays, type Day } from '#domain/calendar-days.ts'
import { organisation } from '#domain/organisation.ts'

interface DeadlineEvent {
  readonly day: Day
  readonly rule: Pick<DeadlineRule, 'slug'>
  /** What the day was counted from: another letter is another entry. */
  readonly start: Day
  readonly now: Date
  /** Neutral: calendars are shared. */
  readonly title: string
  readonly text: string
}

const minuteMs = 60_000
const hourSeconds = 3600
const daySeconds = 24 * hourSeconds
/** A whole day begins at midnight, when nobody looks. */
const alarmHour = 9

/**
 * A calendar with one whole day, as iCalendar text (RFC 5545), with alarms a week and a day before, in the morning. The same letter has the
 * same id and a later file a higher sequence, so that a calendar replaces the entry.
 */
export function createDeadlineEvent({ day, rule, start, now, title, text }: DeadlineEvent): string {
  const calendar = ical({ prodId: { company: organisation.name, product: 'lettre' } })
  const event = calendar.createEvent({
    id: `${rule.slug}-${start}@droitdecite.example`,
    sequence: Math.floor(now.getTime() / minuteMs),
    // Strings stay as they are; a `Date` would be another day in another zone.
    start: day,
    end: addDays(day, 1),
    allDay: true,
    stamp: now,
    summary: title,
    description: text,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  for (const days of [7, 1]) {
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: days * daySeconds - alarmHour * hourSeconds,
      description: title,
    })
  }
  // The last line ends, too (RFC 5545, 3.1).
  return `${calendar.toString().trimEnd()}\r\n`
}
