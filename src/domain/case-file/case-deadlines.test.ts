import { expect, it } from 'vitest'

import { belgianRefusal, seededRules } from '../deadlines/examples.fixture.ts'
import type { CaseLetter } from './case-file.ts'
import { isLongOver, readCaseLetter, sortByUrgency } from './case-deadlines.ts'

const read = (answers: CaseLetter['answers'], day: string) =>
  readCaseLetter(
    {
      id: '1',
      answers: { ...belgianRefusal, ...answers },
    },
    seededRules,
    new Date(`${day}T12:00:00Z`),
  )
const belgian = { received: '2026-12-03' }

it.each([
  ['2026-12-05', { day: '2026-12-31', kind: 'aim', left: 26 }],
  ['2026-12-31', { day: '2026-12-31', kind: 'aim', left: 0 }],
  ['2027-01-01', { day: '2027-01-02', kind: 'earliest', left: 1 }],
  ['2027-01-02', { day: '2027-01-02', kind: 'earliest', left: 0 }],
  ['2027-01-03', undefined],
])('on %s names the day to act on: %o', (day, act) => {
  expect(read(belgian, day).act).toEqual(act)
})

it('names the earliest end of a French period once the day before it is over', () => {
  const french = { country: 'FR', received: '2026-11-25' }
  expect(read(french, '2026-12-05').act).toEqual({ day: '2026-12-23', kind: 'aim', left: 18 })
  expect(read(french, '2026-12-24').act).toEqual({ day: '2026-12-24', kind: 'earliest', left: 0 })
})

it.each([
  ['is held', { ...belgian, held: 'yes' }],
  ['is ordered to leave', { letter: 'removal' }],
])('gives no day for who %s', (_, answers) => {
  const { outcome, act } = read(answers, '2026-12-05')
  expect(outcome).toBeDefined()
  expect(act).toBeUndefined()
})

it('knows that a day was counted from the date on the letter', () => {
  const dated = { ...belgian, came: 'post', dated: '2026-12-01' }
  expect(read(dated, '2026-12-05').isFromDate).toBe(true)
  expect(read({ ...dated, posted: '2026-12-01' }, '2026-12-05').isFromDate).toBe(false)
})

it('gives a letter that was kept before one was asked how it came no day, or that of its postmark', () => {
  const kept = { came: undefined, received: '2026-11-16' }
  const { outcome, act, values } = read(kept, '2026-11-17')
  expect([outcome, act, values.received.day]).toEqual([undefined, undefined, '16'])
  const posted = read({ ...kept, posted: '2026-11-02' }, '2026-11-17')
  expect(posted.outcome?.deadline?.day).toBe('2026-12-04')
  expect(
    readCaseLetter(
      { id: '1', answers: { country: 'BE', letter: 'visa', held: 'no', ...kept } },
      seededRules,
      new Date('2026-11-17T12:00:00Z'),
    ).act,
  ).toBeUndefined()
})

it('says nothing of answers that no longer suffice', () => {
  const { outcome, isFromDate } = read({ country: 'XX', letter: 'gone' }, '2026-12-05')
  expect(outcome).toBeUndefined()
  expect(isFromDate).toBe(false)
})

it('puts first what somebody must be asked, then the nearest day', () => {
  const later = read({ received: '2026-12-10' }, '2026-12-11')
  const held = read({ ...belgian, held: 'yes' }, '2026-12-05')
  const sooner = read(belgian, '2026-12-05')
  expect(sortByUrgency([later, sooner, held])).toEqual([held, sooner, later])
})

it('puts what is over after what is not, and offers to remove it after a month', () => {
  const day = '2026-11-20'
  const over = read({ received: '2026-09-01' }, day)
  const live = read({ received: '2026-11-10' }, day)
  expect(over.act).toBeUndefined()
  expect(live.act).toBeDefined()
  expect(sortByUrgency([over, live])).toEqual([live, over])
  expect([over, live].map((letter) => isLongOver(letter))).toEqual([true, false])
  expect(isLongOver(read({ received: '2026-10-15' }, day))).toBe(false)
})
