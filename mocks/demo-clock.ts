import type { Clock } from '#platform/clock.ts'

import type { TabStorage } from './tab-storage.ts'

/** At this hour, in UTC, it is the same day from Hawaii to New Zealand. */
const sharedHour = 10

/**
 * The day that a tab of the demo shows: that of the device, or another one. On another day it is late in the morning in Europe:
 * whoever opens a link sees the same page, in whatever zone.
 */
export function createDemoClock(storage: TabStorage) {
  const readDay = () => parseDemoDay(storage.get('today'))
  const clock: Clock = () => {
    const now = new Date()
    const day = readDay()
    if (day === undefined) return now
    now.setUTCFullYear(...day)
    now.setUTCHours(sharedHour)
    return now
  }
  return {
    clock,
    /** The other day; empty for that of the device. */
    getDay: () => (readDay() === undefined ? '' : formatDay(clock())),
    /** Keeps another day for the tab; '' is that of the device. The page must be loaded again to show it. */
    select: (day: string) => storage.set('today', day),
    /** Shows the day of a file, if it has one and it is another one. */
    show(day: string): void {
      if (parseDemoDay(day) === undefined || storage.get('today') === day) return
      storage.set('today', day)
      location.reload()
    },
  }
}
export type DemoClock = ReturnType<typeof createDemoClock>

/** The year, month from 0 and day of '2026-12-30'; undefined for what is no day. */
function parseDemoDay(text = ''): [number, number, number] | undefined {
  const [, year = '', month = '', day = ''] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  // 31 February would be a day in March.
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return undefined
  return [Number(year), Number(month) - 1, Number(day)]
}

/** Whether the demo can show the day that a text names. */
export const isDay = (text: string): boolean => parseDemoDay(text) !== undefined

/** A day as '2026-12-30', by the clock of the device. */
export function formatDay(date: Date): string {
  return date.toLocaleDateString('sv-SE')
}

/** The day some days and months later; the last of a month that is shorter. */
export function addToDay(date: Date, { days, months }: Record<'days' | 'months', number>): Date {
  const later = new Date(date)
  later.setDate(1)
  later.setMonth(date.getMonth() + months)
  const lastDay = new Date(later.getFullYear(), later.getMonth() + 1, 0).getDate()
  later.setDate(Math.min(date.getDate(), lastDay) + days)
  return later
}

const recordedDayPrefix = 'today='

/** The comment of a recording that was made on another day; empty for that of the device. */
export function formatRecordedDay(day: string): string {
  return day === '' ? '' : recordedDayPrefix + day
}

/** The day in the comment of a recording; empty if it has none. */
export function readRecordedDay(comment: string): string {
  return comment.startsWith(recordedDayPrefix) ? comment.slice(recordedDayPrefix.length) : ''
}
