import { tmpdir } from 'node:os'

import { afterEach, describe, expect, it } from 'vitest'

import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { contract } from '../../src/contract/index.ts'
import { entityNames } from '../../src/domain/entities.ts'
import { startSiteServer } from '../site-server.ts'
import {
  checkConformance,
  type ConformanceOptions,
  type ConformanceReport,
  formatReport,
} from './check-conformance.ts'
import { isViolation } from './rows.ts'

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of cleanups.splice(0)) await close()
})

type TransformResponse = (call: string, response: Response) => Response | Promise<Response>

/** Starts the mock server, optionally with changed responses. A call is `GET /api/Faq`. */
async function startTransformedServer(
  transform: TransformResponse = (_, response) => response,
): Promise<string> {
  const { url, close } = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse: (request, response) =>
      transform(`${request.method} ${new URL(request.url).pathname}`, response),
  })
  cleanups.push(close)
  return url
}

const allMethods = ['GET', 'POST', 'PUT', 'DELETE']

/** A server without records, whose preflights allow all methods and these headers. */
async function startPreflightServer(allowedHeaders: string | undefined): Promise<string> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': allMethods.join(),
    ...(allowedHeaders !== undefined && { 'access-control-allow-headers': allowedHeaders }),
  }
  const { url, close } = await startSiteServer({
    directory: tmpdir(),
    answer: async () => ({ status: 200, headers, body: Buffer.from('[]') }),
  })
  cleanups.push(close)
  return url
}

const origin = 'https://site.example'
interface CheckOptions extends Partial<Omit<ConformanceOptions, 'target'>> {
  readonly target?: Partial<ConformanceOptions['target']>
}
function runCheck(url: string, { target, ...options }: CheckOptions = {}) {
  return checkConformance({
    target: { url, origin, sendsCredentials: false, headers: {}, ...target },
    allowsWrites: false,
    signal: new AbortController().signal,
    tag: undefined,
    mail: undefined,
    ...options,
  })
}
const listViolations = ({ rows }: ConformanceReport) =>
  rows.filter(isViolation).map(({ call, field, result }) => `${call} ${field}: ${result}`)
const findViolations = async (url: string, options?: CheckOptions) =>
  listViolations(await runCheck(url, options))

/** Whether any record has the marker of the check. */
async function hasLeftovers(url: string): Promise<boolean> {
  const lists = await Promise.all(
    entityNames.map(async (name) => (await fetch(url + contract[name].list.path)).text()),
  )
  return lists.join('').includes('conformance-check')
}

type Faq = Record<string, unknown>

/** Changes the response of one call. */
const transformOnly =
  (call: string, answer: (response: Response) => Response | Promise<Response>): TransformResponse =>
  (actualCall, response) =>
    actualCall.replace(/\d+$/, '1') === call ? answer(response) : response

/** Changes each record of the list of FAQs. */
const transformFaqs = (change: (faq: Faq) => object) =>
  transformOnly('GET /api/Faq', async (response) =>
    Response.json(((await response.json()) as Faq[]).map(change)),
  )
const renameField = (from: string, to: string) => (faq: Faq) =>
  Object.fromEntries(Object.entries(faq).map(([name, value]) => [name === from ? to : name, value]))

describe('the mock', () => {
  it('conforms in every call', async () => {
    const url = await startTransformedServer()
    const report = await runCheck(url, { allowsWrites: true, tag: 'essai', mail: 'a@b.example' })
    expect(report.rows.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(report.conforms).toBe(true)
    expect(await hasLeftovers(url)).toBe(false)
  })

  it('receives reads only without --write', async () => {
    const methods = new Set<string>()
    const url = await startTransformedServer((call, response) => {
      methods.add(call.split(' ')[0] ?? '')
      return response
    })
    expect((await runCheck(url)).conforms).toBe(true)
    expect([...methods]).toEqual(['GET'])
  })
})

describe('a broken server', () => {
  it('gets exactly its three violations: a renamed field, a wrong status, a null list', async () => {
    const breaks = [
      transformFaqs(renameField('response', 'answer')),
      transformOnly('POST /api/Articles', () => new Response(null, { status: 202 })),
      transformOnly('GET /api/ContactSubject', () => Response.json(null)),
    ]
    const url = await startTransformedServer(async (call, response) => {
      let broken = response
      for (const transform of breaks) broken = await transform(call, broken)
      return broken
    })
    const report = await runCheck(url, { allowsWrites: true })
    expect(listViolations(report)).toEqual([
      'faqs.list [].response: missing',
      'contactSubjects.list (answer): wrong type',
      'articles.create (status): wrong status',
    ])
    expect(report.conforms).toBe(false)
    expect(formatReport(report)).toContain('has it become [].answer?')
    expect(await hasLeftovers(url)).toBe(false)
  })

  it('still gets requests for single records if their list is null', async () => {
    const url = await startTransformedServer(
      transformOnly('GET /api/Visas', () => Response.json(null)),
    )
    expect(await findViolations(url)).toEqual(['visas.list (answer): wrong type'])
    expect((await runCheck(url)).rows).toContainEqual(
      expect.objectContaining({ call: 'visas.detail', result: 'ok' }),
    )
  })

  it('must not rename an optional field', async () => {
    const url = await startTransformedServer(transformFaqs(renameField('visaName', 'visa')))
    expect(await findViolations(url)).toEqual(['faqs.list [].visaName: missing'])
  })

  it('may have additional fields, which are listed', async () => {
    const report = await runCheck(
      await startTransformedServer(transformFaqs((faq) => ({ ...faq, views: 3 }))),
    )
    expect(report.rows).toContainEqual({
      call: 'faqs.list',
      field: '[].views',
      result: 'extra',
      detail: 'not in the contract',
    })
    expect(report.conforms).toBe(true)
  })

  it('does not conform if a call cannot be checked', async () => {
    const report = await runCheck(
      await startTransformedServer(transformOnly('GET /api/Articles', () => Response.json([]))),
    )
    expect(report.rows.filter(isViolation)).toEqual([])
    expect(report.rows).toContainEqual(
      expect.objectContaining({ call: 'articles.detail', result: 'skipped' }),
    )
    expect(report.conforms).toBe(false)
  })
})

describe('clean-up', () => {
  it('happens after a create that failed but created a record', async () => {
    const url = await startTransformedServer(
      transformOnly('POST /api/Faq', () => new Response('Out of memory', { status: 500 })),
    )
    expect(await findViolations(url, { allowsWrites: true })).toEqual([
      'faqs.create (status): wrong status',
    ])
    expect(await hasLeftovers(url)).toBe(false)
  })

  it('happens after a network error', async () => {
    const url = await startTransformedServer(
      transformOnly('PUT /api/Visas/1', () => Response.error()),
    )
    expect(await findViolations(url, { allowsWrites: true })).toContain(
      'visas.update (status): wrong status',
    )
    expect(await hasLeftovers(url)).toBe(false)
  })

  it('happens after an abort', async () => {
    const stop = new AbortController()
    const url = await startTransformedServer((call, response) => {
      if (call.startsWith('PUT /api/Intervention/')) stop.abort()
      return response
    })
    const report = await runCheck(url, { allowsWrites: true, signal: stop.signal })
    expect(report.conforms).toBe(false)
    expect(report.remarks).toContain('The check was stopped before its end.')
    expect(await hasLeftovers(url)).toBe(false)
  })

  it('reports records that it could not delete', async () => {
    let shown = ''
    const url = await startTransformedServer(
      transformOnly('GET /api/Articles', async (response) => {
        // A list that goes on showing what was deleted.
        const text = await response.text()
        if (text.includes('conformance-check')) shown = text
        return Response.json(JSON.parse(shown === '' ? text : shown))
      }),
    )
    const { remarks, conforms } = await runCheck(url, { allowsWrites: true })
    expect(remarks.join()).toMatch(/could not be deleted: articles \d+/)
    expect(conforms).toBe(false)
  })
})

const createHtmlResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html' } })

/** The result of the check whether a page may send cookies. */
async function findCredentialsRow(url: string) {
  const { rows } = await runCheck(url, { target: { sendsCredentials: true } })
  return rows.find(({ field }) => field === 'credentials')
}

describe('a server that is none', () => {
  it('is unreachable, in a sentence', async () => {
    const { remarks, conforms } = await runCheck('http://localhost:9')
    expect(remarks).toHaveLength(1)
    expect(remarks[0]).toMatch(/^http:\/\/localhost:9 cannot be reached: /)
    expect(conforms).toBe(false)
  })

  it('answers HTML', async () => {
    const url = await startTransformedServer(() => createHtmlResponse('<!doctype html><p>Site'))
    const { remarks } = await runCheck(url, { allowsWrites: true })
    expect(remarks.join()).toContain('answers HTML where JSON is documented')
  })

  it('asks for a login by a status', async () => {
    const url = await startTransformedServer(() => new Response('Who are you?', { status: 401 }))
    expect((await runCheck(url)).remarks.join()).toContain('asks for a login')
  })

  it('asks for a login by leading to a page', async () => {
    const login = await startTransformedServer(() => createHtmlResponse('<!doctype html><form>'))
    const url = await startTransformedServer(() => Response.redirect(`${login}/api/Country`))
    expect((await runCheck(url)).remarks.join()).toContain('asks for a login')
  })

  it('does not allow cookies', async () => {
    expect(await findCredentialsRow(await startTransformedServer())).toMatchObject({
      result: 'refused',
      detail: 'access-control-allow-credentials is not true',
    })
    const options = { port: 0, scenario: () => instant }
    const other = await startMockServer({ ...options, allowedOrigin: 'https://other.example' })
    const allowing = await startMockServer({ ...options, allowedOrigin: origin })
    cleanups.push(other.close, allowing.close)
    expect(await findCredentialsRow(other.url)).toMatchObject({
      result: 'refused',
      detail: `access-control-allow-origin is https://other.example, not ${origin}`,
    })
    expect(await findCredentialsRow(allowing.url)).toMatchObject({ result: 'ok' })
  })

  it.each([
    ['no headers', undefined, {}, ['POST', 'PUT', 'DELETE'], 'content-type'],
    [
      'any header, which is not a token',
      '*',
      { authorization: 'x', cookie: 'y' },
      allMethods,
      'authorization',
    ],
    ['no token', 'content-type', { Authorization: 'x' }, allMethods, 'Authorization'],
  ])('refuses preflights: %s', async (_, allowed, headers, refused, name) => {
    const url = await startPreflightServer(allowed)
    const { rows } = await runCheck(url, { target: { headers } })
    const refusals = rows.filter(({ call, result }) => call === 'CORS' && result === 'refused')
    expect(refusals.map(({ field, detail }) => `${field}: ${detail}`)).toEqual(
      refused.map((method) => `${method}: access-control-allow-headers does not name ${name}`),
    )
  })

  it('refuses CORS', async () => {
    const closed = { 'access-control-allow-origin': 'https://other.example' }
    const url = await startTransformedServer(
      transformOnly('GET /api/Tags', async (response) =>
        Response.json(await response.json(), { headers: closed }),
      ),
    )
    const { rows, remarks } = await runCheck(url)
    expect(remarks.join()).toContain(`refuses CORS for ${origin}`)
    expect(rows.filter(isViolation)).toMatchObject([{ call: 'CORS', field: '(answers)' }])
    expect((await runCheck(url, { target: { origin: url } })).conforms).toBe(true)
  })
})
