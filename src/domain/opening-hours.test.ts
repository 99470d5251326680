import { describe, expect, it } from 'vitest'

import { getOpeningStatus, toLocalTime } from './opening-hours.ts'

const brussels = 'Europe/Brussels'
const paris = 'Europe/Paris'
const douala = 'Africa/Douala'
const open = { isOpen: true, closes: 17 * 60 }
const closedUntil = (day: unknown) => ({ isOpen: false, opens: 9 * 60, day })
const at = (instant: string, timeZone: string) => getOpeningStatus(new Date(instant), timeZone)

describe('getOpeningStatus (spec 2.2.1: Monday to Friday, 09:00 to 17:00)', () => {
  it.each([
    ['a Wednesday one second before nine', '2026-01-14T07:59:59Z', closedUntil('today')],
    ['nine sharp', '2026-01-14T08:00:00Z', open],
    ['one second before five', '2026-01-14T15:59:59Z', open],
    ['five sharp', '2026-01-14T16:00:00Z', closedUntil('tomorrow')],
    ['Friday at five', '2026-01-16T16:00:00Z', closedUntil(1)],
    ['Saturday at noon', '2026-01-17T11:00:00Z', closedUntil(1)],
    ['Sunday at noon', '2026-01-18T11:00:00Z', closedUntil('tomorrow')],
    ['Monday at midnight', '2026-01-18T23:00:00Z', closedUntil('today')],
  ])('in Brussels, %s', (_, instant, expected) => {
    expect(at(instant, brussels)).toEqual(expected)
  })

  it('uses the office’s time, not the reader’s', () => {
    // 8:30 in Douala (UTC+1, no summer time) is 9:30 in Paris in June.
    expect(at('2026-06-10T07:30:00Z', paris)).toEqual(open)
    expect(at('2026-06-10T07:30:00Z', douala)).toEqual(closedUntil('today'))
    expect(at('2026-06-10T15:30:00Z', paris)).toEqual(closedUntil('tomorrow'))
    expect(at('2026-06-10T15:30:00Z', douala)).toEqual(open)
    // In winter both are UTC+1.
    expect(at('2026-12-09T08:00:00Z', paris)).toEqual(at('2026-12-09T08:00:00Z', douala))
  })

  it('uses the office’s day if the reader’s differs', () => {
    // Sunday evening in UTC is Monday in Auckland; Monday morning in UTC is Sunday in Honolulu.
    expect(at('2026-06-07T22:00:00Z', 'Pacific/Auckland')).toEqual(open)
    expect(at('2026-06-08T05:00:00Z', 'Pacific/Honolulu')).toEqual(closedUntil('tomorrow'))
  })

  it('opens at nine local time before and after a clock change', () => {
    // Summer time in Brussels: from 29 March to 25 October 2026.
    expect(at('2026-03-27T07:30:00Z', brussels)).toEqual(closedUntil('today'))
    expect(at('2026-03-30T07:30:00Z', brussels)).toEqual(open)
    expect(at('2026-03-30T15:30:00Z', brussels)).toEqual(closedUntil('tomorrow'))
    expect(at('2026-10-23T07:30:00Z', brussels)).toEqual(open)
    expect(at('2026-10-26T07:30:00Z', brussels)).toEqual(closedUntil('today'))
    expect(at('2026-10-26T15:30:00Z', brussels)).toEqual(open)
  })
})

it('toLocalTime reads midnight as the start of the day', () => {
  expect(toLocalTime(new Date('2026-01-14T23:05:00Z'), brussels)).toEqual({
    weekday: 4,
    minutes: 5,
  })
})
