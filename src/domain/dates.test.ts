import { expect, it } from 'vitest'

import { dayInFigures, dayInShort, dayInWords } from './dates.ts'

it('names a day in the language of the interface (spec 9.10)', () => {
  expect(dayInWords('2026-11-16T08:30:00.000Z', 'fr')).toBe('16 novembre 2026')
  expect(dayInWords('2026-11-16T08:30:00.000Z', 'en')).toBe('16 November 2026')
})

it('takes the day of Brussels, wherever the reader is', () => {
  expect(dayInWords('2026-11-15T23:30:00.000Z', 'en')).toBe('16 November 2026')
  expect(dayInFigures('2026-11-15T23:30:00.000Z')).toBe('2026-11-16')
  expect(dayInShort('2026-11-15T23:30:00.000Z', 'fr')).toBe('16/11/2026')
})

it.each([undefined, '', 'demain'])('says nothing of %j', (day) => {
  expect(dayInWords(day, 'fr')).toBeUndefined()
})
