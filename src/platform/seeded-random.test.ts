import { describe, expect, it } from 'vitest'

import { createRandom, createSeededRandom, hashText } from './seeded-random.ts'

/** Published test vectors of 32-bit FNV-1a. */
it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of %j is that of FNV-1a', (text, hash) => {
  expect(hashText(text) >>> 0).toBe(hash)
})

/** The first numbers of the reference implementation of mulberry32. */
it.each([
  [0, [1_144_304_738, 1_416_247, 958_946_056]],
  [42, [2_581_720_956, 1_925_393_290, 3_661_312_704]],
])('the numbers of seed %i are those of mulberry32', (seed, expected) => {
  const random = createRandom(seed)
  expect(expected.map(() => random() * 2 ** 32)).toEqual(expected)
})

function take(seed: string): number[] {
  const { between } = createSeededRandom(seed)
  return Array.from({ length: 3 }, () => between(0, 1))
}

describe('the random numbers of a text', () => {
  it('are the same each time, and others for a text that differs by its last character', () => {
    expect(take('visa-1')).toEqual(take('visa-1'))
    const [one = 0] = take('visa-1')
    const [two = 0] = take('visa-2')
    expect(Math.abs(one - two)).toBeGreaterThan(0.01)
  })

  it('lie between two bounds, the upper one excluded for fractions and included for integers', () => {
    const { between, integer } = createSeededRandom('bounds')
    const fractions = Array.from({ length: 500 }, () => between(10, 12))
    expect(Math.min(...fractions)).toBeGreaterThanOrEqual(10)
    expect(Math.min(...fractions)).toBeLessThan(10.1)
    expect(Math.max(...fractions)).toBeGreaterThan(11.9)
    expect(Math.max(...fractions)).toBeLessThan(12)
    const integers = new Set(Array.from({ length: 500 }, () => integer(3, 5)))
    expect(integers).toEqual(new Set([3, 4, 5]))
  })

  it('pick each item of a list in turn, and nothing else, equally often', () => {
    const { pick } = createSeededRandom('items')
    const counts = { a: 0, b: 0, c: 0 }
    for (let index = 0; index < 900; index += 1)
      counts[pick<keyof typeof counts>(['a', 'b', 'c'])] += 1
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(240)
  })
})
