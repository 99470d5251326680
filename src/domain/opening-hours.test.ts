import { describe, expect, it } from 'vitest'

import {
  describeOpeningStatus,
  getOpeningStatus,
  officeHours,
  parseHours,
} from './opening-hours.ts'

const open = { isOpen: true, closes: 17 * 60 }
const closedUntil = (day: unknown) => ({ isOpen: false, opens: 9 * 60, day })
const at = (instant: string, country: string) =>
  getOpeningStatus(officeHours, country, new Date(instant))

describe('an office (spec 2.2.1: Monday to Friday, 09:00 to 17:00)', () => {
  it.each([
    ['a Wednesday one second before nine', '2026-01-14T07:59:59Z', closedUntil('today')],
    ['nine sharp', '2026-01-14T08:00:00Z', open],
    ['one second before five', '2026-01-14T15:59:59Z', open],
    ['five sharp', '2026-01-14T16:00:00Z', closedUntil('tomorrow')],
    ['Tuesday at ten', '2026-01-13T09:00:00Z', open],
    ['Friday at five', '2026-01-16T16:00:00Z', closedUntil(1)],
    ['Saturday at noon', '2026-01-17T11:00:00Z', closedUntil(1)],
    ['Sunday at noon', '2026-01-18T11:00:00Z', closedUntil('tomorrow')],
    ['Monday at midnight', '2026-01-18T23:00:00Z', closedUntil('today')],
  ])('in Brussels, %s', (_, instant, expected) => {
    expect(at(instant, 'BE')).toEqual(expected)
  })

  it.each([
    // 8:30 in Douala (UTC+1, no summer time) is 9:30 in Paris in June.
    ['2026-06-10T07:30:00Z', open, closedUntil('today')],
    ['2026-06-10T15:30:00Z', closedUntil('tomorrow'), open],
    // In winter both are UTC+1. Summer time: from 29 March to 25 October 2026.
    ['2026-03-27T07:30:00Z', closedUntil('today'), closedUntil('today')],
    ['2026-03-30T07:30:00Z', open, closedUntil('today')],
    ['2026-10-23T07:30:00Z', open, closedUntil('today')],
    ['2026-10-26T07:30:00Z', closedUntil('today'), closedUntil('today')],
  ])('at %s uses the time of its country, in Paris and Douala', (instant, inParis, inDouala) => {
    expect(at(instant, 'FR')).toEqual(inParis)
    expect(at(instant, 'LU')).toEqual(inParis)
    expect(at(instant, 'CM')).toEqual(inDouala)
  })
})

/** At a time of Monday 16 November 2026 in Brussels. */
const onMonday = (hours: string, time: string, country = 'BE') =>
  getOpeningStatus([{ day: 1, hours }], country, new Date(`2026-11-16T${time}:00+01:00`))

describe('the hours of a lawyer (spec 2.12.3)', () => {
  it.each([
    ['09:29', false],
    ['09:30', true],
    ['12:14', true],
    ['12:15', false],
  ])('count to the minute: at %s, %j', (time, isOpen) => {
    expect(onMonday('9:30 - 12:15', time)?.isOpen).toBe(isOpen)
  })

  it('have a midday break', () => {
    const hours = '9:00 - 12:30, 13:30 - 17:00'
    expect(onMonday(hours, '13:00')).toEqual({ isOpen: false, opens: 810, day: 'today' })
  })

  it('may be in any order', () => {
    const hours = '13:30 - 17:00, 9:00 - 12:30'
    expect(onMonday(hours, '08:00')).toEqual({ isOpen: false, opens: 540, day: 'today' })
  })

  it('wrap around the week to the same day', () => {
    expect(onMonday('9:00 - 10:00', '11:00')).toEqual({ isOpen: false, opens: 540, day: 1 })
  })

  it('may be unknown', () => {
    expect(getOpeningStatus([], 'BE', new Date())).toBeUndefined()
    expect(onMonday('sur rendez-vous', '10:00')).toBeUndefined()
    expect(onMonday('9:00 - 18:00', '10:00', 'XX')).toBeUndefined()
  })
})

it.each([
  [
    { isOpen: true, closes: 1020 },
    { key: 'openUntil', values: { time: '17:00', day: '' } },
  ],
  [
    { isOpen: false, opens: 540, day: 'today' },
    { key: 'opensToday', values: { time: '09:00', day: '' } },
  ],
  [
    { isOpen: false, opens: 540, day: 'tomorrow' },
    { key: 'opensTomorrow', values: { time: '09:00', day: '' } },
  ],
  [
    { isOpen: false, opens: 540, day: 3 },
    { key: 'opensOn', values: { time: '09:00', day: 'Wednesday' } },
  ],
] as const)('describes %j by %j', (status, text) => {
  expect(describeOpeningStatus(status, 'en')).toEqual(text)
})

it.each([
  ['9:00 - 18:00', [{ opens: 540, closes: 1080 }]],
  ['9h00–12h30', [{ opens: 540, closes: 750 }]],
  ['18:00 - 9:00', undefined],
  ['9:00 - 9:00', undefined],
  ['9:00 - 24:00', [{ opens: 540, closes: 1440 }]],
  ['9:00 - 24:01', undefined],
  ['9:00 - 25:00', undefined],
  ['9:75 - 18:00', undefined],
  ['', undefined],
])('reads %j', (hours, expected) => {
  expect(parseHours(hours)).toEqual(expected)
})
