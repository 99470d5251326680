import { execFileSync } from 'node:child_process'

import { createPlayer, parseHar } from 'recording'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createCallLog, toCurlCommand } from './call-log.ts'
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

describe('the call log', () => {
  it('logs the endpoint, the response and the screen of a call', async () => {
    const log = createCallLog()
    const send = log.wrap(() => Promise.resolve(new Response('', { status: 503 })))
    await send(new Request(url))
    const body = '{"question":"?"}'
    await send(new Request(url, { method: 'POST', body }))
    expect(log.getState().calls).toMatchObject([
      { id: 2, method: 'POST', endpoint: 'faqs.create', body: '{"question":"?"}' },
      {
        id: 1,
        endpoint: 'faqs.list',
        summary: 'Every FAQ (spec 7)',
        pagePath: '/faq',
        outcome: { kind: 'answered', status: 503 },
      },
    ])
  })

  it('distinguishes a network error from an aborted call', async () => {
    const log = createCallLog()
    const controller = new AbortController()
    const send = log.wrap(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(send(new Request(url))).rejects.toThrow('Failed to fetch')
    const pending = send(new Request(url, { signal: controller.signal }))
    controller.abort()
    await expect(pending).rejects.toThrow('Failed to fetch')
    expect(log.getState().calls.map(({ outcome }) => outcome.kind)).toEqual(['cancelled', 'failed'])
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

  it('sends the body again after reading it, even where Request.body is undefined (Firefox)', async () => {
    vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never)
    const sent: Request[] = []
    const send = createCallLog().wrap(async (request) => {
      sent.push(request)
      return new Response()
    })
    const getRequest = new Request(url)
    await send(getRequest)
    await send(new Request(url, { method: 'POST', body: '{"a":1}' }))
    expect(sent[0]).toBe(getRequest)
    expect(await sent[1]?.text()).toBe('{"a":1}')
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

  it('names a call that a recording does not hold', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const log = createCallLog()
    const send = log.wrap(createPlayer(findCall, async () => []))
    await expect(send(new Request(url))).rejects.toThrow('The recording has no answer')
    expect(log.getState().calls[0]?.outcome.kind).toBe('notRecorded')
  })

  it('keeps the recording that is replayed in memory where the browser stores nothing', async () => {
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const store = createRecordingStore(createTabStorage())
    expect(await store.load()).toBeUndefined()
    await store.save([])
    expect(await store.load()).toEqual([])
  })
})

/** The arguments as a shell parses them. */
function getShellArguments(command: string): string[] {
  const printed = execFileSync('sh', ['-c', command.replace(/^curl/, "printf '%s\\n'")], {
    encoding: 'utf8',
  })
  return printed.trimEnd().split('\n')
}

describe('toCurlCommand', () => {
  it('quotes for a shell', () => {
    const body = JSON.stringify({ question: `L'été, "$HOME" \`id\`` })
    expect(getShellArguments(toCurlCommand({ method: 'POST', url, body }))).toEqual([
      '-X',
      'POST',
      url,
      '-H',
      'content-type: application/json',
      '--data-raw',
      body,
    ])
  })

  it('sends the fields of a form unchanged', () => {
    const body = [['pHtmlContent', '@/etc/passwd <p>']] as const
    expect(getShellArguments(toCurlCommand({ method: 'POST', url, body }))).toContain(
      'pHtmlContent=@/etc/passwd <p>',
    )
  })

  it('needs no options for a GET', () => {
    expect(getShellArguments(toCurlCommand({ method: 'GET', url, body: undefined }))).toEqual([url])
  })
})
