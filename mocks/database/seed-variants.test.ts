import { expect, it } from 'vitest'

import { buildFixtures } from '../fixtures/build.ts'
import { generateLawyers } from './seed-variants.ts'

const { lawyers } = await buildFixtures()

it('generates the requested number of lawyers with unique ids, deterministically', () => {
  const many = generateLawyers(lawyers, 5000)
  expect(many).toHaveLength(5000)
  expect(new Set(many.map(({ id }) => id)).size).toBe(5000)
  expect(many.slice(0, lawyers.length)).toEqual(lawyers)
  expect(generateLawyers(lawyers, 5000)).toEqual(many)
})

it('generates no lawyers from an empty seed', () => {
  expect(generateLawyers([], 10)).toEqual([])
})
