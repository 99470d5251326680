import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '../calendar-days.ts'
import { countSchengenDays, countUsedDays, mergeStays, type Stay } from './stays.ts'

const example: Stay[] = [
  { entry: '2026-03-01', exit: '2026-03-30' },
  { entry: '2026-06-01', exit: '2026-07-30' },
]

describe('March, June and July 2026', () => {
  it.each([
    ['2026-02-28', 0],
    ['2026-03-01', 1],
    ['2026-03-30', 30],
    ['2026-06-01', 31],
    ['2026-07-30', 90],
    ['2026-08-27', 90],
    ['2026-08-28', 89],
    ['2026-09-26', 60],
    ['2027-01-25', 1],
    ['2027-01-26', 0],
  ])('on %s, %i days are used', (day, used) => {
    expect(countSchengenDays(example, day).used).toBe(used)
  })

  it('leave no day until the end of August, then one a day', () => {
    expect(countSchengenDays(example, '2026-07-30')).toMatchObject({
      inARow: 1,
      latestExit: '2026-07-30',
    })
    expect(countSchengenDays(example, '2026-07-31').latestExit).toBeUndefined()
    expect(countSchengenDays(example, '2026-08-28')).toMatchObject({
      // Each day of March leaves the window as another one is used.
      inARow: 30,
      latestExit: '2026-09-26',
      freeAgain: '2027-01-26',
      overstay: undefined,
    })
  })
})

it('names the first day beyond the ninetieth', () => {
  const stays = [{ entry: '2026-01-01', exit: '2026-04-30' }]
  expect(countSchengenDays(stays, '2026-04-30')).toMatchObject({
    used: 120,
    inARow: 0,
    overstay: '2026-04-01',
    latestExit: undefined,
  })
})

it('counts shared days once, and says so', () => {
  const stays = [
    { entry: '2026-03-10', exit: '2026-03-20' },
    { entry: '2026-03-01', exit: '2026-03-10' },
    { entry: '2026-03-12', exit: '2026-03-13' },
  ]
  expect(countSchengenDays(stays, '2026-03-31')).toMatchObject({
    used: 20,
    hasOverlaps: true,
    stays: [{ entry: '2026-03-01', exit: '2026-03-20' }],
  })
  expect(countSchengenDays(example, '2026-07-30').hasOverlaps).toBe(false)
})

it('takes a later stay into account only where the day is later', () => {
  const planned = [...example, { entry: '2026-12-01', exit: '2026-12-10' }]
  expect(countSchengenDays(planned, '2026-07-30').used).toBe(90)
  // Of June and July, 47 days still count.
  expect(countSchengenDays(planned, '2026-12-10').used).toBe(47 + 10)
})

const anyDay = fc.integer({ min: 0, max: 800 }).map((count) => addDays('2026-01-01', count))
const anyStays = fc.array(
  fc.tuple(anyDay, fc.integer({ min: 0, max: 120 })).map(([entry, length]) => ({
    entry,
    exit: addDays(entry, length),
  })),
  { maxLength: 8 },
)

it('agrees with counting each day of the window', () => {
  fc.assert(
    fc.property(anyStays, anyDay, (stays, day) => {
      const slowly = Array.from({ length: 180 }, (_, index) => addDays(day, -index)).filter((one) =>
        stays.some(({ entry, exit }) => entry <= one && one <= exit),
      ).length
      expect(countUsedDays(mergeStays(stays), day)).toBe(slowly)
    }),
  )
})

it('its latest exit is lawful, and the day after is not', () => {
  fc.assert(
    fc.property(anyStays, anyDay, (stays, day) => {
      const { latestExit, freeAgain } = countSchengenDays(stays, day)
      const used = (exit: string) =>
        countUsedDays(mergeStays([...stays, { entry: day, exit }]), exit)
      expect(freeAgain >= day).toBe(true)
      expect(used(latestExit ?? addDays(day, -1)) <= 90 || latestExit === undefined).toBe(true)
      expect(used(addDays(latestExit ?? addDays(day, -1), 1))).toBeGreaterThan(90)
    }),
  )
})
