import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator'

import { addDays, type Day } from '#domain/calendar-days.ts'
import { organisation } from '#domain/organisation.ts'

interface DeadlineEvent {
  readonly day: Day
  /** Which letter it is (`letter-identity.ts`): another one is another entry. */
  readonly letterId: string
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
 * A calendar with one whole day, as iCalendar text (RFC 5545), with alarms a week and a day before, in the morning. A letter whose
 * answers were corrected has the same id and a higher sequence, so that a calendar replaces the entry.
 */
export function createDeadlineEvent({ day, letterId, now, title, text }: DeadlineEvent): string {
  const calendar = ical({ prodId: { company: organisation.name, product: 'lettre' } })
  const event = calendar.createEvent({
    id: `${letterId}@droitdecite.example`,
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
