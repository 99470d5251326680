import { execFileSync } from 'node:child_process'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createCallLog, curlOf } from './calls.ts'

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/faq' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const url = 'https://demo.example/api/Faq'

describe('the list of calls', () => {
  it('notes each with its endpoint, its answer and the screen that asked', async () => {
    const log = createCallLog()
    const send = log.noting(() => Promise.resolve(new Response('', { status: 503 })))
    await send(new Request(url))
    await send(new Request(url, { method: 'POST', body: '{"question":"?"}' }))
    expect(log.calls()).toMatchObject([
      { number: 2, method: 'POST', endpoint: 'faqs.create', body: '{"question":"?"}' },
      {
        number: 1,
        endpoint: 'faqs.list',
        summary: 'Every FAQ (spec 7)',
        from: '/faq',
        outcome: { kind: 'answered', status: 503 },
      },
    ])
  })

  it('tells a dropped line from a call that nobody waits for', async () => {
    const log = createCallLog()
    const controller = new AbortController()
    const send = log.noting(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(send(new Request(url))).rejects.toThrow('Failed to fetch')
    const pending = send(new Request(url, { signal: controller.signal }))
    controller.abort()
    await expect(pending).rejects.toThrow('Failed to fetch')
    expect(log.calls().map(({ outcome }) => outcome.kind)).toEqual(['cancelled', 'failed'])
  })

  it('leaves the body to who sends it', async () => {
    const read: string[] = []
    const send = createCallLog().noting(async (request) => {
      read.push(await request.text())
      return new Response()
    })
    await send(new Request(url, { method: 'POST', body: '{"a":1}' }))
    expect(read).toEqual(['{"a":1}'])
  })
})

/** What a shell makes of the command's words. */
function argumentsOf(command: string): string[] {
  const printed = execFileSync('sh', ['-c', command.replace(/^curl/, "printf '%s\\n'")], {
    encoding: 'utf8',
  })
  return printed.trimEnd().split('\n')
}

describe('the command for a terminal', () => {
  it('survives the quotes of a shell', () => {
    const body = JSON.stringify({ question: `L'été, "$HOME" \`id\`` })
    expect(argumentsOf(curlOf({ method: 'POST', url, body }))).toEqual([
      '-X',
      'POST',
      url,
      '-H',
      'content-type: application/json',
      '--data-raw',
      body,
    ])
  })

  it('sends the fields of a form as they are', () => {
    const body = [['pHtmlContent', '@/etc/passwd <p>']] as const
    expect(argumentsOf(curlOf({ method: 'POST', url, body }))).toContain(
      'pHtmlContent=@/etc/passwd <p>',
    )
    expect(argumentsOf(curlOf({ method: 'GET', url, body: undefined }))).toEqual([url])
  })
})
