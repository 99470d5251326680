import { expect, it } from 'vitest'

import { readPastedDay } from './read-pasted-day.ts'

it.each([
  '2026-11-03',
  '2026-11-03T09:30:00Z',
  '3/11/2026',
  '03.11.2026',
  '03-11-2026',
  ' 3 11 2026\n',
  '3 novembre 2026',
  '3 nov. 2026',
  'mardi 3 novembre 2026',
  'Tuesday, 3 November 2026',
  '3rd November 2026',
  '٣/١١/٢٠٢٦',
  '３／１１／２０２６',
])('reads %j', (text) => {
  expect(readPastedDay(text)).toEqual({ day: '3', month: '11', year: '2026' })
})

it.each([
  ['1er août 2026', { day: '1', month: '8', year: '2026' }],
  ['31/2/2026', { day: '31', month: '2', year: '2026' }],
])('reads %j', (text, parts) => {
  expect(readPastedDay(text)).toEqual(parts)
})

it.each(['3/11/26', '3/11', '3', '', '3 ju 2026', '3 jui 2026', '3 brumaire 2026', 'Nov 3 2026'])(
  'leaves %j to the person',
  (text) => {
    expect(readPastedDay(text)).toBeUndefined()
  },
)
