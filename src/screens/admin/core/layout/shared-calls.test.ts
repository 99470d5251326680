import { CancelledError, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { fetchShared } from './shared-calls.ts'

const queryKey = ['visas', 'list']

/** A read whose first attempts are held, so that they can be cancelled. */
function createRead(heldAttempts: number) {
  const started = vi.fn<() => void>()
  const queryFn = ({ signal }: { signal: AbortSignal }): Promise<string> => {
    started()
    if (started.mock.calls.length > heldAttempts) return Promise.resolve('visas')
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  return { started, options: { queryKey, queryFn } }
}

describe('a shared read', () => {
  it('begins again when a navigation cancels it', async () => {
    const queryClient = new QueryClient()
    const { started, options } = createRead(2)
    const reading = fetchShared(queryClient, options, new AbortController().signal)
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    await queryClient.cancelQueries()
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2))
    await queryClient.cancelQueries()
    await expect(reading).resolves.toBe('visas')
    expect(started).toHaveBeenCalledTimes(3)
  })

  it('does not begin again for somebody who has gone', async () => {
    const queryClient = new QueryClient()
    const { started, options } = createRead(1)
    const controller = new AbortController()
    const reading = fetchShared(queryClient, options, controller.signal)
    reading.catch(() => undefined)
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    controller.abort()
    await queryClient.cancelQueries()
    await expect(reading).rejects.toThrow('aborted')
    expect(started).toHaveBeenCalledTimes(1)
  })

  it('begins again once without a signal', async () => {
    const queryClient = new QueryClient()
    const { started, options } = createRead(2)
    const reading = fetchShared(queryClient, options)
    reading.catch(() => undefined)
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1))
    await queryClient.cancelQueries()
    await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(2))
    await queryClient.cancelQueries()
    await expect(reading).rejects.toBeInstanceOf(CancelledError)
  })

  it('joins a read that is under way, and fails as it does', async () => {
    const queryClient = new QueryClient()
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('down')))
    const readings = [1, 2].map(() => fetchShared(queryClient, { queryKey, queryFn }))
    for (const reading of readings) await expect(reading).rejects.toThrow('down')
    expect(queryFn).toHaveBeenCalledTimes(1)
  })
})
