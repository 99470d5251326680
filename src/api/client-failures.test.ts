import { afterEach, describe, expect, it, vi } from 'vitest'

import { createApi } from './api.ts'
import { type FetchFn, hasJustWritten } from './client.ts'
import { ContractError, NetworkError } from './errors.ts'

const baseUrls = { api: 'https://api.example/v2', site: 'https://site.example' }
const failWith = (fetchFn: FetchFn) =>
  createApi(baseUrls, fetchFn)
    .calls.countries.list({})
    .catch((error: unknown) => error)

afterEach(() => {
  vi.restoreAllMocks()
})

it('an API has the origin of its address, where its images are', () => {
  const { origin, signInUrl } = createApi(baseUrls, fetch, { signInUrl: 'https://login.example/' })
  expect([origin, signInUrl]).toEqual(['https://api.example', 'https://login.example/'])
})

it('a call that is redirected to a page says to which', async () => {
  const response = new Response('<!doctype html><title>Login</title>')
  Object.defineProperties(response, {
    redirected: { value: true },
    url: { value: 'https://login.example/' },
  })
  const error = await failWith(async () => response)
  expect(error).toBeInstanceOf(ContractError)
  expect(String(error)).toContain('an HTML page from https://login.example/')
})

it('a call that the browser ends for another reason than time got no answer', async () => {
  const failure = new DOMException('The network changed.', 'NetworkError')
  const error = await failWith(() => Promise.reject(failure))
  expect(error).toBeInstanceOf(NetworkError)
  expect(error).toMatchObject({ cause: failure })
})

it('a call that fails after it was cancelled reports what ended it', async () => {
  const { calls } = createApi(baseUrls, ({ signal }) => Promise.reject(signal.reason))
  const reason = new Error('left the page')
  await expect(calls.countries.list({}, AbortSignal.abort(reason))).rejects.toBe(reason)
})

describe('a write', () => {
  it('has just been done for ten seconds, unless it failed; a read counts for nothing', async () => {
    let now = 1_000_000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const responses = [
      Response.json([]),
      new Response('no', { status: 409 }),
      new Response(null, { status: 204 }),
    ]
    const { calls } = createApi(baseUrls, async () => responses.shift() ?? Response.error())
    await calls.countries.list({})
    await calls.faqs.remove({ parameters: { id: 1 } }).catch(() => undefined)
    expect(hasJustWritten()).toBe(false)
    await calls.faqs.remove({ parameters: { id: 1 } })
    now += 9999
    expect(hasJustWritten()).toBe(true)
    now += 1
    expect(hasJustWritten()).toBe(false)
  })
})
