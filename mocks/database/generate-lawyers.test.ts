import { expect, it } from 'vitest'

import { buildFixtures } from '../fixtures/build.ts'
import { generateLawyers } from './generate-lawyers.ts'

const { lawyers } = await buildFixtures()

it('makes as many lawyers as asked for, each with an id of its own, the same each time', () => {
  const many = generateLawyers(lawyers, 5000)
  expect(many).toHaveLength(5000)
  expect(new Set(many.map(({ id }) => id)).size).toBe(5000)
  expect(many.slice(0, lawyers.length)).toEqual(lawyers)
  expect(generateLawyers(lawyers, 5000)).toEqual(many)
})

it('makes none of none', () => {
  expect(generateLawyers([], 10)).toEqual([])
})
