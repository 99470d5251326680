import { describe, expect, it } from 'vitest'

import { emptyTypedDay, toTypedDay } from '../typed-day.ts'
import {
  checkSchengen,
  emptyStay,
  getStays,
  listUnreadStays,
  maxStays,
  readSchengenSearch,
  toSchengenSearch,
} from './schengen-form.ts'

const stay = (entry: string, exit: string) => ({ entry: toTypedDay(entry), exit: toTypedDay(exit) })
const day = toTypedDay('2026-08-27')

it('a URL keeps the stays and the day', () => {
  const search = { stays: '2026-03-01_2026-03-30,2026-06-01_2026-07-30', day: '2026-08-27' }
  const values = readSchengenSearch(search, '2026-12-01')
  expect(values).toEqual({
    stays: [stay('2026-03-01', '2026-03-30'), stay('2026-06-01', '2026-07-30')],
    day,
  })
  expect(toSchengenSearch(values)).toEqual(search)
})

it('a URL that somebody changed is read as far as it can, and the day is today', () => {
  const stays =
    '2026-02-30_2026-03-01,2026-03-30_2026-03-01,x,1800-01-01_9999-12-31,2026-03-01_2026-03-02'
  expect(readSchengenSearch({ stays, day: 'x' }, '2026-12-01')).toEqual({
    stays: [stay('2026-03-01', '2026-03-02')],
    day: toTypedDay('2026-12-01'),
  })
  expect(listUnreadStays(stays)).toEqual([
    '2026-02-30_2026-03-01',
    '2026-03-30_2026-03-01',
    'x',
    '1800-01-01_9999-12-31',
  ])
  expect(readSchengenSearch({}, undefined)).toEqual({ stays: [emptyStay], day: emptyTypedDay })
})

it('nothing is unread in an address without stays, nor in one that ends in a comma', () => {
  expect(listUnreadStays()).toEqual([])
  expect(listUnreadStays('2026-03-01_2026-03-30,')).toEqual([])
})

it('the stays that are too many are unread', () => {
  const stays = Array.from({ length: maxStays + 2 }, () => '2026-03-01_2026-03-30').join(',')
  expect(listUnreadStays(stays)).toHaveLength(2)
})

describe('what is wrong', () => {
  it.each([
    [[emptyStay], { entry0: 'missing', exit0: 'missing' }],
    [[stay('2026-03-01', '2026-03-30'), emptyStay], {}],
    [[stay('2026-03-30', '2026-03-01')], { exit0: 'exitBeforeEntry' }],
    [[stay('2026-03-01', '2026-03-01')], {}],
    [[stay('1989-12-31', '2100-01-01')], { entry0: 'farAway', exit0: 'farAway' }],
    [[{ entry: { day: '31', month: '2', year: '2026' }, exit: day }], { entry0: 'noSuchDay' }],
    [[{ entry: { day: '3', month: '', year: '2026' }, exit: day }], { entry0: 'incomplete' }],
    [[stay('2026-03-01', '2026-03-30'), { entry: day, exit: emptyTypedDay }], { exit1: 'missing' }],
  ])('with %j', (stays, errors) => {
    expect(checkSchengen({ stays, day })).toEqual(errors)
  })
  it('without a day', () => {
    const stays = [stay('2026-03-01', '2026-03-30')]
    expect(checkSchengen({ stays, day: emptyTypedDay })).toEqual({ day: 'missing' })
    expect(getStays({ stays: [...stays, emptyStay], day })).toHaveLength(1)
  })
})
