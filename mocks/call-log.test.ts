import { execFileSync } from 'node:child_process'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createCallLog, toCurlCommand } from './call-log.ts'

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
