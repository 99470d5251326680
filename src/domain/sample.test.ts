import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { sample } from './sample.ts'

const seed = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

it('returns the requested number, each once, and is stable for a seed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat({ max: 20 }), seed, (items, size, from) => {
      const some = sample(items, size, from)
      expect(some).toHaveLength(Math.min(size, items.length))
      expect(new Set(some).size).toBe(some.length)
      expect(items).toEqual(expect.arrayContaining(some))
      expect(sample(items, size, from)).toEqual(some)
    }),
  )
})

it('picks every item over many seeds', () => {
  const items = Array.from({ length: 18 }, (_, place) => place)
  const taken = new Set(Array.from({ length: 60 }, (_, n) => sample(items, 3, n / 60)).flat())
  expect(taken.size).toBe(items.length)
})
