import { afterEach, describe, expect, it, vi } from 'vitest'

import { createTabStorage } from '../tab-storage.ts'
import { instant } from '../scenarios.ts'
import { startMockServer } from '../server.ts'
import { createRealServer, type RealServer } from './real-server.ts'
import {
  apiEntities,
  createSettingsStore,
  findSplitReferences,
  joinReferences,
  toSearchParams,
} from './settings.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
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

const answeredByMock = 'The mock answers.'

function connect(stored: Record<string, string>) {
  const storage = createTabStorage()
  for (const name of ['server', 'real', 'compare']) storage.set(name, stored[name] ?? '')
  const settings = createSettingsStore(storage)
  /** The calls that reach the network; once each, because a slow answer is asked for again. */
  const sent = new Set<string>()
  const realServer = createRealServer({
    settingsStore: settings,
    fetchMock: () => Promise.resolve(new Response(answeredByMock)),
    fetchServer: (request) => {
      sent.add(`${request.method} ${new URL(request.url).pathname}`)
      return fetch(request)
    },
    origin: 'https://demo.example',
    canAskForConsent: () => true,
  })
  return { settings, realServer, sent, storage }
}

const read = (path: string) => new Request(`https://demo.example${path}`)
/** The differences that are listed once there are answers to this many calls. */
async function listDifferences({ getState }: RealServer, answerCount: number): Promise<string[]> {
  await vi.waitFor(() => expect(getState().answers).toHaveLength(answerCount))
  return getState().answers.flatMap(({ endpoint, findings }) =>
    findings.map(({ kind, path }) => `${endpoint.name} ${path}: ${kind}`.replace(' :', ':')),
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
    expect([...sent]).toEqual(['GET /api/Faq'])
  })

  it('is the mock for files of the site', async () => {
    const { realServer, sent } = connect({ server: await startServer(), real: 'lawyers,faqs' })
    expect(await (await realServer.fetchFn(read('/lawyers.json'))).text()).toBe(answeredByMock)
    expect([...sent]).toEqual([])
  })

  it('is the real server to whoever tries it, although the mock answers every call', async () => {
    const { realServer, sent } = connect({ server: await startServer() })
    await realServer.probe()
    expect(await listDifferences(realServer, 1)).toEqual([])
    expect([...sent]).toEqual(['GET /api/Country'])
  })

  it('keeps the path of the server before that of the API', async () => {
    const { realServer } = connect({ server: 'https://host.example/v2/', real: 'visas' })
    expect(realServer.resolveUrl(read('/demo/api/Visas/7'))).toBe(
      'https://host.example/v2/api/Visas/7',
    )
    expect(realServer.resolveUrl(read('/api/Visas?page=2'))).toBe(
      'https://host.example/v2/api/Visas?page=2',
    )
    expect(realServer.resolveUrl(read('/api/Faq'))).toBe('https://demo.example/api/Faq')
    expect(realServer.resolveUrl(read('/api/None'))).toBe('https://demo.example/api/None')
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
})

describe('the settings', () => {
  it('forget the answers of a server that is no longer chosen', async () => {
    const { realServer, settings } = connect({ server: await startServer(), compare: 'faqs' })
    await realServer.fetchFn(read('/api/Faq'))
    await listDifferences(realServer, 1)
    settings.change({ url: 'https://other.example', sources: {} })
    expect(realServer.getState().answers).toEqual([])
  })

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

  it('may be written with spaces, and the last word on an entity counts', () => {
    const { settings } = connect({
      server: ' https://host.example/ ',
      real: ' faqs , ,tags',
      compare: 'tags',
    })
    expect(settings.getState()).toEqual({
      settings: { url: 'https://host.example', sources: { faqs: 'real', tags: 'compare' } },
      problem: undefined,
    })
  })

  it('name no problem any more once they are changed', () => {
    const { settings } = connect({ server: 'host' })
    settings.change({ url: '', sources: { faqs: 'real' } })
    expect(settings.getState().problem).toBeUndefined()
  })

  it('leave everything to the mock without a server', () => {
    const settings = { url: '', sources: { faqs: 'real', tags: 'compare' } } as const
    expect(toSearchParams(settings)).toEqual({ server: '', real: '', compare: '' })
    expect(findSplitReferences(settings)).toEqual([])
  })

  it('are about each entity of the API once, and not about files of the site', () => {
    expect(apiEntities).toContain('faqs')
    expect(new Set(apiEntities).size).toBe(apiEntities.length)
    expect(apiEntities).not.toContain('lawyers')
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
