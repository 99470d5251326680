import { expect, it } from 'vitest'

import { seededRules } from '../deadlines/examples.fixture.ts'
import { readCaseLetter, sortByUrgency } from './case-deadlines.ts'

const read = (answers: Record<string, string>, day: string) =>
  readCaseLetter(
    { id: '1', answers: { country: 'BE', letter: 'visa', held: 'no', ...answers } },
    seededRules,
    new Date(`${day}T12:00:00Z`),
  )
const belgian = { received: '2026-12-03' }

it.each([
  ['2026-12-05', { day: '2026-12-31', kind: 'aim', left: 26 }],
  ['2026-12-31', { day: '2026-12-31', kind: 'aim', left: 0 }],
  ['2027-01-01', { day: '2027-01-04', kind: 'last', left: 3 }],
  ['2027-01-04', { day: '2027-01-04', kind: 'last', left: 0 }],
  ['2027-01-05', undefined],
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

it('knows that a posting may have started the period', () => {
  expect(read(belgian, '2026-12-05').lacksPostmark).toBe(true)
  expect(read({ ...belgian, posted: '2026-12-01' }, '2026-12-05').lacksPostmark).toBe(false)
})

it('says nothing of answers that no longer suffice', () => {
  const { outcome, lacksPostmark } = read({ country: 'XX', letter: 'gone' }, '2026-12-05')
  expect(outcome).toBeUndefined()
  expect(lacksPostmark).toBe(false)
})

it('puts first what somebody must be asked, then the nearest day', () => {
  const later = read({ received: '2026-12-10' }, '2026-12-11')
  const held = read({ ...belgian, held: 'yes' }, '2026-12-05')
  const sooner = read(belgian, '2026-12-05')
  expect(sortByUrgency([later, sooner, held])).toEqual([held, sooner, later])
})
