import { NotRecordedError, parseHar } from 'recording'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createCallLog } from './call-log.ts'
import { findCall } from './endpoints.ts'
import { createRecordingStore } from './recording-store.ts'
import { createTabStorage } from './tab-storage.ts'

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/faq' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const url = 'https://demo.example/api/Faq'

/** The request that the log passes on. */
async function passOn(request: Request): Promise<Request | undefined> {
  let sent: Request | undefined
  const sendLogged = createCallLog().wrap(async (passedOn) => {
    sent = passedOn
    return new Response()
  })
  await sendLogged(request)
  return sent
}

describe('the call log', () => {
  it('logs the endpoint, the response and the screen of a call', async () => {
    const log = createCallLog()
    const send = log.wrap(() => Promise.resolve(new Response('', { status: 503 })))
    await send(new Request(url))
    expect(log.getState().calls).toMatchObject([
      {
        method: 'GET',
        endpoint: 'faqs.list',
        summary: 'Every FAQ (spec 7)',
        pagePath: '/faq',
        outcome: { kind: 'answered', status: 503 },
      },
    ])
  })

  it('has the last call first, with its body', async () => {
    const log = createCallLog()
    const send = log.wrap(() => Promise.resolve(new Response()))
    const body = '{"question":"?"}'
    await send(new Request(url))
    await send(new Request(url, { method: 'POST', body }))
    expect(log.getState().calls).toMatchObject([
      { id: 2, method: 'POST', endpoint: 'faqs.create', body },
      { id: 1, method: 'GET', body: undefined },
    ])
  })

  it('distinguishes a network error, an aborted call and one that is not recorded', async () => {
    const log = createCallLog()
    const controller = new AbortController()
    const send = log.wrap(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(send(new Request(url))).rejects.toThrow('Failed to fetch')
    const pending = send(new Request(url, { signal: controller.signal }))
    controller.abort()
    await expect(pending).rejects.toThrow('Failed to fetch')
    const replay = log.wrap(() => Promise.reject(new NotRecordedError('No answer')))
    await expect(replay(new Request(url))).rejects.toThrow('No answer')
    const kinds = log.getState().calls.map(({ outcome }) => outcome.kind)
    expect(kinds.toReversed()).toEqual(['failed', 'aborted', 'notRecorded'])
  })

  it('logs the fields of a form and the names of files', async () => {
    const log = createCallLog()
    const body = new FormData()
    body.append('recipient', 'a@b.example')
    body.append('uploadedFiles', new File(['x'], 'passport.png'))
    await log.wrap(async () => new Response())(new Request(url, { method: 'POST', body }))
    expect(log.getState().calls[0]?.body).toEqual([
      ['recipient', 'a@b.example'],
      ['uploadedFiles', 'passport.png'],
    ])
  })

  it('records calls of the API without cookies, and none that the client aborted', async () => {
    const log = createCallLog()
    const controller = new AbortController()
    const send = log.wrap(async ({ signal, method }) => {
      signal.throwIfAborted()
      return Response.json([method], { headers: { 'set-cookie': 'session=secret' } })
    })
    log.recorder.start('/faq')
    const headers = { authorization: 'Bearer secret', cookie: 'session=secret' }
    await send(new Request(url, { headers }))
    const mail = new FormData()
    mail.append('passport', new File(['secret'], 'my-passport.png'))
    const mailUrl = 'https://demo.example/demo/api/Email/SendMail'
    await send(new Request(mailUrl, { method: 'POST', body: mail }))
    controller.abort()
    await expect(send(new Request(url, { signal: controller.signal }))).rejects.toThrow('abort')
    expect(log.recorder.getState().callCount).toBe(2)
    const har = JSON.stringify(log.recorder.toHar())
    expect(har).not.toMatch(/secret|cookie"|authorization|my-passport/i)
    expect(parseHar(har, findCall)).toMatchObject([
      { request: 'GET /api/faq', endpoint: 'faqs.list', body: '["GET"]' },
      { request: 'POST /api/email/sendmail', endpoint: 'mail.send', body: '["replaced"]' },
    ])
  })

  it('keeps the recording that is replayed in memory where the browser stores nothing', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const store = createRecordingStore(createTabStorage())
    expect(await store.load()).toBeUndefined()
    await store.save([])
    expect(await store.load()).toEqual([])
  })

  describe('sends on', () => {
    it('a request without a body as it is', async () => {
      const request = new Request(url)
      expect(await passOn(request)).toBe(request)
    })

    it('the body that was read, even where Request.body is undefined (Firefox)', async () => {
      vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never)
      const sent = await passOn(new Request(url, { method: 'POST', body: '{"a":1}' }))
      expect(await sent?.text()).toBe('{"a":1}')
    })

    it('an empty body, which can still be read', async () => {
      const sent = await passOn(new Request(url, { method: 'POST', body: '' }))
      expect(await sent?.text()).toBe('')
    })
  })
})
