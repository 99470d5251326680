import { expect, it } from 'vitest'

import { findBest } from './comparison.ts'
import { createPassportLines } from './passport-lines.ts'

it.each<[(number | undefined)[], number[]]>([
  [
    [3, 1, 3],
    [0, 2],
  ],
  [[2, 2], []],
  [[5], []],
  [[], []],
  [[undefined, 1, 0], [1]],
])('of %j the best are %j', (figures, best) => {
  const items = figures.map((figure, id) => ({ id, figure }))
  expect([...findBest(items, ({ figure }) => figure)]).toEqual(best)
})

it('writes a name for a machine as a passport does', () => {
  const lines = createPassportLines({
    id: 3,
    name: 'Clarisse Ngo-Mbock Éa',
    country: { code: 'CM' },
    verificationDetails: { date: '2014-10-02' },
  })
  expect(lines[0]).toMatch(/^AVCM<NGO<MBOCK<EA<<CLARISSE<+$/)
  expect(lines[1]).toMatch(/^AV0000003<CM<141002<+$/)
  expect(lines.map((line) => line.length)).toEqual([44, 44])
})
