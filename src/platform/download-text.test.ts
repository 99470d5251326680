// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { downloadText } from './download-text.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 5, 12) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('downloads a text as a file named after the day, which browsers may read for some seconds', async () => {
  const clicked: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this)
  })
  const create = vi.fn<(blob: Blob) => string>(() => 'blob:1')
  const revoke = vi.fn<(url: string) => void>()
  vi.stubGlobal('URL', { createObjectURL: create, revokeObjectURL: revoke })

  downloadText({ name: 'visas', extension: 'csv', type: 'text/csv', text: 'é;1' })
  expect(clicked).toHaveLength(1)
  expect(clicked[0]?.href).toBe('blob:1')
  expect(clicked[0]?.download).toBe('visas-2026-03-05.csv')
  expect(create.mock.calls[0]?.[0]).toMatchObject({ type: 'text/csv', size: 4 })
  vi.advanceTimersByTime(5000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(revoke).toHaveBeenCalledWith('blob:1')
})
