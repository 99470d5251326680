import { expect, it } from 'vitest'

import { contract } from './index.ts'

it('contains the calls of the specification and the directory, without the unused blog status (spec 7.32)', () => {
  const calls = Object.values(contract).flatMap((group) =>
    Object.values(group).map(({ method, path }) => `${method} ${path}`),
  )
  expect(new Set(calls).size).toBe(calls.length)
  // Rows 1 to 31 of the table of calls, and five files of the site: the lawyers and the rules on deadlines.
  expect(calls).toHaveLength(36)
  expect(calls.filter((call) => /blog|status/i.test(call))).toEqual(['GET /api/ArticleStatus'])
})
