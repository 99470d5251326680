import { expect, it } from 'vitest'

import { normal, scenarioOf } from './scenarios.ts'

it.each(['', '?country=belgique', '?mock-lawyers=', '?mock-lawyers=x', '?mock-lawyers=99999999'])(
  '%j asks for nothing out of the ordinary',
  (search) => {
    expect(scenarioOf(search)).toBe(normal)
  },
)

it('an address asks for many lawyers', () => {
  expect(scenarioOf('?mock-lawyers=5000')).toEqual({ ...normal, counts: { 'lawyers.list': 5000 } })
})
