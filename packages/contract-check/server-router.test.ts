import { afterEach, describe, expect, it, vi } from 'vitest'

import { formatDifferences } from './format-differences.ts'
import {
  createServerRouter,
  getServerProblem,
  type Route,
  type ServerRouter,
} from './server-router.ts'
import { books, libraryContract } from './testing/library.ts'

afterEach(() => vi.useRealTimers())

const answeredByMock = 'The mock answers.'
const book = { id: 1, authorId: 1, chapters: [], price: '1 €', blurb: null, publisher: null }

interface Options {
  readonly canAsk?: boolean
  readonly source?: Route['source']
  readonly answer?: (request: Request) => Response | Promise<Response>
}

/** Sends every call of the contract to a server, whose answers are those of `answer`. */
function connect({
  canAsk = true,
  source = 'real',
  answer = () => Response.json([book]),
}: Options = {}) {
  const sent: string[] = []
  const router = createServerRouter({
    findRoute: ({ method, url }) => {
      const { pathname } = new URL(url)
      const endpoint = libraryContract.endpoints.find(
        (one) => one.method === method && one.path === pathname.replace(/\d+$/, '{id}'),
      )
      return endpoint && { endpoint, source, url: `https://host.example${pathname}` }
    },
    fetchMock: () => Promise.resolve(new Response(answeredByMock)),
    fetchServer: async (request) => {
      sent.push(`${request.method} ${new URL(request.url).pathname}`)
      return answer(request)
    },
    origin: 'https://demo.example',
    canAskForConsent: () => canAsk,
  })
  return { router, sent }
}

const read = (path: string, init: RequestInit = {}) =>
  new Request(`https://demo.example${path}`, init)
const write = (init: RequestInit = {}) =>
  new Request('https://demo.example/api/authors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"Ada"}',
    ...init,
  })

/** The differences that are listed once there are answers to this many calls. */
async function listDifferences({ getState }: ServerRouter, answerCount: number): Promise<string[]> {
  await vi.waitFor(() => expect(getState().answers).toHaveLength(answerCount))
  return getState().answers.flatMap(({ endpoint, findings }) =>
    findings.map(({ kind, path }) => `${endpoint.name} ${path}: ${kind}`.replace(' :', ':')),
  )
}

describe('a call to the real server', () => {
  it('is answered by it, and others by the mock', async () => {
    const { router, sent } = connect()
    expect(await (await router.fetchFn(read('/api/books'))).json()).toEqual([book])
    expect(await (await router.fetchFn(read('/lawyers.json'))).text()).toBe(answeredByMock)
    expect(router.resolveUrl(read('/api/books'))).toBe('https://host.example/api/books')
    expect(router.resolveUrl(read('/lawyers.json'))).toBe('https://demo.example/lawyers.json')
    expect(sent).toEqual(['GET /api/books'])
  })

  it('is never answered by the mock if the server does not answer', async () => {
    const { router } = connect({ answer: () => Promise.reject(new TypeError('fetch failed')) })
    await expect(router.fetchFn(read('/api/books'))).rejects.toThrow('fetch failed')
    expect(await listDifferences(router, 1)).toEqual(['books.list: unreachable'])
    expect(getServerProblem(router.getState())).toBe('unreachable')
  })

  it.each([
    [({ mode }: Request) => mode === 'no-cors', /^access-control-allow-origin/],
    [({ credentials }: Request) => credentials === 'omit', /^access-control-allow-credentials/],
    [({ headers }: Request) => !headers.has('x-key'), /allow-methods with GET.*headers with x-key/],
  ])('says which header of CORS keeps an answer from the page', async (isAnswered, expected) => {
    const { router } = connect({
      answer: (request) =>
        request.mode === 'no-cors' || isAnswered(request)
          ? Response.json([])
          : Promise.reject(new TypeError('fetch failed')),
    })
    const request = read('/api/books', { credentials: 'include', headers: { 'x-key': '1' } })
    await expect(router.fetchFn(request)).rejects.toThrow('fetch failed')
    expect(await listDifferences(router, 1)).toEqual(['books.list: cors'])
    const [answer] = router.getState().answers
    expect(answer?.findings[0]?.expected).toMatch(expected)
  })

  it('may be left while the answer is read', async () => {
    const error = vi.spyOn(console, 'error')
    const controller = new AbortController()
    const { router } = connect({
      answer: () => {
        const body = new ReadableStream({
          start: (stream) => {
            controller.signal.addEventListener('abort', () =>
              stream.error(controller.signal.reason),
            )
          },
        })
        return new Response(body, { headers: { 'content-type': 'application/json' } })
      },
    })
    const response = await router.fetchFn(read('/api/books', { signal: controller.signal }))
    controller.abort()
    await expect(response.text()).rejects.toThrow('aborted')
    await new Promise((resolve) => setImmediate(resolve))
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('counts if the server lacks a record', async () => {
    const { router } = connect({ answer: () => new Response('Not found', { status: 404 }) })
    await router.fetchFn(read('/api/books/3'))
    expect(await listDifferences(router, 1)).toEqual(['books.detail: status'])
  })
})

describe('a comparison', () => {
  it('shows the answer of the mock, and lists exactly what differs', async () => {
    const { price: cost, ...rest } = book
    const { router } = connect({
      source: 'compare',
      answer: () => Response.json([{ ...rest, cost, views: 3 }]),
    })
    expect(await (await router.fetchFn(read('/api/books'))).text()).toBe(answeredByMock)
    expect(router.resolveUrl(read('/api/books'))).toBe('https://demo.example/api/books')
    expect(await listDifferences(router, 1)).toEqual(['books.list [].price: missing'])
  })

  it('does not count it if the server lacks a record of the mock', async () => {
    const { router } = connect({
      source: 'compare',
      answer: () => new Response('Not found', { status: 404 }),
    })
    await router.fetchFn(read('/api/books/3'))
    await router.fetchFn(read('/api/books'))
    expect(await listDifferences(router, 1)).toEqual(['books.list: status'])
  })

  it('lists what takes longer than a second each time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { router } = connect({
      source: 'compare',
      answer: () => {
        vi.advanceTimersByTime(1001)
        return Response.json([book])
      },
    })
    await router.fetchFn(read('/api/books'))
    expect(await listDifferences(router, 1)).toEqual(['books.list: slow'])
  })

  it('forgives what is slow once, because the page may have been busy', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    let isFirst = true
    const { router } = connect({
      source: 'compare',
      answer: () => {
        vi.advanceTimersByTime(isFirst ? 1001 : 1)
        isFirst = false
        return Response.json([book])
      },
    })
    await router.fetchFn(read('/api/books'))
    expect(await listDifferences(router, 1)).toEqual([])
  })

  it('sends no write', async () => {
    const { router, sent } = connect({ source: 'compare' })
    expect(await (await router.fetchFn(write())).text()).toBe(answeredByMock)
    expect(sent).toEqual([])
  })

  it.each([
    ['a page', 200, 'text/html', '<!doctype html><p>Hello', 'html'],
    ['a demand to sign in', 401, 'text/plain', 'No', 'login'],
  ])('recognises %s', async (_, status, type, body, problem) => {
    const headers = { 'content-type': type }
    const { router } = connect({
      source: 'compare',
      answer: () => new Response(body, { status, headers }),
    })
    await router.probe(books.list, 'https://host.example/api/books')
    await listDifferences(router, 1)
    expect(getServerProblem(router.getState())).toBe(problem)
  })

  it('forgets the answers of a server that is no longer chosen, and takes none that is late', async () => {
    const late = Promise.withResolvers<Response>()
    const { router, sent } = connect({
      answer: ({ url }) => (url.endsWith('authors') ? late.promise : Response.json([book])),
    })
    await router.fetchFn(read('/api/books'))
    await listDifferences(router, 1)
    const answer = router.fetchFn(read('/api/authors'))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    router.reset()
    expect(router.getState().answers).toEqual([])
    late.resolve(new Response('Soon', { status: 501 }))
    await answer
    await router.fetchFn(read('/api/books'))
    expect(await listDifferences(router, 1)).toEqual([])
  })
})

const getPending = ({ getState }: ServerRouter) => getState().pendingWrites

/** Sends a write, and waits until it asks for consent. */
async function beginWrite(router: ServerRouter, init?: RequestInit) {
  const answer = router.fetchFn(write(init))
  await vi.waitFor(() => expect(getPending(router)).toHaveLength(1))
  const decide = (isAllowed: boolean) => getPending(router)[0]?.decide(isAllowed)
  return { answer, decide }
}
const echo = (request: Request) => request.text().then((body) => new Response(body))

describe('a write to the real server', () => {
  it('waits for consent, and is sent whole', async () => {
    const { router, sent } = connect({ answer: echo })
    const { answer, decide } = await beginWrite(router)
    expect(sent).toEqual([])
    decide(true)
    expect(await (await answer).json()).toEqual({ name: 'Ada' })
    expect(getPending(router)).toEqual([])
  })

  it('is refused without consent', async () => {
    const { router, sent } = connect()
    const { answer, decide } = await beginWrite(router)
    decide(false)
    expect((await answer).status).toBe(400)
    expect(sent).toEqual([])
  })

  it('is refused where nobody can be asked', async () => {
    const { router, sent } = connect({ canAsk: false })
    expect((await router.fetchFn(write())).status).toBe(400)
    expect(sent).toEqual([])
  })

  it('is not sent after the client has given up', async () => {
    const { router, sent } = connect()
    const client = new AbortController()
    const { answer } = await beginWrite(router, { signal: client.signal })
    client.abort()
    expect((await answer).status).toBe(400)
    expect(getPending(router)).toEqual([])
    expect(sent).toEqual([])
  })

  it('asks no more once all are allowed, until the server changes', async () => {
    const { router, sent } = connect({ answer: echo })
    router.allowWrites()
    await router.fetchFn(write())
    expect(sent).toEqual(['POST /api/authors'])
    router.reset()
    const { answer, decide } = await beginWrite(router)
    decide(false)
    await answer
    expect(sent).toEqual(['POST /api/authors'])
  })
})

it('reports differences as Markdown in which no text of the server is anything but code', () => {
  const finding = {
    kind: 'missing',
    path: '[].price',
    expected: 'a string',
    actual: 'nothing',
    example: '`<img src=x>`|\n{"id":1}',
  } as const
  const report = formatDifferences(
    'https://host.example',
    [
      { endpoint: books.list, method: 'GET', url: 'https://host.example/api/books', findings: [] },
      {
        endpoint: books.detail,
        method: 'GET',
        url: 'https://host.example/api/books/1',
        findings: [finding],
      },
    ],
    ({ url }) => `curl ${url}`,
  )
  expect(report).toContain('Calls checked: 2. Differences: 1.')
  expect(report).toContain('`openapi.json#/paths/~1api~1books~1{id}/get`')
  expect(report).toContain(
    String.raw`| ${'`[].price`'} | ${'`a string`'} | ${'`nothing`'} | ${'`ˋ<img src=x>ˋ\\| {"id":1}`'} |`,
  )
  expect(report).toContain('curl https://host.example/api/books/1')
})
