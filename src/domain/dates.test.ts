import { expect, it } from 'vitest'

import {
  toIsoDate,
  formatMoment,
  formatShortDate,
  formatLongDate,
  formatTimeOfDay,
  formatWeekday,
  parseTimestamp,
} from './dates.ts'

it('formats a date in the language of the interface (spec 9.10)', () => {
  expect(formatLongDate('2026-11-16T08:30:00.000Z', 'fr')).toBe('16\u00A0novembre 2026')
  expect(formatLongDate('2026-11-16T08:30:00.000Z', 'en')).toBe('16\u00A0November 2026')
})

it("calls the first of a month '1er' in French, except in figures", () => {
  expect(formatLongDate('2026-10-01', 'fr')).toBe('1er\u00A0octobre 2026')
  expect(formatLongDate('2026-10-11', 'fr')).toBe('11\u00A0octobre 2026')
  expect(formatLongDate('2026-10-01', 'en')).toBe('1\u00A0October 2026')
  expect(formatShortDate('2026-10-01', 'fr')).toBe('01/10/2026')
  expect(formatMoment('2026-10-01T08:05:00Z', 'fr')).toMatch(/^1er\u00A0octobre 2026 à \d/)
})

it.each(['0001-01-01', '0001-01-01T00:00:00', '1899-12-31'])(
  'takes %s for no date: servers write an empty one so (docs/decisions.md)',
  (day) => {
    expect(parseTimestamp(day)).toBeUndefined()
    expect(formatLongDate(day, 'fr')).toBeUndefined()
    expect(toIsoDate(day)).toBe('')
  },
)

it('takes dates from 1900 on', () => {
  expect(toIsoDate('1900-01-01')).toBe('1900-01-01')
})

it('formats no moment that is none', () => {
  expect(formatMoment('demain', 'fr')).toBe('')
})

it.each([
  [1, 'fr', 'lundi'],
  [7, 'en', 'Sunday'],
])('the day %i is in %s %s', (day, language, name) => {
  expect(formatWeekday(day, language)).toBe(name)
})

it.each([
  [545, 'fr', '9\u00A0h\u00A005'],
  [1050, 'fr', '17\u00A0h\u00A030'],
  [545, 'en', '09:05'],
  [1050, 'en', '17:30'],
])('the minute %i of a day is in %s %j', (minutes, language, time) => {
  expect(formatTimeOfDay(minutes, language)).toBe(time)
})

it('uses the Brussels day in every time zone', () => {
  expect(formatLongDate('2026-11-15T23:30:00.000Z', 'en')).toBe('16\u00A0November 2026')
  expect(toIsoDate('2026-11-15T23:30:00.000Z')).toBe('2026-11-16')
  expect(formatShortDate('2026-11-15T23:30:00.000Z', 'fr')).toBe('16/11/2026')
})

it.each(['2026-11-16', '2026-11-16T00:10:00', '2026-11-16T23:50:00.1234567'])(
  'takes %s, without a zone, for the day that it spells',
  (day) => {
    expect(formatLongDate(day, 'en')).toBe('16\u00A0November 2026')
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
