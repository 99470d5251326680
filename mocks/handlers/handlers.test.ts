import { getResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import type { EndpointGroup } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

import { createMemoryOverlay } from '../database/overlay.ts'
import { createDatabase, type Database } from '../database/database.ts'
import { instant, type Scenario } from '../scenarios.ts'
import { createInPageResponder } from '../in-page-responder.ts'
import { createHandlers } from './index.ts'

let database: Database
let scenario: Scenario

beforeEach(() => {
  database = createDatabase(createMemoryOverlay())
  scenario = instant
})

/** Sends a request to the mock. A body other than FormData is sent as JSON. */
async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const isForm = body instanceof FormData
  const request = new Request(`http://api.example${path}`, {
    method,
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
  const response = await getResponse(
    createHandlers(database, () => scenario),
    request,
  )
  if (response === undefined) throw new Error(`Nothing answers ${method} ${path}`)
  return response
}

const lists = Object.entries<EndpointGroup>(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, { method, path }]) => method === 'GET' && !path.includes('{'))
    .map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
)

describe('every list of the contract (spec 3.1, 3.2, 3.3, 3.6, 3.7, 3.8, 3.9, 3.10, 3.11, 3.12, 3.13, 7.1, 7.6, 7.12, 7.17, 7.22, 7.24, 7.25, 7.29, 7.31)', () => {
  it.each(lists)('%s responds with records that match the contract', async (_, endpoint) => {
    const response = await send('GET', endpoint.path)
    expect(response.status).toBe(200)
    const records: unknown = await response.json()
    expect(records).toBeInstanceOf(Array)
    expect(records).not.toHaveLength(0)
    if (endpoint.response.kind !== 'json') throw new Error('A list is JSON.')
    expect(endpoint.response.schema().safeParse(records).success).toBe(true)
  })
})

const article = {
  title: 'Été à Liège : que faire ?',
  authorId: 92,
  introduction: 'Introduction',
  content: '<p>Texte</p>',
  image: null,
  countryId: 1,
  statusId: 3,
  tagIds: [1, 2],
}
const level = {
  levelNumber: 1,
  title: 'Conseil',
  summary: 'Résumé',
  fullDescription: '<p>Texte</p>',
  serviceFee: { valueString: '100 €', amount: 100.5, currency: 'EUR', basis: '', notes: '' },
}
const visa = {
  name: 'Visa médical',
  content: '<p>Texte</p>',
  summary: '<p>Résumé</p>',
  countryId: 1,
  interventionId: 1,
  image: null,
}
const faq = { question: 'Pourquoi ?', response: 'Parce que.', countryId: 1, visaId: null }

/** For each entity: its path, the input of a new record, and a change of it. */
const entities = [
  ['/api/Country', { name: 'Sénégal', code: 'SN' }, { name: 'Sénégal (changé)' }],
  ['/api/Visas', visa, { name: 'Visa médical (changé)' }],
  ['/api/Intervention', { countryId: 1, visaId: 1, serviceLevels: [level] }, { visaId: 2 }],
  ['/api/Articles', article, { title: 'Titre changé' }],
  ['/api/Faq', faq, { question: 'Et alors ?' }],
] as const

describe.each(entities)('%s', (path, input, change) => {
  const newest = async () => {
    const records = (await (await send('GET', path)).json()) as { id: number }[]
    const last = records.at(-1)
    if (last === undefined) throw new Error('The list is empty.')
    return last
  }

  it('creates, lists, changes and deletes a record', async () => {
    expect((await send('POST', path, input)).status).toBe(201)
    const created = await newest()

    const body = { ...input, ...change, ...(path === '/api/Faq' ? {} : { id: created.id }) }
    expect((await send('PUT', `${path}/${created.id}`, body)).status).toBe(200)
    expect(await newest()).toMatchObject({ id: created.id, ...change })

    expect((await send('DELETE', `${path}/${created.id}`)).status).toBe(204)
    expect((await newest()).id).toBeLessThan(created.id)
    expect((await send('DELETE', `${path}/${created.id}`)).status).toBe(404)
  })

  it('rejects a body with missing or unknown fields and names them', async () => {
    const [firstField] = Object.keys(input)
    const missing = await send('POST', path, { ...input, [firstField ?? '']: undefined })
    expect(missing.status).toBe(400)
    expect(await missing.text()).toContain(firstField)
    expect((await send('POST', path, { ...input, surplus: 1 })).status).toBe(400)
    expect((await send('POST', path)).status).toBe(400)
  })

  it.each(['999999', '-1', '1.5', 'x', '1e99'])('responds 404 for the id %s', async (id) => {
    expect((await send('DELETE', `${path}/${id}`)).status).toBe(404)
  })
})

describe('relations', () => {
  it('lists the visas of a country with its name (spec 7.7)', async () => {
    const visas = (await (await send('GET', '/api/Visas/Country/2')).json()) as object[]
    expect(visas.length).toBeGreaterThan(3)
    for (const row of visas) expect(row).toMatchObject({ country: { id: 2, name: 'France' } })
  })

  it('names what an article refers to; without a country it is about all', async () => {
    const read = async () =>
      (await (
        await send('GET', `/api/Articles/${(await database.articles.all()).at(-1)?.id}`)
      ).json()) as object
    await send('POST', '/api/Articles', article)
    expect(await read()).toMatchObject({
      country: { code: 'BE', name: 'Belgique' },
      author: { lastName: (await database.authors.find(92))?.lastName },
      articleStatus: { id: 3 },
      tags: [{ id: 1 }, { id: 2 }],
      views: 0,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    await send('POST', '/api/Articles', { ...article, countryId: null })
    expect(await read()).toMatchObject({ country: 'ALL' })
  })

  it('names the country and the visa of a question and of an intervention', async () => {
    const [belgium, first] = [await database.countries.find(1), await database.visas.find(1)]
    await send('POST', '/api/Faq', { ...faq, visaId: 1 })
    const [asked] = ((await (await send('GET', '/api/Faq')).json()) as object[]).slice(-1)
    expect(asked).toMatchObject({ countryName: belgium?.name, visaName: first?.name })
    const input = { countryId: 1, visaId: 1, serviceLevels: [] }
    expect(await (await send('POST', '/api/Intervention', input)).json()).toMatchObject({
      title: `${first?.name} – ${belgium?.name}`,
      country: { name: belgium?.name },
      visa: { name: first?.name },
    })
  })

  it('numbers new levels after the highest id of their intervention', async () => {
    const serviceLevels = [level, { ...level, id: 7, levelNumber: 2 }, { ...level, levelNumber: 3 }]
    const response = await send('POST', '/api/Intervention', {
      countryId: 1,
      visaId: 1,
      serviceLevels,
    })
    const created = (await response.json()) as { id: number; serviceLevels: { id: number }[] }
    expect(created.serviceLevels.map(({ id }) => id)).toEqual([8, 7, 9])
    expect(await (await send('GET', `/api/Intervention/${created.id}`)).json()).toEqual(created)
  })

  it.each(['Country', 'Visas', 'Articles', 'Intervention'])(
    'responds 404 with a name for a missing record of %s, and 400 for the id of another one',
    async (name) => {
      const missing = await send('GET', `/api/${name}/9999`)
      expect(missing.status).toBe(404)
      expect(await missing.text()).toMatch(/^(?:Country|Visa|Article|Intervention) not found$/)
      const [, input] = entities.find(([path]) => path === `/api/${name}`) ?? []
      const other = await send('PUT', `/api/${name}/1`, { ...input, id: 2 })
      expect([other.status, await other.text()]).toEqual([
        400,
        'Invalid field: id differs from the address',
      ])
    },
  )

  it('answers a new visa with its id, and a new tag with the tag', async () => {
    const text = await (await send('POST', '/api/Visas', visa)).text()
    expect(text).toBe(`Visa ${(await database.visas.all()).at(-1)?.id} created`)
    expect(await (await send('POST', '/api/Tags', { name: 'nouveau' })).json()).toMatchObject({
      name: 'nouveau',
    })
  })

  it('refuses to delete a country while others refer to it (409)', async () => {
    const response = await send('DELETE', '/api/Country/1')
    expect(response.status).toBe(409)
    expect(await response.text()).toMatch(/articles.*visas.*interventions.*faqs/)
  })

  it('rejects a reference to a missing record (400)', async () => {
    const response = await send('POST', '/api/Faq', { ...faq, visaId: 9999 })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('visaId')
  })

  it('never reuses the id of a deleted record', async () => {
    await send('POST', '/api/Faq', faq)
    const lastFaq = (await database.faqs.all()).at(-1)
    await send('DELETE', `/api/Faq/${lastFaq?.id}`)
    await send('POST', '/api/Faq', faq)
    expect((await database.faqs.all()).at(-1)?.id).toBe((lastFaq?.id ?? 0) + 1)
  })
})

describe('articles', () => {
  it('creates a unique slug from the title and keeps it when the title changes', async () => {
    await send('POST', '/api/Articles', article)
    await send('POST', '/api/Articles', article)
    const [first, second] = (await database.articles.all()).slice(-2)
    expect([first?.slug, second?.slug]).toEqual([
      'ete-a-liege-que-faire',
      'ete-a-liege-que-faire-2',
    ])

    const body = { ...article, id: first?.id, title: 'Autre' }
    await send('PUT', `/api/Articles/${first?.id}`, body)
    expect(await database.articles.find(first?.id ?? 0)).toMatchObject({
      title: 'Autre',
      slug: 'ete-a-liege-que-faire',
    })
  })
})

describe('mail', () => {
  it('stores the mail and responds with text', async () => {
    const form = new FormData()
    form.append('recipient', 'secretariat@droitdecite.example')
    form.append('pSubject', 'Question')
    form.append('pHtmlContent', '<p>Bonjour</p>')
    const response = await send('POST', '/api/Email/SendMail', form)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(await database.mails.all()).toMatchObject([{ id: 1, pSubject: 'Question' }])
  })
})

describe('scenarios', () => {
  it('applies a fault to the named call only', async () => {
    scenario = { faults: { 'visas.list': { status: 503, text: 'Maintenance' } } }
    const faulty = await send('GET', '/api/Visas')
    expect([faulty.status, await faulty.text()]).toEqual([503, 'Maintenance'])
    expect((await send('GET', '/api/Country')).status).toBe(200)
  })

  it.each([
    ['malformed', 200, '<!doctype html>'],
    ['wrongShape', 200, '"identifier"'],
    [{ status: 500 }, 500, 'Fault 500'],
  ] as const)('answers with the fault %j', async (fault, status, text) => {
    scenario = { faults: { '*': fault } }
    const faulty = await send('GET', '/api/Country')
    expect(faulty.status).toBe(status)
    expect(await faulty.text()).toContain(text)
  })

  it('empties an answer that is no list', async () => {
    scenario = { faults: { '*': 'empty' } }
    expect((await send('DELETE', '/api/Country/1')).status).toBe(204)
    expect(await database.countries.find(1)).toBeDefined()
  })

  it('drops the connection, which rejects like fetch in the page', async () => {
    scenario = { faults: { '*': 'offline' } }
    const respond = createInPageResponder(createHandlers(database, () => scenario))
    await expect(respond(new Request('http://api.example/api/Country'))).rejects.toThrow(TypeError)
  })

  it('empties a list', async () => {
    scenario = { faults: { '*': 'empty' } }
    expect(await (await send('GET', '/api/Country')).json()).toEqual([])
  })
})
