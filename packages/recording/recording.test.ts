import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { type FindCall, identifyCall } from './api-call.ts'
import {
  InvalidHarError,
  type InvalidHarReason,
  parseHar,
  readHarComment,
  readHarFile,
} from './har-file.ts'
import { createPlayer, NotRecordedError } from './player.ts'
import { createRecorder, type RequestBody } from './recorder.ts'
import { replaceTypedText } from './replace-typed-text.ts'

const host = 'https://demo.example'
const faqs = `${host}/api/Faq`

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** An API of three lists. */
const findCall: FindCall = (method, pathname) => {
  const path = /\/api\/(?:faq|tags|country)(?:\/\d+)?$/i.exec(pathname)?.[0]
  return path === undefined || method === 'OPTIONS'
    ? undefined
    : { endpoint: path.slice(5), path, requestSchema: () => Level, responseSchema: undefined }
}

const Level = z.object({
  title: z.string(),
  currency: z.enum(['EUR', 'CAD']),
  fee: z.union([z.object({ basis: z.literal('hour'), amount: z.number() }), z.null()]),
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
    parseHar(text, findCall)
  } catch (error) {
    if (error instanceof InvalidHarError) return error.reason
    throw error
  }
  return undefined
}

const identify = (method: string, url: string) => identifyCall(findCall, method, url)?.request

describe('reading a HAR file', () => {
  it('identifies a request by its method, its path in the API and its query', () => {
    const key = 'GET /api/faq?a=1&b=2'
    expect(identify('GET', 'https://a.example/v2/api/Faq?b=2&a=1#top')).toBe(key)
    expect(identify('GET', 'http://localhost:1/api/Faq?a=1&b=2')).toBe(key)
    expect(identify('PUT', `${host}/api/Faq/7`)).toBe('PUT /api/faq/7')
    for (const url of [`${host}/assets/index.js`, 'data:,/api/Faq', 'nonsense', ''])
      expect(identify('GET', url), url).toBeUndefined()
  })

  it('reads what browsers write: base64, cached and missing bodies, other hosts, fields of their own', () => {
    const text = '[{"name":"été 🌍"}]'
    const base64 = btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    const har = createHar(
      { url: `${host}/app.js`, content: { text: 'code' } },
      { url: 'https://api.other.example/api/Tags', content: { text: base64, encoding: 'base64' } },
      { url: `${host}/api/Country`, status: 304, content: json('[1]') },
      // None of these has an answer.
      { url: faqs, status: 0, content: null },
      { url: faqs, status: 200, content: { size: 12 } },
      { url: faqs, status: 302, content: json('') },
      { url: faqs, status: 999 },
      { url: faqs, content: { text: '%', encoding: 'base64' } },
      { url: `${host}/api/Country/3`, method: 'DELETE', status: 204, content: {}, time: null },
    )
    expect(parseHar(`\uFEFF${har}`, findCall)).toEqual([
      { request: 'GET /api/tags', endpoint: 'Tags', status: 200, body: text, durationMs: 5 },
      { request: 'GET /api/country', endpoint: 'Country', status: 200, body: '[1]', durationMs: 5 },
      {
        request: 'DELETE /api/country/3',
        endpoint: 'Country/3',
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
    expect(parseHar(JSON.stringify(har), findCall).map(({ body }) => body)).toEqual(['[1]', '[2]'])
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
    await expect(readHarFile(large, findCall)).rejects.toThrow('It is larger than 50 MB.')
    expect(text).not.toHaveBeenCalled()
  })

  it('keeps hostile bodies as text', async () => {
    const body = '{"__proto__":{"polluted":true},"name":"<script>alert(1)</script>"}'
    const har = createHar({ url: faqs, content: { mimeType: 'text/html', text: body } })
    expect(parseHar(har, findCall)[0]?.body).toBe(body)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    const response = await createTestPlayer(har)(new Request(faqs))
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(await response.text()).toBe(body)
  })
})

function createTestPlayer(har: string) {
  const recording = parseHar(har, findCall)
  return createPlayer(findCall, async () => recording)
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
    const message = 'The recording has no answer to GET /api/Tags?page=2.'
    await expect(play(new Request(`${host}/api/Tags?page=2`))).rejects.toThrow(message)
    expect(log).toHaveBeenCalledWith(message)
    await expect(play(new Request(`${host}/api/Faq?page=2`))).rejects.toThrow(NotRecordedError)
    const playNothing = createPlayer(findCall, async () => undefined)
    await expect(playNothing(new Request(faqs))).rejects.toThrow('This tab has no recording')
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
})

const createAnswer = (status: number, body: string) => ({ status, contentType: 'text/json', body })

function createStartedRecorder() {
  const recorder = createRecorder(findCall, 'test')
  recorder.start('/admin')
  return recorder
}
/** Adds a call, if the recorder is on. */
function call(
  recorder: ReturnType<typeof createRecorder>,
  method: string,
  path: string,
  response: ReturnType<typeof createAnswer> | undefined,
  body?: RequestBody,
): void {
  recorder.beginCall()?.({ method, url: `${host}/api/${path}`, body, durationMs: 5, response })
}

describe('recording', () => {
  it('keeps the calls and pages of its time only', async () => {
    const recorder = createRecorder(findCall, 'test')
    call(recorder, 'GET', 'Country', createAnswer(200, '[]'))
    recorder.start('/faq')
    const endLate = recorder.beginCall()
    recorder.start('/blog')
    recorder.addPage('/faq')
    recorder.addPage('/faq')
    call(recorder, 'GET', 'Tags?b=1', undefined)
    endLate?.({ method: 'GET', url: faqs, body: '', durationMs: 9, response: undefined })
    recorder.stop()
    recorder.addPage('/contact')
    call(recorder, 'GET', 'Country', createAnswer(200, '[]'))
    expect(recorder.getState()).toEqual({ isRecording: false, callCount: 1 })
    const file = (comment?: string) => new Blob([JSON.stringify(recorder.toHar(comment))])
    expect(await readHarComment(file('today=2026-12-30'))).toBe('today=2026-12-30')
    expect(await readHarComment(file())).toBe('')
    expect(recorder.toHar()).toMatchObject({
      log: {
        version: '1.2',
        creator: { name: 'test' },
        pages: [
          { id: 'page_1', title: '/blog' },
          { id: 'page_2', title: '/faq' },
        ],
        entries: [
          {
            pageref: 'page_2',
            request: { queryString: [{ name: 'b', value: '1' }] },
            response: { status: 0 },
          },
        ],
      },
    })
  })

  it('replaces what a form sends and what a server repeats of a write, not what it says to a read', () => {
    const recorder = createStartedRecorder()
    const body = '{"title":"My secret","currency":"CAD","tagIds":[1,2]}'
    call(recorder, 'POST', 'Tags', createAnswer(201, '{"id":7,"slug":"my-secret"}'), body)
    call(recorder, 'POST', 'Faq', createAnswer(200, 'My secret was created'), [
      ['mail', 'my secret'],
    ])
    call(recorder, 'POST', 'Tags', createAnswer(400, '{"status":400,"errors":{"a":["My secret"]}}'))
    call(recorder, 'DELETE', 'Faq/7', createAnswer(204, ''))
    call(recorder, 'GET', 'Tags', createAnswer(200, '[{"id":7,"name":"Public"}]'))

    const har = JSON.stringify(recorder.toHar())
    expect(har).not.toMatch(/my.secret/i)
    expect(JSON.parse(har)).toMatchObject({
      log: {
        entries: [
          {
            request: {
              postData: { text: '{"title":"replaced","currency":"CAD","tagIds":[1,2]}' },
            },
          },
          { request: { postData: { params: [{ name: 'mail', value: 'replaced' }] } } },
          {},
          {},
          {},
        ],
      },
    })
    expect(parseHar(har, findCall).map((recorded) => recorded.body)).toEqual([
      '{"id":7,"slug":"replaced"}',
      'replaced',
      '{"status":1,"errors":{"a":["replaced"]}}',
      '',
      '[{"id":7,"name":"Public"}]',
    ])
  })

  it('keeps a value of a list, also in one alternative of several, and no other', () => {
    const level = { title: 'A secret', currency: 'CAD', fee: { basis: 'hour', amount: 90 } }
    const replace = (body: object) =>
      JSON.parse(replaceTypedText(JSON.stringify(body), Level)) as unknown
    const placeholders = { title: 'replaced', currency: 'CAD', fee: { basis: 'hour', amount: 1 } }
    expect(replace(level)).toEqual(placeholders)
    expect(replace({ ...level, currency: 'my secret' })).toMatchObject({ currency: 'replaced' })
    expect(replaceTypedText('"typed"', Level)).toBe('"replaced"')
    expect(replaceTypedText('Not JSON', Level)).toBe('replaced')
  })
})
