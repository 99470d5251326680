import { expect, it } from 'vitest'

import { remember } from './remember.ts'

it('loads once, and again after a failure alone', async () => {
  let attempts = 0
  const load = remember(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('The line dropped.')
    return `attempt ${attempts}`
  })
  await Promise.all([
    expect(load()).rejects.toThrow('The line dropped.'),
    expect(load()).rejects.toThrow('The line dropped.'),
  ])
  expect(await Promise.all([load(), load()])).toEqual(['attempt 2', 'attempt 2'])
})
