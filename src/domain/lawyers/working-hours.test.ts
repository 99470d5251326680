import { describe, expect, it } from 'vitest'

import { getLawyerOpeningStatus, parseHours } from './working-hours.ts'

const week = [1, 2, 3, 4, 5].map((day) => ({ day, hours: '9:00 - 18:00' }))
/** Monday 16 November 2026, in Brussels winter time. */
const at = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}:00+01:00`)

describe('the hours of an office (spec 2.12.3)', () => {
  it.each([
    [1, '08:59', { isOpen: false, opens: 540, day: 'today' }],
    [1, '09:00', { isOpen: true, closes: 1080 }],
    [1, '17:59', { isOpen: true, closes: 1080 }],
    [1, '18:00', { isOpen: false, opens: 540, day: 'tomorrow' }],
    [5, '18:00', { isOpen: false, opens: 540, day: 1 }],
    [6, '12:00', { isOpen: false, opens: 540, day: 1 }],
    [7, '12:00', { isOpen: false, opens: 540, day: 'tomorrow' }],
  ] as const)('day %i at %s', (day, time, expected) => {
    expect(getLawyerOpeningStatus(week, 'BE', at(day, time))).toEqual(expected)
  })

  it('respects the midday break', () => {
    const paused = [{ day: 1, hours: '9:00 - 12:30, 13:30 - 17:00' }]
    expect(getLawyerOpeningStatus(paused, 'BE', at(1, '13:00'))).toEqual({
      isOpen: false,
      opens: 810,
      day: 'today',
    })
  })

  it('uses the time of the office’s country', () => {
    const summer = new Date('2026-07-06T07:30:00Z')
    expect(getLawyerOpeningStatus(week, 'BE', summer)?.isOpen).toBe(true)
    expect(getLawyerOpeningStatus(week, 'CM', summer)?.isOpen).toBe(false)
  })

  it('wraps around the week to the same day', () => {
    const mondays = [{ day: 1, hours: '9:00 - 10:00' }]
    expect(getLawyerOpeningStatus(mondays, 'BE', at(1, '11:00'))).toEqual({
      isOpen: false,
      opens: 540,
      day: 1,
    })
  })

  it('is undefined if unknown', () => {
    expect(getLawyerOpeningStatus([], 'BE', at(1, '10:00'))).toBeUndefined()
    expect(
      getLawyerOpeningStatus([{ day: 1, hours: 'sur rendez-vous' }], 'BE', at(1, '10:00')),
    ).toBeUndefined()
    expect(getLawyerOpeningStatus(week, 'XX', at(1, '10:00'))).toBeUndefined()
  })
})

it.each([
  ['9:00 - 18:00', [{ opens: 540, closes: 1080 }]],
  ['9h00–12h30', [{ opens: 540, closes: 750 }]],
  ['18:00 - 9:00', undefined],
  ['9:00 - 25:00', undefined],
  ['', undefined],
])('reads %j', (hours, expected) => {
  expect(parseHours(hours)).toEqual(expected)
})
