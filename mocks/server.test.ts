import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '#api/api.ts'

import { parseScenarioOptions } from './scenario-options.ts'
import { instant, type Scenario } from './scenarios.ts'
import { type MockServer, startMockServer } from './server.ts'

let server: MockServer
let scenario: Scenario
beforeAll(async () => {
  server = await startMockServer({ port: 0, scenario: () => scenario })
})
beforeEach(() => {
  scenario = instant
})
afterAll(() => server.close())

describe('the mock server', () => {
  it('responds to calls with JSON, multipart and no body', async () => {
    const { calls } = createApi({ api: server.url, site: server.url }, (request) => fetch(request))
    expect((await calls.countries.list({}))[0]).toMatchObject({ name: 'Belgique' })
    const body = { recipient: 'a@b.example', pSubject: 'Sujet', pHtmlContent: '<p>é</p>' }
    expect(await calls.mail.send({ body })).toBe('Mail sent')
    await calls.faqs.remove({ parameters: { id: 1 } })
    await expect(calls.faqs.remove({ parameters: { id: 1 } })).rejects.toMatchObject({
      status: 404,
    })
    await server.reset()
  })

  it('allows CORS with a JSON body from every origin', async () => {
    const answer = await fetch(`${server.url}/api/Country`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'content-type' },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type')
  })

  it('serves static files and a plain 404', async () => {
    expect((await fetch(`${server.url}/favicon.svg`)).status).toBe(200)
    expect((await fetch(`${server.url}/testimonials.json`)).status).toBe(200)
    expect((await fetch(`${server.url}/api/Nothing`)).status).toBe(404)
  })

  it('applies the scenario of its options', async () => {
    scenario = parseScenarioOptions({
      scenario: 'instant',
      faults: ['visas.list=503', 'faqs.list=offline'],
      latencies: [],
    })
    expect((await fetch(`${server.url}/api/Visas`)).status).toBe(503)
    await expect(fetch(`${server.url}/api/Faq`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${server.url}/api/Country`)).status).toBe(200)
  })
})

it.each([
  [{ scenario: 'stormy' }, 'There is no scenario "stormy"'],
  [{ faults: ['visas.lst=empty'] }, '"visas.lst=empty" is not the name of a call'],
  [{ faults: ['visas.list=tired'] }, 'There is no fault "tired"'],
  [{ latencies: ['*=soon'] }, '"soon" is not a number'],
])('an option that means nothing is refused with a sentence: %j', (options, sentence) => {
  expect(() =>
    parseScenarioOptions({ scenario: 'normal', faults: [], latencies: [], ...options }),
  ).toThrow(sentence)
})
