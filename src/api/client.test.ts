import { describe, expect, it, vi } from 'vitest'

import { createApi } from './api.ts'
import type { FetchFn } from './client.ts'
import { ApiError, ContractError, NetworkError } from './errors.ts'

const baseUrls = { api: 'https://api.example/prefix', site: 'https://site.example/demo' }

function createTestApi(fetchFn: FetchFn) {
  return createApi(baseUrls, fetchFn)
}
const createRespondingApi = (body: string | null, status = 200) =>
  createTestApi(async () => new Response(body, { status }))

/** The error of listing the countries with this answer. */
const getCountriesError = (body: string, status?: number) =>
  createRespondingApi(body, status)
    .calls.countries.list({})
    .catch((error: unknown) => error)

describe('a request', () => {
  it('goes to the path under the API’s address, with its parameters', async () => {
    const send = vi.fn<FetchFn>(async () => Response.json([]))
    await createTestApi(send).calls.visas.byCountry({ parameters: { countryId: 7 } })
    const [request] = send.mock.calls[0] ?? []
    expect(request?.method).toBe('GET')
    expect(request?.url).toBe('https://api.example/prefix/api/Visas/Country/7')
    expect(request?.headers.get('accept')).toBe('application/json')
  })

  it('requests static files from the site, not the API', async () => {
    const send = vi.fn<FetchFn>(async () => Response.json([]))
    await createTestApi(send).calls.testimonials.list({})
    expect(send.mock.calls[0]?.[0].url).toBe('https://site.example/demo/testimonials.json')
  })

  it('carries cookies to another origin if configured, and the headers that authorise it', async () => {
    const send = vi.fn<FetchFn>(async () => Response.json([]))
    const { calls } = createApi(baseUrls, send, {
      credentials: 'include',
      getHeaders: async () => ({ authorization: 'Bearer token' }),
    })
    await calls.countries.list({})
    await calls.testimonials.list({})
    const [toApi, toSite] = send.mock.calls.map(([request]) => request)
    expect(toApi?.credentials).toBe('include')
    expect(toApi?.headers.get('authorization')).toBe('Bearer token')
    expect(toSite?.headers.get('authorization')).toBeNull()
  })

  it('carries neither by default', async () => {
    const send = vi.fn<FetchFn>(async () => Response.json([]))
    await createTestApi(send).calls.countries.list({})
    const request = send.mock.calls[0]?.[0]
    expect(request?.credentials).toBe('same-origin')
    expect(request?.headers.has('authorization')).toBe(false)
  })

  it('carries a JSON body', async () => {
    const send = vi.fn<FetchFn>(async () => new Response(null, { status: 201 }))
    await createTestApi(send).calls.countries.create({ body: { name: 'Sénégal', code: 'SN' } })
    const request = send.mock.calls[0]?.[0]
    expect(request?.headers.get('content-type')).toBe('application/json')
    expect(await request?.json()).toEqual({ name: 'Sénégal', code: 'SN' })
  })

  it('carries a mail as multipart with exactly its three fields', async () => {
    const send = vi.fn<FetchFn>(async () => new Response('Mail sent'))
    const mail = { recipient: 'a@b.example', pSubject: 'Sujet', pHtmlContent: '<p>é</p>' }
    expect(await createTestApi(send).calls.mail.send({ body: mail })).toBe('Mail sent')
    const request = send.mock.calls[0]?.[0]
    expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
    expect(Object.fromEntries((await request?.formData()) ?? [])).toEqual(mail)
  })
})

describe('an answer', () => {
  const country = { id: 1, code: 'BE', name: 'Belgique' }

  it('accepts unknown fields and null in optional ones', async () => {
    const api = createRespondingApi(
      JSON.stringify([{ ...country, continentCode: null, surplus: true }]),
    )
    expect(await api.calls.countries.list({})).toEqual([{ ...country, continentCode: null }])
  })

  it('accepts dates with and without a zone', async () => {
    const articles = [
      { id: 1, title: 'a', date: '2026-11-16T08:30:00' },
      { id: 2, title: 'b', date: '2026-11-16T08:30:00+01:00' },
    ]
    expect(await createRespondingApi(JSON.stringify(articles)).calls.articles.list({})).toEqual(
      articles,
    )
  })

  it.each([
    [200, ''],
    [200, null],
    [200, '{"id":9}'],
    [200, 'Country updated'],
    [201, '9'],
    [204, null],
  ])('to a write may be %i with the body %j', async (status, body) => {
    const { calls } = createRespondingApi(body, status)
    const parameters = { id: 1 }
    const levels = { countryId: 1, visaId: 1, serviceLevels: [] }
    const text = body ?? ''
    await expect(
      calls.countries.update({ parameters, body: { id: 1, name: 'Belgique', code: 'BE' } }),
    ).resolves.toBe(text)
    await expect(calls.countries.remove({ parameters })).resolves.toBe(text)
    // Its answer may hold the created record, or nothing.
    await expect(calls.interventions.create({ body: levels })).resolves.not.toThrow()
  })

  it.each(['', 'Visa 25 created', '{"id":25}'])('that is read as text may say %j', async (body) => {
    const visa = {
      name: 'V',
      content: '',
      summary: '',
      countryId: 1,
      interventionId: 1,
      image: null,
    }
    expect(await createRespondingApi(body, 201).calls.visas.create({ body: visa })).toBe(body)
  })

  it.each(['<!DOCTYPE html><title>Login</title>', '\n<html lang="fr"><form>'])(
    'that is a page never says that a write was done: %j',
    async (body) => {
      const { calls } = createRespondingApi(body)
      const mail = { recipient: 'a@b.example', pSubject: 'Sujet', pHtmlContent: '<p>é</p>' }
      await expect(calls.mail.send({ body: mail })).rejects.toBeInstanceOf(ContractError)
      await expect(calls.faqs.remove({ parameters: { id: 1 } })).rejects.toMatchObject({
        endpointName: 'faqs.remove',
        message: expect.stringContaining('an HTML page'),
      })
    },
  )

  it.each([400, 401, 404, 500])(
    'with status %i is an error with status and body (spec 7.33)',
    async (status) => {
      const failure = await getCountriesError('why', status)
      expect(failure).toBeInstanceOf(ApiError)
      expect(failure).toMatchObject({ status, body: 'why', endpointName: 'countries.list' })
      expect(String(failure)).toContain(`HTTP error! Status: ${status} - why`)
    },
  )

  it.each([
    ['<!doctype html>', '', 'HTML'],
    ['', '', 'nothing'],
    ['{}', '', 'an object for a list'],
    ['null', '', 'null for a list'],
    [JSON.stringify([country, { ...country, name: undefined }]), '1.name', 'a missing field'],
    [JSON.stringify([{ ...country, id: '1' }]), '0.id', 'a string for a number'],
  ])('%s is a broken contract', async (body, field) => {
    const failure = await getCountriesError(body)
    expect(failure).toBeInstanceOf(ContractError)
    expect(failure).toMatchObject({ endpointName: 'countries.list', field })
  })

  it('names everything that is wrong in one line, each field once', async () => {
    const countries = Array.from({ length: 1000 }, () => ({ id: '1', code: null, name: 'a\nb' }))
    expect(await getCountriesError(JSON.stringify([country, ...countries]))).toMatchObject({
      field: '1.id',
      findings: [
        { kind: 'wrong-type', path: '[].id', firstPlace: '1.id' },
        { kind: 'null', path: '[].code', firstPlace: '1.code' },
      ],
      message:
        'countries.list: 1.id: expected a number, got a string; 1.code: expected a string, got null',
    })
  })

  it('includes only part of a wrong answer in the message', async () => {
    const failure = await getCountriesError('x\n'.repeat(1_000_000))
    expect(String(failure)).toMatch(
      /^ContractError: countries\.list: the answer \(x x .*\): expected JSON, got text that is not JSON$/,
    )
    expect(String(failure).length).toBeLessThan(600)
  })

  it('includes only part of a 10 MB error body in the message', async () => {
    const failure = await getCountriesError('x'.repeat(10_000_000), 500)
    expect(failure instanceof ApiError && failure.body.length).toBe(10_000_000)
    expect(String(failure).length).toBeLessThan(3000)
  })

  it('accepts 10 MB, since it may contain images', async () => {
    const image = `data:image/png;base64,${'A'.repeat(10_000_000)}`
    const visas = await createRespondingApi(
      JSON.stringify([{ id: 1, name: 'V', image }]),
    ).calls.visas.list({})
    expect(visas[0]?.image).toBe(image)
  })

  it('throws a network error if cut off', async () => {
    const api = createTestApi(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.calls.countries.list({})).rejects.toBeInstanceOf(NetworkError)
  })

  it('is no error while the document is being left', async () => {
    const stays = Promise.withResolvers<boolean>()
    vi.stubGlobal('leaving', () => stays.promise)
    const onError = vi.fn<(error: unknown) => void>()
    const ended = createTestApi(() => Promise.reject(new TypeError('ended')))
      .calls.countries.list({})
      .catch(onError)
    await new Promise((resolve) => {
      setImmediate(resolve)
    })
    expect(onError).not.toHaveBeenCalled()
    stays.resolve(true)
    await ended
    expect(onError).toHaveBeenCalledWith(expect.any(NetworkError))
    vi.unstubAllGlobals()
  })

  it('is an abort, not an error, once cancelled', async () => {
    const leaving = new AbortController()
    const api = createTestApi(async () => {
      leaving.abort()
      throw leaving.signal.reason
    })
    await expect(api.calls.countries.list({}, leaving.signal)).rejects.toMatchObject({
      name: 'AbortError',
    })
  })
})

describe('a query', () => {
  it('has a unique key for each entity, call and parameter', () => {
    const { queries } = createRespondingApi('[]')
    expect(queries.countries.list().queryKey).toEqual(['countries', 'list'])
    expect(queries.visas.byCountry({ countryId: 2 }).queryKey).toEqual([
      'visas',
      'byCountry',
      { countryId: 2 },
    ])
  })
})
