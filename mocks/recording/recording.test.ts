import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { contract } from '#contract/index.ts'

import { createCallLog, type FetchFn } from '../call-log.ts'
import { createTabStorage } from '../tab-storage.ts'
import {
  InvalidHarError,
  type InvalidHarReason,
  parseHar,
  readHarFile,
  toRequestKey,
} from './har-file.ts'
import { createPlayer, NotRecordedError } from './player.ts'
import { replaceTypedText } from './recorder.ts'
import { createRecordingStore } from './recording-store.ts'

const host = 'https://demo.example'
const faqs = `${host}/api/Faq`

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/faq' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

interface TestEntry {
  url: string
  method?: string
  status?: number
  content?: object | null
  time?: unknown
  startedDateTime?: string
}

/** An entry as developer tools write it. */
function createEntry({
  url,
  method = 'GET',
  status = 200,
  content = { mimeType: 'application/json', text: '[]' },
  time = 5,
  startedDateTime = '2026-11-22T10:00:00.000Z',
}: TestEntry) {
  return {
    _initiator: { type: 'script' },
    startedDateTime,
    time,
    request: { method, url, headers: [], cookies: [] },
    response: { status, content },
  }
}

function createHar(...entries: TestEntry[]): string {
  return JSON.stringify({ log: { version: '1.2', entries: entries.map(createEntry) } })
}

const json = (text: string) => ({ mimeType: 'application/json', text })

function catchReason(text: string): InvalidHarReason | undefined {
  try {
    parseHar(text)
  } catch (error) {
    if (error instanceof InvalidHarError) return error.reason
    throw error
  }
  return undefined
}

describe('reading a HAR file', () => {
  it('identifies a request by its method, its path in the API and its query', () => {
    const key = 'GET /api/faq?a=1&b=2'
    expect(toRequestKey('GET', 'https://a.example/v2/api/Faq?b=2&a=1#top')?.key).toBe(key)
    expect(toRequestKey('GET', 'http://localhost:1/api/Faq?a=1&b=2')?.key).toBe(key)
    expect(toRequestKey('GET', `${host}/demo/lawyers.json`)?.key).toBe('GET /lawyers.json')
    expect(toRequestKey('PUT', `${host}/api/Faq/7`)?.key).toBe('PUT /api/faq/7')
    for (const url of [`${host}/assets/index.js`, 'data:,/api/Faq', 'nonsense', ''])
      expect(toRequestKey('GET', url), url).toBeUndefined()
    expect(toRequestKey('OPTIONS', faqs)).toBeUndefined()
  })

  it('reads what browsers write: base64, cached and missing bodies, other hosts, fields of their own', () => {
    const text = '[{"name":"été 🌍"}]'
    const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    const answers = parseHar(
      `\uFEFF${createHar(
        { url: `${host}/app.js`, content: { text: 'code' } },
        {
          url: 'https://api.other.example/api/Tags',
          content: { text: base64, encoding: 'base64' },
        },
        { url: `${host}/api/Country`, status: 304, content: json('[1]') },
        // None of these has an answer.
        { url: faqs, status: 0, content: null },
        { url: faqs, status: 200, content: { size: 12 } },
        { url: faqs, status: 302, content: json('') },
        { url: faqs, status: 999 },
        { url: faqs, content: { text: '%', encoding: 'base64' } },
        { url: `${host}/api/Country/3`, method: 'DELETE', status: 204, content: {}, time: null },
      )}`,
    )
    expect(answers).toEqual([
      { request: 'GET /api/tags', endpoint: 'tags.list', status: 200, body: text, durationMs: 5 },
      {
        request: 'GET /api/country',
        endpoint: 'countries.list',
        status: 200,
        body: '[1]',
        durationMs: 5,
      },
      {
        request: 'DELETE /api/country/3',
        endpoint: 'countries.remove',
        status: 204,
        body: '',
        durationMs: 0,
      },
    ])
  })

  it('orders answers by their start, and skips damaged entries', () => {
    const har = JSON.parse(
      createHar(
        { url: faqs, content: json('[2]'), startedDateTime: '2026-11-22T10:00:01+00:00' },
        { url: faqs, content: json('[1]'), startedDateTime: '2026-11-22T11:00:00+01:00' },
      ),
    ) as { log: { entries: unknown[] } }
    har.log.entries.push(null, 'entry', { request: {} })
    expect(parseHar(JSON.stringify(har)).map(({ body }) => body)).toEqual(['[1]', '[2]'])
  })

  it('says why a file has nothing to replay', async () => {
    const har = createHar({ url: faqs })
    expect(catchReason(har)).toBeUndefined()
    expect(catchReason(har.slice(0, -10))).toBe('notJson')
    expect(catchReason('')).toBe('notJson')
    for (const text of ['null', '[]', '{"log":{"entries":{}}}', '{"__proto__":{"log":{}}}'])
      expect(catchReason(text), text).toBe('notHar')
    expect(catchReason(createHar())).toBe('noCalls')
    expect(catchReason(createHar({ url: 'https://other.example/api/Users' }))).toBe('noCalls')
    expect(catchReason(createHar({ url: faqs, content: {} }))).toBe('noAnswers')

    const text = vi.fn<() => Promise<string>>()
    const large = Object.assign(new Blob(), { text })
    Object.defineProperty(large, 'size', { value: 200_000_000 })
    await expect(readHarFile(large)).rejects.toThrow('It is larger than 50 MB.')
    expect(text).not.toHaveBeenCalled()
  })

  it('keeps hostile bodies as text', async () => {
    const body = '{"__proto__":{"polluted":true},"name":"<script>alert(1)</script>"}'
    const har = createHar({ url: faqs, content: { mimeType: 'text/html', text: body } })
    expect(parseHar(har)[0]?.body).toBe(body)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    const response = await createTestPlayer(har)(new Request(faqs))
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.text()).toBe(body)
  })
})

function createTestPlayer(har: string): FetchFn {
  const recording = parseHar(har)
  return createPlayer(async () => recording)
}

describe('replaying', () => {
  it('gives several answers in their order, and the last one again', async () => {
    const play = createTestPlayer(
      createHar(
        { url: faqs, status: 503, content: { text: 'Later' } },
        { url: faqs, content: json('[1]') },
      ),
    )
    const send = async () => {
      const response = await play(new Request('http://localhost/prefix/api/Faq'))
      return [response.status, await response.text()]
    }
    expect(await send()).toEqual([503, 'Later'])
    expect(await send()).toEqual([200, '[1]'])
    expect(await send()).toEqual([200, '[1]'])
  })

  it('fails for a request that the file does not hold, and names it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const play = createTestPlayer(createHar({ url: faqs }))
    const callLog = createCallLog()
    const send = callLog.wrap(play)
    const message = 'The recording has no answer to GET /api/Tags?page=2.'
    await expect(send(new Request(`${host}/api/Tags?page=2`))).rejects.toThrow(message)
    expect(log).toHaveBeenCalledWith(message)
    expect(callLog.getState().calls[0]?.outcome.kind).toBe('notRecorded')
    await expect(play(new Request(`${host}/api/Faq?page=2`))).rejects.toThrow(NotRecordedError)
    await expect(createPlayer(async () => undefined)(new Request(faqs))).rejects.toThrow(
      'This tab has no recording',
    )
  })

  it('waits as long as the server did, but two seconds at most, and stops when aborted', async () => {
    vi.useFakeTimers()
    const play = createTestPlayer(
      createHar(
        { url: faqs, time: 60_000, content: json('[1]') },
        { url: faqs, time: 100, content: json('[2]') },
      ),
    )
    const controller = new AbortController()
    const aborted = play(new Request(faqs, { signal: controller.signal }))
    const error = aborted.catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(1000)
    controller.abort()
    expect(await error).toBe(controller.signal.reason)
    const onAnswer = vi.fn<(response: Response) => void>()
    const answered = play(new Request(faqs)).then(onAnswer)
    await vi.advanceTimersByTimeAsync(1999)
    expect(onAnswer).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await answered
    // The aborted request used up no answer.
    expect(await onAnswer.mock.calls[0]?.[0].text()).toBe('[1]')
  })

  it('keeps the recording in memory where the browser stores nothing', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const store = createRecordingStore(createTabStorage())
    expect(await store.load()).toBeUndefined()
    const recording = parseHar(createHar({ url: faqs }))
    await store.save(recording)
    expect(await store.load()).toBe(recording)
  })
})

/** The body of a write, with what a person typed. */
const createIntervention = (text: string, number: number, currency: string) => ({
  id: 4,
  countryId: 1,
  visaId: null,
  serviceLevels: [
    {
      id: 41,
      levelNumber: number,
      title: text,
      fullDescription: text,
      serviceFee: { valueString: text, amount: number, currency, basis: text, notes: text },
    },
  ],
})

describe('recording', () => {
  it('writes calls and pages as a HAR file that can be replayed', async () => {
    const log = createCallLog()
    const send = log.wrap(async (request) => {
      if (request.url.endsWith('/Tags')) throw new TypeError('Failed to fetch')
      return Response.json([request.method], { headers: { 'set-cookie': 'session=secret' } })
    })
    await send(new Request(`${host}/api/Country`))
    log.recorder.start('/faq')
    const headers = { authorization: 'Bearer secret', cookie: 'session=secret' }
    await send(new Request(faqs, { headers }))
    log.recorder.addPage('/contact')
    log.recorder.addPage('/contact')
    const mail = new FormData()
    mail.append('recipient', 'person@home.example')
    mail.append('passport', new File(['secret'], 'my-passport.png'))
    await send(new Request(`${host}/api/Email/SendMail`, { method: 'POST', body: mail }))
    await expect(send(new Request(`${host}/api/Tags`))).rejects.toThrow('Failed to fetch')
    log.recorder.stop()
    log.recorder.addPage('/blog')
    await send(new Request(`${host}/api/Articles`))

    expect(log.recorder.getState()).toEqual({ isRecording: false, callCount: 3 })
    const text = JSON.stringify(log.recorder.toHar())
    expect(text).not.toMatch(/secret|cookie"|authorization|home\.example|my-passport/i)
    expect(JSON.parse(text)).toMatchObject({
      log: {
        version: '1.2',
        pages: [
          { id: 'page_1', title: '/faq' },
          { id: 'page_2', title: '/contact' },
        ],
        entries: [
          { pageref: 'page_1', response: { status: 200, content: { text: '["GET"]' } } },
          {
            pageref: 'page_2',
            request: {
              postData: {
                mimeType: 'multipart/form-data',
                params: [
                  { name: 'recipient', value: 'replaced' },
                  { name: 'passport', value: 'replaced' },
                ],
              },
            },
          },
          { pageref: 'page_2', response: { status: 0 } },
        ],
      },
    })
    expect(parseHar(text).map(({ endpoint }) => endpoint)).toEqual(['faqs.list', 'mail.send'])
  })

  it('keeps no call of an aborted request, nor one of an earlier recording', async () => {
    const log = createCallLog()
    const controller = new AbortController()
    const pending: PromiseWithResolvers<Response>[] = []
    const send = log.wrap(() => {
      const response = Promise.withResolvers<Response>()
      pending.push(response)
      return response.promise
    })
    log.recorder.start('/faq')
    const aborted = send(new Request(faqs, { signal: controller.signal }))
    const late = send(new Request(faqs))
    await vi.waitFor(() => expect(pending).toHaveLength(2))
    controller.abort()
    pending[0]?.reject(new TypeError('Failed to fetch'))
    await expect(aborted).rejects.toThrow('Failed to fetch')
    log.recorder.start('/blog')
    pending[1]?.resolve(Response.json([]))
    await late
    expect(log.recorder.getState()).toEqual({ isRecording: true, callCount: 0 })
  })

  it('replaces what a server repeats of a write, and keeps what it says to a read', async () => {
    const log = createCallLog()
    const answers = [
      Response.json({ id: 7, name: 'My secret', slug: 'my-secret' }, { status: 201 }),
      new Response('My secret was created'),
      Response.json({ status: 400, errors: { name: ['"My secret" is taken'] } }, { status: 400 }),
      new Response(null, { status: 204 }),
      Response.json([{ id: 7, name: 'Public' }]),
    ]
    const send = log.wrap(async () => answers.shift() ?? Response.error())
    log.recorder.start('/admin/articles')
    const body = '{"name":"My secret"}'
    for (const path of ['Tags', 'Visas', 'Tags'])
      await send(new Request(`${host}/api/${path}`, { method: 'POST', body }))
    await send(new Request(`${host}/api/Faq/7`, { method: 'DELETE' }))
    await send(new Request(`${host}/api/Tags`))

    const text = JSON.stringify(log.recorder.toHar())
    expect(text).not.toMatch(/my.secret/i)
    expect(parseHar(text).map((answer) => answer.body)).toEqual([
      '{"id":7,"name":"replaced","slug":"replaced"}',
      'replaced',
      '{"status":1,"errors":{"name":["replaced"]}}',
      '',
      '[{"id":7,"name":"Public"}]',
    ])
  })

  it('replaces what a person typed by placeholders of the same types', () => {
    const { schema } = contract.interventions.update.body
    const replace = (body: object) => replaceTypedText(JSON.stringify(body), schema())
    const placeholders = createIntervention('replaced', 1, 'CAD')
    expect(JSON.parse(replace(createIntervention('A secret', 90, 'CAD')))).toEqual(placeholders)
    expect(replace(createIntervention('A secret', 90, 'my secret'))).not.toContain('secret')
    expect(replaceTypedText('{"currency":"CAD","tagIds":[1,2]}', undefined)).toBe(
      '{"currency":"replaced","tagIds":[1,2]}',
    )
    expect(replaceTypedText('Not JSON', contract.faqs.create.body.schema())).toBe('replaced')
    expect(replaceTypedText('"typed"', contract.faqs.create.body.schema())).toBe('"replaced"')
  })
})
