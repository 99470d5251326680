import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.resetModules())

/** How another tab names its drafts: it loads the code for itself. */
async function openTab() {
  vi.resetModules()
  return (await import('./draft-storage.ts')).getDraftKey
}

it('each tab has a draft of its own of a new record and of a copy, and one of a record', async () => {
  const [first, second] = [await openTab(), await openTab()]
  expect(first('articles', {})).toMatch(/^articles\/new#\d+$/)
  expect(first('articles', {})).toBe(first('articles', {}))
  expect(second('articles', {})).not.toBe(first('articles', {}))
  expect(second('articles', { copyOf: 12 })).not.toBe(first('articles', { copyOf: 12 }))
  expect(second('articles', { id: 12 })).toBe('articles/12')
  expect(first('articles', { id: 12 })).toBe('articles/12')
})
