import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isDeepEqual } from './deep-equal.ts'

describe('two values', () => {
  it('are equal when one is a copy of the other', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(isDeepEqual(value, structuredClone(value))).toBe(true)
      }),
    )
  })

  it.each([
    [{ title: 'a' }, { title: 'b' }],
    [{ title: 'a' }, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [null, {}],
    [[], {}],
    ['1', 1],
    [null, undefined],
  ])('%j and %j differ', (a, b) => {
    expect(isDeepEqual(a, b)).toBe(false)
    expect(isDeepEqual(b, a)).toBe(false)
  })
})
