import { expect, it } from 'vitest'

import { toIsoDate, formatShortDate, formatLongDate, parseTimestamp } from './dates.ts'

it('formats a date in the language of the interface (spec 9.10)', () => {
  expect(formatLongDate('2026-11-16T08:30:00.000Z', 'fr')).toBe('16 novembre 2026')
  expect(formatLongDate('2026-11-16T08:30:00.000Z', 'en')).toBe('16 November 2026')
})

it('uses the Brussels day in every time zone', () => {
  expect(formatLongDate('2026-11-15T23:30:00.000Z', 'en')).toBe('16 November 2026')
  expect(toIsoDate('2026-11-15T23:30:00.000Z')).toBe('2026-11-16')
  expect(formatShortDate('2026-11-15T23:30:00.000Z', 'fr')).toBe('16/11/2026')
})

it.each(['2026-11-16', '2026-11-16T00:10:00', '2026-11-16T23:50:00.1234567'])(
  'takes %s, without a zone, for the day that it spells',
  (day) => {
    expect(formatLongDate(day, 'en')).toBe('16 November 2026')
    expect(toIsoDate(day)).toBe('2026-11-16')
  },
)

it('orders dates with and without a zone equally in every time zone', () => {
  const days = ['2026-11-16T10:00:00+02:00', '2026-11-16T09:00:00', '2026-11-16T10:00:00Z']
  expect(days.toSorted((a, b) => (parseTimestamp(a) ?? 0) - (parseTimestamp(b) ?? 0))).toEqual(days)
})

it.each(['', 'demain'])('gives no date for %j', (day) => {
  expect(formatLongDate(day, 'fr')).toBeUndefined()
  expect(toIsoDate(day)).toBe('')
})
