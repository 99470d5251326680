import { afterEach, describe, expect, it } from 'vitest'

import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { type Check, checkConformance } from './conform.ts'
import { isFault } from './rows.ts'
import { tableOf } from './table.ts'

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

type Alter = (call: string, response: Response) => Response | Promise<Response>

/** The mock over http; `alter` makes it a copy that is broken on purpose. A call is `GET /api/Faq`. */
async function server(alter: Alter = (_, response) => response): Promise<string> {
  const { url, close } = await startMockServer({
    port: 0,
    scenario: () => instant,
    alter: (request, response) =>
      alter(`${request.method} ${new URL(request.url).pathname}`, response),
  })
  closings.push(close)
  return url
}

const origin = 'https://site.example'
function check(url: string, options: Partial<Check> = {}) {
  return checkConformance({
    target: { url, origin, headers: {} },
    write: false,
    stop: new AbortController().signal,
    tag: undefined,
    mail: undefined,
    ...options,
  })
}
const faultsOf = async (url: string, options?: Partial<Check>) =>
  (await check(url, options)).rows
    .filter(isFault)
    .map(({ call, field, result }) => `${call} ${field}: ${result}`)

/** Whatever carries the check's mark. */
async function remainsAt(url: string): Promise<boolean> {
  const paths = ['Country', 'Visas', 'Intervention', 'Articles', 'Faq']
  const lists = await Promise.all(
    paths.map(async (path) => (await fetch(`${url}/api/${path}`)).text()),
  )
  return lists.join('').includes('conformance-check')
}

type Faq = Record<string, unknown>

/** Breaks one call: the others answer as they should. */
const only =
  (call: string, answer: (response: Response) => Response | Promise<Response>): Alter =>
  (asked, response) =>
    asked.replace(/\d+$/, '1') === call ? answer(response) : response

/** The list of FAQs with each record changed. */
const faqsWith = (change: (faq: Faq) => object) =>
  only('GET /api/Faq', async (response) =>
    Response.json(((await response.json()) as Faq[]).map(change)),
  )
const renamed = (from: string, to: string) => (faq: Faq) =>
  Object.fromEntries(Object.entries(faq).map(([name, value]) => [name === from ? to : name, value]))

describe('the mock', () => {
  it('conforms, every call asked', async () => {
    const url = await server()
    const report = await check(url, { write: true, tag: 'essai', mail: 'a@b.example' })
    expect(report.rows.filter(({ result }) => result !== 'ok')).toEqual([])
    expect(report.conforms).toBe(true)
    expect(await remainsAt(url)).toBe(false)
  })

  it('is only read without --write', async () => {
    const methods = new Set<string>()
    const url = await server((call, response) => {
      methods.add(call.split(' ')[0] ?? '')
      return response
    })
    expect((await check(url)).conforms).toBe(true)
    expect([...methods]).toEqual(['GET'])
  })
})

describe('a broken copy', () => {
  it('is told exactly its three faults: a field renamed, a status changed, a list null', async () => {
    const breaks = [
      faqsWith(renamed('response', 'answer')),
      only('POST /api/Articles', () => new Response(null, { status: 202 })),
      only('GET /api/ContactSubject', () => Response.json(null)),
    ]
    const url = await server(async (call, response) => {
      let broken = response
      for (const alter of breaks) broken = await alter(call, broken)
      return broken
    })
    const report = await check(url, { write: true })
    expect(
      report.rows.filter(isFault).map(({ call, field, result }) => `${call} ${field}: ${result}`),
    ).toEqual([
      'faqs.list [].response: missing',
      'contactSubjects.list (answer): wrong type',
      'articles.create (status): wrong status',
    ])
    expect(report.conforms).toBe(false)
    expect(tableOf(report)).toContain('has it become [].answer?')
    expect(await remainsAt(url)).toBe(false)
  })

  it('asks for single records also where their list is null', async () => {
    const url = await server(only('GET /api/Visas', () => Response.json(null)))
    expect(await faultsOf(url)).toEqual(['visas.list (answer): wrong type'])
    expect((await check(url)).rows).toContainEqual(
      expect.objectContaining({ call: 'visas.detail', result: 'ok' }),
    )
  })

  it.each([
    ['an optional field renamed', renamed('visaName', 'visa'), ['faqs.list [].visaName: missing']],
    ['an optional field left out', (faq: Faq) => ({ ...faq, visaName: undefined }), []],
    ['a further field', (faq: Faq) => ({ ...faq, views: 3 }), []],
    [
      'a string for a number',
      (faq: Faq) => ({ ...faq, id: String(faq['id']) }),
      ['faqs.list [].id: wrong type'],
    ],
    ['null in an optional field', (faq: Faq) => ({ ...faq, visaId: null }), []],
  ])('%s', async (_, change, faults) => {
    expect(await faultsOf(await server(faqsWith(change)))).toEqual(faults)
  })

  it('shows what is further in an answer without calling it a fault', async () => {
    const report = await check(await server(faqsWith((faq) => ({ ...faq, views: 3 }))))
    expect(report.rows).toContainEqual({
      call: 'faqs.list',
      field: '[].views',
      result: 'extra',
      detail: 'not in the contract',
    })
    expect(report.conforms).toBe(true)
  })

  it('does not conform as long as a call cannot be asked', async () => {
    const report = await check(await server(only('GET /api/Articles', () => Response.json([]))))
    expect(report.rows.filter(isFault)).toEqual([])
    expect(report.rows).toContainEqual(
      expect.objectContaining({ call: 'articles.detail', result: 'not asked' }),
    )
    expect(report.conforms).toBe(false)
  })
})

describe('cleaning up', () => {
  it('happens when a create is answered by an error and has created all the same', async () => {
    const url = await server(
      only('POST /api/Faq', () => new Response('Out of memory', { status: 500 })),
    )
    expect(await faultsOf(url, { write: true })).toEqual(['faqs.create (status): wrong status'])
    expect(await remainsAt(url)).toBe(false)
  })

  it('happens when the line drops half-way', async () => {
    const url = await server(only('PUT /api/Visas/1', () => Response.error()))
    expect(await faultsOf(url, { write: true })).toContain('visas.update (status): wrong status')
    expect(await remainsAt(url)).toBe(false)
  })

  it('happens when the run is stopped', async () => {
    const stop = new AbortController()
    const url = await server((call, response) => {
      if (call.startsWith('PUT /api/Intervention/')) stop.abort()
      return response
    })
    const report = await check(url, { write: true, stop: stop.signal })
    expect(report.conforms).toBe(false)
    expect(report.remarks).toContain('The check was stopped before its end.')
    expect(await remainsAt(url)).toBe(false)
  })

  it('says what it could not delete', async () => {
    let shown = ''
    const url = await server(
      only('GET /api/Articles', async (response) => {
        // A list that goes on showing what was deleted.
        const text = await response.text()
        if (text.includes('conformance-check')) shown = text
        return Response.json(JSON.parse(shown === '' ? text : shown))
      }),
    )
    const { remarks, conforms } = await check(url, { write: true })
    expect(remarks.join()).toMatch(/could not be deleted: articles \d+/)
    expect(conforms).toBe(false)
  })
})

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } })

describe('a server that is none', () => {
  it('is unreachable, in a sentence', async () => {
    const { remarks, conforms } = await check('http://localhost:9')
    expect(remarks).toHaveLength(1)
    expect(remarks[0]).toMatch(/^http:\/\/localhost:9 cannot be reached: /)
    expect(conforms).toBe(false)
  })

  it('answers HTML', async () => {
    const url = await server(() => page('<!doctype html><p>Site'))
    const { remarks } = await check(url, { write: true })
    expect(remarks.join()).toContain('answers HTML where JSON is documented')
  })

  it('asks for a login by a status', async () => {
    const url = await server(() => new Response('Who are you?', { status: 401 }))
    expect((await check(url)).remarks.join()).toContain('asks for a login')
  })

  it('asks for a login by leading to a page', async () => {
    const login = await server(() => page('<!doctype html><form>'))
    const url = await server(() => Response.redirect(`${login}/api/Country`))
    expect((await check(url)).remarks.join()).toContain('asks for a login')
  })

  it('refuses CORS', async () => {
    const closed = { 'access-control-allow-origin': 'https://other.example' }
    const url = await server(
      only('GET /api/Tags', async (response) =>
        Response.json(await response.json(), { headers: closed }),
      ),
    )
    const { rows, remarks } = await check(url)
    expect(remarks.join()).toContain(`refuses CORS for ${origin}`)
    expect(rows.filter(isFault)).toMatchObject([{ call: 'CORS', field: '(answers)' }])
    expect((await check(url, { target: { url, origin: url, headers: {} } })).conforms).toBe(true)
  })
})
