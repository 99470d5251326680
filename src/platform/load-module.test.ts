import { expect, it } from 'vitest'

import { loadOnce } from './load-module.ts'

it('loads once, and retries only after a failure', async () => {
  let attempts = 0
  const load = loadOnce(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('The connection dropped.')
    return `attempt ${attempts}`
  })
  await Promise.all([
    expect(load()).rejects.toThrow('The connection dropped.'),
    expect(load()).rejects.toThrow('The connection dropped.'),
  ])
  expect(await Promise.all([load(), load()])).toEqual(['attempt 2', 'attempt 2'])
})
