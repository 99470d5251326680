import { expect, it } from 'vitest'

import { createLawyer } from './directory.fixture.ts'
import { pickFeaturedLawyers } from './featured.ts'

const lawyers = Array.from({ length: 30 }, (_, id) =>
  createLawyer({
    id: id + 1,
    country: { code: id % 2 === 0 ? 'BE' : 'FR', name: 'x' },
    isVerified: id % 5 !== 0,
  }),
)

it('introduces a verified lawyer of each country that has one, others on other days', () => {
  const days = ['2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
    pickFeaturedLawyers(lawyers, ['FR', 'BE', 'CM'], day),
  )
  for (const introduced of days) {
    expect(introduced.map(({ country }) => country.code)).toEqual(['FR', 'BE'])
    expect(introduced.every(({ isVerified }) => isVerified)).toBe(true)
  }
  expect(new Set(days.map((day) => JSON.stringify(day))).size).toBeGreaterThan(1)
})
