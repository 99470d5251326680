import { expect, it } from 'vitest'

import { dismiss, maxReasonLength, readDismissals, restore } from './dismissals.ts'

const key = 'r0123456789abcd'
const kept = { reason: 'Le nom officiel', on: '2026-11-26' }

it('keeps a reason and takes it back', () => {
  const dismissals = dismiss({}, key, { ...kept, reason: ' Le nom officiel ' })
  expect(dismissals).toEqual({ [key]: kept })
  expect(readDismissals(JSON.stringify(dismissals))).toEqual(dismissals)
  expect(restore(dismissals, key)).toEqual({})
})

it.each([
  null,
  '',
  '[',
  'null',
  '7',
  '"x"',
  '[1]',
  '{"__proto__":1}',
  `{"${key}":null}`,
  `{"${key}":{"reason":1,"on":"x"}}`,
])('reads nothing from %j', (stored) => {
  expect(readDismissals(stored)).toEqual({})
})

it('keeps what can be read beside what cannot, and cuts a reason that is too long', () => {
  const stored = JSON.stringify({ [key]: { ...kept, reason: 'x'.repeat(9999) }, other: kept })
  const read = readDismissals(stored)
  expect(Object.keys(read)).toEqual([key])
  expect(read[key]?.reason).toHaveLength(maxReasonLength)
})
