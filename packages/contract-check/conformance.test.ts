import { describe, expect, it, onTestFinished } from 'vitest'

import {
  checkConformance,
  type ConformanceOptions,
  type ConformanceReport,
  formatReport,
} from './conformance.ts'
import { isViolation } from './rows.ts'
import {
  libraryContract,
  type LibraryServer,
  startLibrary,
  type Transform,
} from './testing/library.ts'

async function start(transform?: Transform): Promise<LibraryServer> {
  const server = await startLibrary(transform)
  onTestFinished(() => server.close())
  return server
}

const origin = 'https://site.example'
interface CheckOptions extends Partial<Omit<ConformanceOptions, 'target'>> {
  readonly target?: Partial<ConformanceOptions['target']>
}
function runCheck(url: string, { target, ...options }: CheckOptions = {}) {
  return checkConformance({
    contract: libraryContract,
    target: { url, origin, sendsCredentials: false, headers: {}, ...target },
    allowsWrites: false,
    signal: new AbortController().signal,
    ...options,
  })
}
const listFaults = ({ rows }: ConformanceReport) =>
  rows.filter(isViolation).map(({ call, field, result }) => `${call} ${field}: ${result}`)
const hasLeftovers = ({ tables }: LibraryServer) =>
  JSON.stringify(tables).includes('conformance-check')

/** Changes the answers to one call; an id in it is 1, or any for `*`. */
const only =
  (call: string, change: (response: Response) => Response | Promise<Response>): Transform =>
  (actual, response) =>
    actual === call || actual.replace(/\d+$/, '*') === call ? change(response) : response
const changeBooks = (change: (book: Record<string, unknown>) => object) =>
  only('GET /api/books', async (response) =>
    Response.json(((await response.json()) as Record<string, unknown>[]).map(change), {
      headers: { 'access-control-allow-origin': '*' },
    }),
  )

describe('a server that conforms', () => {
  it('is called in every way, and keeps no test record', async () => {
    const calls = new Set<string>()
    const server = await start((call, response) => {
      calls.add(call.replace(/\d+/, '*'))
      return response
    })
    const notice = { ...libraryContract.irreversibleCalls[0], body: {} }
    const contract = { ...libraryContract, irreversibleCalls: [notice] } as typeof libraryContract
    const report = await runCheck(server.url, { allowsWrites: true, contract })
    expect(report.rows.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(report.conforms).toBe(true)
    const expected = contract.endpoints.map(({ method, path }) =>
      `${method} ${path}`.replace(/\{\w+\}/, '*'),
    )
    expect([...calls]).toEqual(expect.arrayContaining(expected))
    expect(hasLeftovers(server)).toBe(false)
  })

  it('is only read without permission to write, and may skip what cannot be undone', async () => {
    const methods = new Set<string>()
    const server = await start((call, response) => {
      methods.add(call.split(' ')[0] ?? '')
      return response
    })
    expect((await runCheck(server.url)).conforms).toBe(true)
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
    const { rows, conforms } = await runCheck(server.url, { allowsWrites: true })
    expect(rows).toContainEqual({
      call: 'notices.create',
      field: '',
      result: 'skipped',
      detail: 'it cannot be undone; allowed with --notice',
    })
    expect(conforms).toBe(true)
  })
})

describe('a broken server', () => {
  it('gets exactly its faults: a renamed field, a wrong status, a null list', async () => {
    const breaks = [
      changeBooks(({ price: cost, ...book }) => ({ ...book, cost })),
      only('POST /api/books', ({ headers }) => new Response(null, { status: 202, headers })),
      only('GET /api/books/author/*', ({ headers }) => Response.json(null, { headers })),
    ]
    const server = await start(async (call, response) => {
      let broken = response
      for (const change of breaks) broken = await change(call, broken)
      return broken
    })
    const report = await runCheck(server.url, { allowsWrites: true })
    expect(listFaults(report)).toEqual([
      'books.list [].price: missing',
      'books.byAuthor (answer): wrong type',
      'books.create (status): wrong status',
    ])
    expect(report.conforms).toBe(false)
    expect(formatReport(report)).toContain('has it become [].cost?')
    expect(hasLeftovers(server)).toBe(false)
  })

  it('still gets requests for single records if their list is null', async () => {
    const server = await start(
      only('GET /api/authors', ({ headers }) => Response.json(null, { headers })),
    )
    const report = await runCheck(server.url)
    expect(listFaults(report)).toEqual(['authors.list (answer): wrong type'])
    expect(report.rows).toContainEqual(
      expect.objectContaining({ call: 'authors.detail', result: 'ok' }),
    )
  })

  it('must not rename an optional field', async () => {
    const server = await start(changeBooks(({ blurb: summary, ...book }) => ({ ...book, summary })))
    expect(listFaults(await runCheck(server.url))).toEqual(['books.list [].blurb: missing'])
  })

  it('may have additional fields, which are listed', async () => {
    const server = await start(changeBooks((book) => ({ ...book, views: 3 })))
    const { rows, conforms } = await runCheck(server.url)
    const detail = 'not in the contract'
    expect(rows).toContainEqual({ call: 'books.list', field: '[].views', result: 'extra', detail })
    expect(conforms).toBe(true)
  })

  it('does not conform if a call cannot be checked', async () => {
    const server = await start()
    server.tables['books'] = []
    const report = await runCheck(server.url)
    expect(listFaults(report)).toEqual([])
    expect(report.rows).toContainEqual(
      expect.objectContaining({ call: 'books.detail', result: 'skipped' }),
    )
    expect(report.conforms).toBe(false)
  })

  it('does not show what it changed', async () => {
    const server = await start(
      only('GET /api/books', async (response) => {
        const text = (await response.text()).replaceAll(' changed', '')
        return new Response(text, { headers: response.headers })
      }),
    )
    expect(listFaults(await runCheck(server.url, { allowsWrites: true }))).toEqual([
      'books.update (record): missing',
    ])
  })
})

describe('clean-up', () => {
  it('happens after a create that failed but created a record', async () => {
    const server = await start(
      only('POST /api/books', () => new Response('Out of memory', { status: 500 })),
    )
    expect(listFaults(await runCheck(server.url, { allowsWrites: true }))).toEqual([
      'books.create (status): wrong status',
    ])
    expect(hasLeftovers(server)).toBe(false)
  })

  it('happens after a network error', async () => {
    const server = await start(only('PUT /api/books/*', () => Response.error()))
    expect(listFaults(await runCheck(server.url, { allowsWrites: true }))).toContain(
      'books.update (status): wrong status',
    )
    expect(hasLeftovers(server)).toBe(false)
  })

  it('happens after an abort', async () => {
    const stop = new AbortController()
    const server = await start((call, response) => {
      if (call.startsWith('PUT /api/authors/')) stop.abort()
      return response
    })
    const report = await runCheck(server.url, { allowsWrites: true, signal: stop.signal })
    expect(report.conforms).toBe(false)
    expect(report.remarks).toContain('The check was stopped before its end.')
    expect(hasLeftovers(server)).toBe(false)
  })

  it('reports records that it could not delete', async () => {
    let shown = ''
    const server = await start(
      only('GET /api/books', async (response) => {
        // A list that goes on showing what was deleted.
        const text = await response.text()
        if (text.includes('conformance-check')) shown = text
        return new Response(shown === '' ? text : shown, { headers: response.headers })
      }),
    )
    const { remarks, conforms } = await runCheck(server.url, { allowsWrites: true })
    expect(remarks.join()).toMatch(/could not be deleted: books \d+/)
    expect(conforms).toBe(false)
  })
})

const createPage = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html' } })
const allow =
  (headers: Record<string, string>): Transform =>
  (_, response) => {
    const { status, body } = response
    return new Response(body, {
      status,
      headers: { ...Object.fromEntries(response.headers), ...headers },
    })
  }

describe('a server that is none', () => {
  it('is unreachable, in a sentence', async () => {
    const { remarks, conforms } = await runCheck('http://localhost:9')
    expect(remarks).toHaveLength(1)
    expect(remarks[0]).toMatch(/^http:\/\/localhost:9 cannot be reached: /)
    expect(conforms).toBe(false)
  })

  it('answers HTML', async () => {
    const server = await start(() => createPage('<!doctype html><p>Site'))
    const { remarks } = await runCheck(server.url, { allowsWrites: true })
    expect(remarks.join()).toContain('answers HTML where JSON is documented')
  })

  it('asks for a login by a status, or by leading to a page', async () => {
    const refusing = await start(() => new Response('Who?', { status: 401 }))
    expect((await runCheck(refusing.url)).remarks.join()).toContain('asks for a login')
    const login = await start(() => createPage('<!doctype html><form>'))
    const leading = await start(() => Response.redirect(`${login.url}/api/authors`))
    expect((await runCheck(leading.url)).remarks.join()).toContain('asks for a login')
  })

  it.each([
    [{}, 'access-control-allow-credentials is not true'],
    [
      {
        'access-control-allow-credentials': 'true',
        'access-control-allow-origin': 'https://other.example',
      },
      `access-control-allow-origin is https://other.example, not ${origin}`,
    ],
    [{ 'access-control-allow-credentials': 'true', 'access-control-allow-origin': origin }, ''],
  ])('does not allow cookies: %j', async (headers: Record<string, string>, detail) => {
    const server = await start(allow(headers))
    const { rows } = await runCheck(server.url, { target: { sendsCredentials: true } })
    expect(rows.find(({ field }) => field === 'credentials')).toMatchObject({ detail })
  })

  it.each([
    ['no headers', '', {}, ['POST', 'PUT', 'DELETE'], 'content-type'],
    [
      'any header, which is not a token',
      '*',
      { authorization: 'x', cookie: 'y' },
      ['GET', 'POST', 'PUT', 'DELETE'],
      'authorization',
    ],
    [
      'no token',
      'content-type',
      { Authorization: 'x' },
      ['GET', 'POST', 'PUT', 'DELETE'],
      'Authorization',
    ],
  ])('refuses preflights: %s', async (_, allowed, headers, refused, name) => {
    const server = await start(allow({ 'access-control-allow-headers': allowed }))
    const { rows } = await runCheck(server.url, { target: { headers } })
    const refusals = rows.filter(({ call, result }) => call === 'CORS' && result === 'refused')
    expect(refusals.map(({ field, detail }) => `${field}: ${detail}`)).toEqual(
      refused.map((method) => `${method}: access-control-allow-headers does not name ${name}`),
    )
  })

  it('refuses CORS', async () => {
    const server = await start(
      only('GET /api/authors', (response) =>
        allow({ 'access-control-allow-origin': 'https://other.example' })('', response),
      ),
    )
    const { rows, remarks } = await runCheck(server.url)
    expect(remarks.join()).toContain(`refuses CORS for ${origin}`)
    expect(rows.filter(isViolation)).toMatchObject([{ call: 'CORS', field: '(answers)' }])
    expect((await runCheck(server.url, { target: { origin: server.url } })).conforms).toBe(true)
  })
})
