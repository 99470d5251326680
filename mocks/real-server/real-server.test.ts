import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTabStorage } from '../tab-storage.ts'
import { instant } from '../scenarios.ts'
import { startMockServer } from '../server.ts'
import { createRealServer, getServerProblem, type RealServer } from './real-server.ts'
import { formatReport } from './report.ts'
import {
  createSettingsStore,
  findSplitReferences,
  joinReferences,
  toSearchParams,
} from './settings.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of cleanups.splice(0)) await close()
})

type Records = Record<string, unknown>[]
type Transform = (path: string, response: Response) => Response | Promise<Response>

async function startServer(transform: Transform = (_, response) => response): Promise<string> {
  const { url, close } = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse: ({ url: called }, response) => transform(new URL(called).pathname, response),
  })
  cleanups.push(close)
  return url
}

/** A server that knows no path of the contract. */
function startPlainServer(status: number, type: string, body: string): Promise<string> {
  return startServerOf((_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body)
  })
}

async function startServerOf(respond: RequestListener): Promise<string> {
  const server = createServer(respond)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  cleanups.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const answeredByMock = 'The mock answers.'

function connect(
  stored: Record<string, string>,
  { canAskForConsent = true, onSent }: { canAskForConsent?: boolean; onSent?: () => void } = {},
) {
  const storage = createTabStorage()
  for (const name of ['server', 'real', 'compare']) storage.set(name, stored[name] ?? '')
  const settings = createSettingsStore(storage)
  const sent: string[] = []
  const realServer = createRealServer({
    settingsStore: settings,
    fetchMock: () => Promise.resolve(new Response(answeredByMock)),
    fetchServer: (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      onSent?.()
      return fetch(request)
    },
    origin: 'https://demo.example',
    canAskForConsent: () => canAskForConsent,
  })
  return { settings, realServer, sent, storage }
}

const read = (path: string) => new Request(`https://demo.example${path}`)
const write = (path: string, init: RequestInit = {}) =>
  new Request(`https://demo.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Essai"}',
    ...init,
  })

/** The differences that are listed once there are answers to this many calls. */
async function listDifferences({ getState }: RealServer, answerCount: number): Promise<string[]> {
  await vi.waitFor(() => expect(getState().answers).toHaveLength(answerCount))
  return getState().answers.flatMap(({ endpoint, findings }) =>
    findings.map(({ kind, path }) => `${endpoint} ${path}: ${kind}`.replace(' :', ':')),
  )
}

const rename = (from: string, to: string) => async (response: Response) =>
  Response.json(
    ((await response.json()) as Records).map((record) =>
      Object.fromEntries(
        Object.entries(record).map(([name, value]) => [name === from ? to : name, value]),
      ),
    ),
  )

describe('who answers', () => {
  it('is the mock for every entity that is not real', async () => {
    const server = await startServer()
    const { realServer, sent } = connect({ server, real: 'faqs' })
    expect(await (await realServer.fetchFn(read('/api/Visas'))).text()).toBe(answeredByMock)
    const answer = await realServer.fetchFn(read('/api/Faq'))
    expect(await answer.json()).toContainEqual(
      expect.objectContaining({ question: expect.any(String) }),
    )
    expect(sent).toEqual(['GET /api/Faq'])
  })

  it('is the mock for files of the site', async () => {
    const { realServer, sent } = connect({ server: await startServer(), real: 'lawyers,faqs' })
    expect(await (await realServer.fetchFn(read('/lawyers.json'))).text()).toBe(answeredByMock)
    expect(sent).toEqual([])
  })

  it('is never the mock in place of a real server that does not answer', async () => {
    const { url, close } = await startMockServer({ port: 0, scenario: () => instant })
    await close()
    const { realServer } = connect({ server: url, real: 'faqs' })
    await expect(realServer.fetchFn(read('/api/Faq'))).rejects.toThrow('fetch failed')
    expect(await listDifferences(realServer, 1)).toEqual(['faqs.list: unreachable'])
    expect(getServerProblem(realServer.getState())).toBe('unreachable')
  })

  it('may be left while the answer is read', async () => {
    const error = vi.spyOn(console, 'error')
    const url = await startServerOf((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[')
    })
    const { realServer } = connect({ server: url, real: 'faqs' })
    const controller = new AbortController()
    const request = new Request('https://demo.example/api/Faq', { signal: controller.signal })
    const response = await realServer.fetchFn(request)
    controller.abort()
    await expect(response.text()).rejects.toThrow('aborted')
    await new Promise((resolve) => setImmediate(resolve))
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('keeps the path of the server before that of the API', async () => {
    const { realServer } = connect({ server: 'https://host.example/v2/', real: 'visas' })
    expect(realServer.resolveUrl(read('/demo/api/Visas/7'))).toBe(
      'https://host.example/v2/api/Visas/7',
    )
    expect(realServer.resolveUrl(read('/api/Faq'))).toBe('https://demo.example/api/Faq')
  })
})

describe('compare', () => {
  it('shows the answer of the mock and lists exactly what differs', async () => {
    const server = await startServer((path, response) => {
      if (path === '/api/Faq') return rename('response', 'answer')(response)
      if (path === '/api/Visas') return rename('name', 'title')(response)
      if (path === '/api/Country') return rename('code', 'isoCode')(response)
      return path === '/api/Tags' ? new Response('Soon', { status: 501 }) : response
    })
    const { realServer } = connect({ server, compare: 'faqs,visas,countries,tags,interventions' })
    const paths = ['Faq', 'Visas', 'Country', 'Tags', 'Intervention'].map((name) => `/api/${name}`)
    for (const path of paths)
      expect(await (await realServer.fetchFn(read(path))).text()).toBe(answeredByMock)
    expect((await listDifferences(realServer, 5)).toSorted()).toEqual([
      'countries.list [].code: missing',
      'faqs.list [].response: missing',
      'tags.list: status',
      'visas.list [].name: missing',
    ])
  })

  it('does not count it if the server lacks a record of the mock, unlike real', async () => {
    const server = await startPlainServer(404, 'text/plain', 'Not found')
    const { realServer, settings } = connect({ server, compare: 'visas' })
    await realServer.fetchFn(read('/api/Visas/3'))
    await realServer.fetchFn(read('/api/Visas'))
    expect(await listDifferences(realServer, 1)).toEqual(['visas.list: status'])
    settings.change({ url: server, sources: { visas: 'real' } })
    await realServer.fetchFn(read('/api/Visas/3'))
    expect(await listDifferences(realServer, 1)).toEqual(['visas.detail: status'])
  })

  it('lists what takes longer than a second each time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { realServer } = connect(
      { server: await startServer(), compare: 'faqs,tags' },
      { onSent: () => vi.advanceTimersByTime(1001) },
    )
    await realServer.fetchFn(read('/api/Faq'))
    expect(await listDifferences(realServer, 1)).toEqual(['faqs.list: slow'])
  })

  it('sends no write', async () => {
    const { realServer, sent } = connect({ server: await startServer(), compare: 'tags' })
    expect(await (await realServer.fetchFn(write('/api/Tags'))).text()).toBe(answeredByMock)
    expect(sent).toEqual([])
  })

  it.each([
    ['a page', 200, 'text/html', '<!doctype html><p>Hello', 'html'],
    ['a demand to sign in', 401, 'text/plain', 'No', 'login'],
  ])('recognises %s', async (_, status, type, body, problem) => {
    const server = await startPlainServer(status, type, body)
    const { realServer } = connect({ server, compare: 'faqs' })
    await realServer.fetchFn(read('/api/Faq'))
    await listDifferences(realServer, 1)
    expect(getServerProblem(realServer.getState())).toBe(problem)
  })

  it('forgets the answers of a server that is no longer chosen', async () => {
    const { realServer, settings } = connect({ server: await startServer(), compare: 'faqs' })
    await realServer.fetchFn(read('/api/Faq'))
    await listDifferences(realServer, 1)
    settings.change({ url: 'https://other.example', sources: {} })
    expect(realServer.getState().answers).toEqual([])
  })
})

const connectTags = async (canAskForConsent = true) =>
  connect({ server: await startServer(), real: 'tags' }, { canAskForConsent })
const getPending = ({ getState }: RealServer) => getState().pendingWrites

/** Sends a write, and waits until it asks for consent. */
async function beginWrite(realServer: RealServer, init?: RequestInit) {
  const answer = realServer.fetchFn(write('/api/Tags', init))
  await vi.waitFor(() => expect(getPending(realServer)).toHaveLength(1))
  const decide = (isAllowed: boolean) => getPending(realServer)[0]?.decide(isAllowed)
  return { answer, decide }
}

describe('a write to the real server', () => {
  it('waits for consent, and is sent whole', async () => {
    const { realServer, sent } = await connectTags()
    const { answer, decide } = await beginWrite(realServer)
    expect(sent).toEqual([])
    decide(true)
    expect(await (await answer).json()).toMatchObject({ name: 'Essai' })
    expect(getPending(realServer)).toEqual([])
  })

  it('is refused without consent', async () => {
    const { realServer, sent } = await connectTags()
    const { answer, decide } = await beginWrite(realServer)
    decide(false)
    expect((await answer).status).toBe(400)
    expect(sent).toEqual([])
  })

  it('is refused where nobody can be asked', async () => {
    const { realServer, sent } = await connectTags(false)
    expect((await realServer.fetchFn(write('/api/Tags'))).status).toBe(400)
    expect(sent).toEqual([])
  })

  it('is not sent after the client has given up', async () => {
    const { realServer, sent } = await connectTags()
    const client = new AbortController()
    const { answer } = await beginWrite(realServer, { signal: client.signal })
    client.abort()
    expect((await answer).status).toBe(400)
    expect(getPending(realServer)).toEqual([])
    expect(sent).toEqual([])
  })

  it('asks no more once all are allowed, until the settings change', async () => {
    const { realServer, settings, sent } = await connectTags()
    realServer.allowWrites()
    await realServer.fetchFn(write('/api/Tags'))
    expect(sent).toEqual(['POST /api/Tags'])
    settings.change({ ...settings.getState().settings })
    const { answer, decide } = await beginWrite(realServer)
    decide(false)
    await answer
    expect(sent).toEqual(['POST /api/Tags'])
  })
})

describe('the settings', () => {
  it.each(['ftp://host.example', 'https://me:secret@host.example', 'javascript:alert(1)', 'host'])(
    'refuse the URL %s and leave everything to the mock',
    async (server) => {
      const { settings, realServer } = connect({ server, real: 'faqs' })
      expect(settings.getState().problem?.kind).toBe('url')
      expect(await (await realServer.fetchFn(read('/api/Faq'))).text()).toBe(answeredByMock)
    },
  )

  it('name entities that do not exist', () => {
    const { settings } = connect({ server: 'https://host.example', real: 'faqs, lawyers,secrets' })
    expect(settings.getState().problem).toEqual({ kind: 'entities', names: ['lawyers', 'secrets'] })
    expect(settings.getState().settings.sources).toEqual({ faqs: 'real' })
  })

  it('are kept for the tab and make a link', () => {
    const { settings, storage } = connect({})
    settings.change({
      url: 'https://host.example',
      sources: { faqs: 'real', articles: 'real', tags: 'compare', visas: 'mock' },
    })
    expect(createSettingsStore(storage).getState().settings).toEqual({
      url: 'https://host.example',
      sources: { faqs: 'real', articles: 'real', tags: 'compare' },
    })
    expect(toSearchParams(settings.getState().settings)).toEqual({
      server: 'https://host.example',
      real: 'articles,faqs',
      compare: 'tags',
    })
  })

  it('name the references between the real server and the mock, and can join them', () => {
    const settings = { url: 'https://host.example', sources: { faqs: 'real' } } as const
    const split = findSplitReferences(settings)
    expect(split).toEqual([
      { from: 'faqs', to: 'countries' },
      { from: 'faqs', to: 'visas' },
    ])
    expect(joinReferences(settings, split).sources).toEqual({
      faqs: 'real',
      countries: 'real',
      visas: 'real',
    })
  })
})

describe('the report', () => {
  it('is Markdown in which no text of the server is anything but code', () => {
    const text = formatReport('https://host.example', [
      { endpoint: 'tags.list', method: 'GET', url: 'https://host.example/api/Tags', findings: [] },
      {
        endpoint: 'faqs.list',
        method: 'GET',
        url: "https://host.example/api/Faq?a='b'",
        findings: [
          {
            kind: 'missing',
            path: '[].response',
            expected: 'a string',
            actual: 'nothing',
            example: '`<img src=x>`|\n{"id":1}',
          },
        ],
      },
    ])
    expect(text).toContain('Calls checked: 2. Differences: 1.')
    expect(text).toContain('`openapi.json#/paths/~1api~1Faq/get`')
    expect(text).toContain(
      String.raw`| ${'`[].response`'} | ${'`a string`'} | ${'`nothing`'} | ${'`ˋ<img src=x>ˋ\\| {"id":1}`'} |`,
    )
    expect(text).toContain(String.raw`curl 'https://host.example/api/Faq?a='\''b'\'''`)
  })
})
