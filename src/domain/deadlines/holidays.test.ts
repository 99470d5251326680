import Holidays from 'date-holidays'
import { describe, expect, it } from 'vitest'

import { addDays } from '../calendar-days.ts'
import { addWorkingDays, isHoliday, isWorkingDay, UnknownYearError } from './holidays.ts'

describe.each(['BE', 'FR', 'LU'] as const)('the legal holidays of %s', (calendar) => {
  it.each([2026, 2027, 2028])('are those of date-holidays, %i', (year) => {
    const expected = new Holidays(calendar, { types: ['public'] })
      .getHolidays(year)
      .map(({ date }) => date.slice(0, 10))
    const days = Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index))
    expect(days.filter((day) => isHoliday(calendar, day))).toEqual(expected)
  })

  it('are not known before and after', () => {
    expect(() => isHoliday(calendar, '2025-12-31')).toThrow(UnknownYearError)
    expect(() => isHoliday(calendar, '2029-01-01')).toThrow(UnknownYearError)
    expect(() => addWorkingDays(calendar, '2028-12-29', 1)).toThrow(UnknownYearError)
  })
})

it('counts working days in both directions, over weekends and holidays', () => {
  // Friday 1 January 2027 is a holiday, Thursday 31 December is not.
  expect(isWorkingDay('BE', '2026-12-31')).toBe(true)
  expect(isWorkingDay('BE', '2027-01-01')).toBe(false)
  expect(isWorkingDay('BE', '2027-01-02')).toBe(false)
  expect(addWorkingDays('BE', '2026-12-31', 1)).toBe('2027-01-04')
  expect(addWorkingDays('BE', '2027-01-04', -1)).toBe('2026-12-31')
  expect(addWorkingDays('BE', '2026-12-31', 3)).toBe('2027-01-06')
})
