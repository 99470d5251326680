import { formatTimeOfDay, formatWeekday } from '#domain/dates.ts'
import type { OpeningStatus } from '#domain/opening-hours.ts'

interface OpeningStatusText {
  readonly key: 'openUntil' | 'opensToday' | 'opensTomorrow' | 'opensOn'
  /** `day` is empty if the text has no place for it. */
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
