import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { nextPaint } from './next-paint.ts'

let runFrame: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    runFrame = callback
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('resolves in a task after the callbacks of the next frame', async () => {
  const resolved = vi.fn<() => void>()
  void nextPaint().then(resolved)
  runFrame?.()
  await Promise.resolve()
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(resolved).toHaveBeenCalledOnce()
})

it('resolves without a frame, as in a hidden tab', async () => {
  const resolved = vi.fn<() => void>()
  void nextPaint().then(resolved)
  await vi.advanceTimersByTimeAsync(99)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(resolved).toHaveBeenCalledOnce()
})
