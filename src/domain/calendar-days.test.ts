import { describe, expect, it } from 'vitest'

import {
  addDays,
  addMonths,
  countDays,
  getDayIn,
  getWeekday,
  parseDay,
  toDay,
} from './calendar-days.ts'

describe('a day that is typed', () => {
  it.each([
    ['2026', '12', '3', '2026-12-03'],
    [' 2026 ', '02', '28 ', '2026-02-28'],
    ['2028', '2', '29', '2028-02-29'],
    ['1900', '1', '1', '1900-01-01'],
    ['٢٠٢٦', '١٢', '٣', '2026-12-03'],
    ['２０２６', '１２', '３', '2026-12-03'],
    ['2026', '2', '31', undefined],
    ['2026', '2', '29', undefined],
    ['2026', '13', '1', undefined],
    ['2026', '0', '1', undefined],
    ['2026', '1', '0', undefined],
    ['1899', '12', '31', undefined],
    ['26', '1', '1', undefined],
    ['2026', '1', '', undefined],
    ['2026', '-1', '1', undefined],
    ['2026', '1e0', '1', undefined],
    ['20266', '1', '1', undefined],
  ])('of %s, %s, %s is %s', (year, month, day, expected) => {
    expect(toDay(year, month, day)).toBe(expected)
  })
})

it.each([
  ['2026-12-03', '2026-12-03'],
  ['2026-02-30', undefined],
  ['2026-12-03T10:00:00Z', undefined],
  ['3/12/2026', undefined],
  [null, undefined],
])('reads %s as %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

it('adds days over the ends of years and of summer time', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2026-10-26', -2)).toBe('2026-10-24')
  expect(countDays('2026-03-28', '2026-03-30')).toBe(2)
  expect(countDays('2027-01-01', '2026-12-31')).toBe(-1)
})

it.each([
  ['2026-12-31', 2, '2027-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-25', 2, '2027-01-25'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-10-31', 3, '2027-01-31'],
  ['2026-12-15', 12, '2027-12-15'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})

it('knows the weekday', () => {
  expect(['2026-11-23', '2026-11-28', '2026-11-29'].map(getWeekday)).toEqual([1, 6, 7])
})

it('says which day it is where an authority is', () => {
  const now = new Date('2026-12-30T23:30:00Z')
  expect(getDayIn('Europe/Brussels', now)).toBe('2026-12-31')
  expect(getDayIn('America/Toronto', now)).toBe('2026-12-30')
})
