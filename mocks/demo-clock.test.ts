import { afterEach, expect, test, vi } from 'vitest'

import {
  addToDay,
  createDemoClock,
  formatDay,
  formatRecordedDay,
  readRecordedDay,
} from './demo-clock.ts'

function createClock(today: string) {
  const values = new Map([['today', today]])
  return createDemoClock({
    get: (name) => values.get(name),
    set: (name, value) => void values.set(name, value),
  })
}

afterEach(() => {
  vi.useRealTimers()
})

test.each(['Pacific/Honolulu', 'America/Montreal', 'UTC', 'Europe/Brussels', 'Pacific/Auckland'])(
  'another day is the same one in %s, whenever it is asked for',
  (timeZone) => {
    for (const hour of [0, 9, 23]) {
      vi.useFakeTimers({ now: new Date(2026, 10, 28, hour, 59, 58), toFake: ['Date'] })
      const { clock, getDay } = createClock('2026-12-30')
      expect(clock().toLocaleDateString('sv-SE', { timeZone })).toBe('2026-12-30')
      expect(clock().getSeconds()).toBe(58)
      expect(getDay()).toBe('2026-12-30')
    }
  },
)

test.each(['', '2026-02-31', '2026-13-01', '1900-01-01', 'tomorrow', '2026-1-1'])(
  '%j is no other day: the clock is that of the device',
  (text) => {
    const now = new Date(2026, 10, 28, 9)
    vi.useFakeTimers({ now, toFake: ['Date'] })
    const { clock, getDay } = createClock(text)
    expect(getDay()).toBe('')
    expect(clock()).toEqual(now)
  },
)

test('a day that is chosen is shown, and given up', () => {
  const { select, getDay } = createClock('')
  select('2027-01-04')
  expect(getDay()).toBe('2027-01-04')
  select('')
  expect(getDay()).toBe('')
})

test.each([
  ['2026-12-31', { days: 1, months: 0 }, '2027-01-01'],
  ['2027-03-01', { days: -1, months: 0 }, '2027-02-28'],
  ['2026-12-30', { days: 0, months: 1 }, '2027-01-30'],
  ['2027-01-31', { days: 0, months: 1 }, '2027-02-28'],
  ['2026-12-31', { days: 0, months: 2 }, '2027-02-28'],
])('%s and %j are %s', (day, step, expected) => {
  expect(formatDay(addToDay(new Date(`${day}T12:00:00`), step))).toBe(expected)
})

test('a recording keeps the day', () => {
  expect(readRecordedDay(formatRecordedDay('2026-12-30'))).toBe('2026-12-30')
  expect(readRecordedDay(formatRecordedDay(''))).toBe('')
  expect(readRecordedDay('by another tool')).toBe('')
})
