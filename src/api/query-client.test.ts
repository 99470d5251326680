import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createApi } from './api.ts'
import type { FetchFn } from './client.ts'
import { CallError, TimeoutError } from './errors.ts'
import { cancelUnobservedQueries, createQueryClient } from './query-client.ts'

const baseUrls = { api: 'https://api.example', site: 'https://site.example' }
const country = { id: 1, code: 'BE', name: 'Belgique' }

let consoleError: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  vi.useFakeTimers()
  consoleError = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  onlineManager.setOnline(true)
})

/** A component that waits for the countries. */
function observeCountries(fetchFn: FetchFn) {
  const queryClient = createQueryClient()
  const observer = new QueryObserver(
    queryClient,
    createApi(baseUrls, fetchFn).queries.countries.list(),
  )
  return { queryClient, observer, leave: observer.subscribe(() => undefined) }
}

/** Returns the listed responses in order, then the last one forever. */
function respondWith(...responses: (() => Response | Promise<Response>)[]) {
  return vi.fn<FetchFn>(async () => {
    const next = responses.length > 1 ? responses.shift() : responses[0]
    if (next === undefined) throw new Error('No answer is left.')
    return next()
  })
}
const okResponse = () => Response.json([country])
const errorResponse = (code: number) => () => new Response('why', { status: code })
const networkFailure = () => Promise.reject(new TypeError('Failed to fetch'))

describe('a read that fails', () => {
  it.each([
    ['the line dropped', networkFailure],
    ['the server failed', errorResponse(500)],
  ])('because %s is retried after 0.5 s, then 1 s', async (_, failing) => {
    const send = respondWith(failing)
    const { observer } = observeCountries(send)
    for (const [after, count] of [
      [499, 1],
      [1, 2],
      [999, 2],
      [1, 3],
      [60_000, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(after)
      expect(send).toHaveBeenCalledTimes(count)
    }
    expect(observer.getCurrentResult().isError).toBe(true)
    expect(consoleError).toHaveBeenCalledTimes(1)
  })

  it('may succeed on retry', async () => {
    const { observer } = observeCountries(respondWith(networkFailure, okResponse))
    await vi.advanceTimersByTimeAsync(500)
    expect(observer.getCurrentResult().data).toEqual([country])
    expect(consoleError).not.toHaveBeenCalled()
  })

  it.each([
    ['400', errorResponse(400)],
    ['401', errorResponse(401)],
    ['404', errorResponse(404)],
    ['429', errorResponse(429)],
    ['HTML', () => new Response('<!doctype html>')],
    ['null for a list', () => Response.json(null)],
  ])('because of %s is not retried', async (_, failing) => {
    const send = respondWith(failing)
    const { observer } = observeCountries(send)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(1)
    expect(observer.getCurrentResult().isError).toBe(true)
  })

  it('is not retried by the screen it was preloaded for, but by a later one', async () => {
    const send = respondWith(errorResponse(404))
    const queryClient = createQueryClient()
    const options = createApi(baseUrls, send).queries.countries.list()
    await queryClient.prefetchQuery(options)
    const screen = new QueryObserver(queryClient, options)
    const leave = screen.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    expect(screen.getCurrentResult().isError).toBe(true)
    expect(send).toHaveBeenCalledTimes(1)
    leave()
    for (const [after, count] of [
      [3000, 1],
      [1, 2],
    ] as const) {
      await vi.advanceTimersByTimeAsync(after)
      new QueryObserver(queryClient, options).subscribe(() => undefined)()
      await vi.advanceTimersByTimeAsync(0)
      expect(send).toHaveBeenCalledTimes(count)
    }
  })

  it('fails without a connection, too, instead of waiting for one in silence', async () => {
    onlineManager.setOnline(false)
    const { observer } = observeCountries(respondWith(networkFailure))
    await vi.advanceTimersByTimeAsync(1500)
    expect(observer.getCurrentResult().isError).toBe(true)
  })

  it('is refetched when the browser is back online', async () => {
    const { queryClient, observer } = observeCountries(
      respondWith(networkFailure, networkFailure, networkFailure, okResponse),
    )
    queryClient.mount()
    await vi.advanceTimersByTimeAsync(2000)
    expect(observer.getCurrentResult().isError).toBe(true)
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(observer.getCurrentResult().data).toEqual([country])
    queryClient.unmount()
  })
})

/** Never responds, and records when the request is aborted. */
const neverRespond: FetchFn = ({ signal }) =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () =>
      reject(signal.reason instanceof Error ? signal.reason : new Error('aborted')),
    ),
  )

describe('a read that takes long', () => {
  it('times out after 15 s without a retry, and can be refetched', async () => {
    const limits: AbortController[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const limit = new AbortController()
      limits.push(limit)
      // oxlint-disable-next-line waiting/no-time -- of the fake clock
      setTimeout(() => limit.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
      return limit.signal
    })
    const send = vi.fn<FetchFn>(neverRespond)
    const { observer } = observeCountries(send)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(observer.getCurrentResult().isPending).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    const { error } = observer.getCurrentResult()
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error?.message).toBe('countries.list: no answer within 15 s')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(1)
    send.mockImplementation(async () => okResponse())
    expect((await observer.refetch()).data).toEqual([country])
  })

  it('is cancelled when its component unmounts', async () => {
    const send = vi.fn<FetchFn>(neverRespond)
    const { leave } = observeCountries(send)
    await vi.advanceTimersByTimeAsync(0)
    expect(send.mock.calls[0]?.[0].signal.aborted).toBe(false)
    leave()
    expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true)
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('is cancelled when its page never renders', async () => {
    const send = vi.fn<FetchFn>(neverRespond)
    const { queryClient } = observeCountries(send)
    const { queries } = createApi(baseUrls, send)
    void queryClient.prefetchQuery(queries.visas.list())
    await vi.advanceTimersByTimeAsync(0)
    cancelUnobservedQueries(queryClient)
    const [awaited, abandoned] = send.mock.calls.map(([request]) => request.signal.aborted)
    expect([awaited, abandoned]).toEqual([false, true])
  })
})

it('a read is fresh for a minute, in which no other screen repeats it', async () => {
  const send = respondWith(okResponse)
  const queryClient = createQueryClient()
  const options = createApi(baseUrls, send).queries.countries.list()
  for (const [after, count] of [
    [0, 1],
    [59_999, 1],
    [1, 2],
  ] as const) {
    await vi.advanceTimersByTimeAsync(after)
    await queryClient.prefetchQuery(options)
    expect(send).toHaveBeenCalledTimes(count)
  }
})

it('a write fails without a connection, instead of waiting for one in silence', async () => {
  onlineManager.setOnline(false)
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: networkFailure })
  await expect(mutation.mutate()).rejects.toThrow('Failed to fetch')
})

it.each([
  ['a dropped line', networkFailure],
  ['a fault of the server', errorResponse(503)],
])('a write is sent once, whatever happens: %s', async (_, failing) => {
  const send = respondWith(failing)
  const { calls } = createApi(baseUrls, send)
  const queryClient = createQueryClient()
  const mutation = new MutationObserver(queryClient, {
    mutationFn: () => calls.faqs.remove({ parameters: { id: 1 } }),
  })
  await expect(mutation.mutate()).rejects.toBeInstanceOf(CallError)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})
