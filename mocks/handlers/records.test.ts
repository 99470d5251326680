import { beforeEach, describe, expect, it } from 'vitest'

import type { Database } from '../database/database.ts'
import { article, createMock, faq, level, visa } from './mock.fixture.ts'

let database: Database
let send: ReturnType<typeof createMock>['send']
beforeEach(() => {
  const mock = createMock()
  database = mock.database
  send = mock.send
})

const levels = { countryId: 1, visaId: 1, serviceLevels: [] }

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
    const first = await send('POST', '/api/Intervention', { ...levels, serviceLevels: [level] })
    expect(await first.json()).toMatchObject({ serviceLevels: [{ id: 1 }] })
    expect(await (await send('GET', `/api/Intervention/${created.id}`)).json()).toEqual(created)
  })

  it('answers a new visa with its id, and a new tag with the tag', async () => {
    const text = await (await send('POST', '/api/Visas', visa)).text()
    expect(text).toBe(`Visa ${(await database.visas.all()).at(-1)?.id} created`)
    expect(await (await send('POST', '/api/Tags', { name: 'nouveau' })).json()).toMatchObject({
      name: 'nouveau',
    })
  })

  it('refuses to delete what others refer to, and says how many do (409)', async () => {
    const country = await database.countries.insert({ name: 'Sénégal', code: 'SN' })
    for (const question of ['Un ?', 'Deux ?'])
      await send('POST', '/api/Faq', { ...faq, question, countryId: country.id })
    await send('POST', '/api/Visas', { ...visa, countryId: country.id })
    const response = await send('DELETE', `/api/Country/${country.id}`)
    expect([response.status, await response.text()]).toEqual([
      409,
      'Still referred to by 1 visas, 2 faqs',
    ])
    expect(await database.countries.find(country.id)).toBeDefined()
    expect((await send('DELETE', '/api/Visas/1')).status).toBe(409)
    expect(await database.visas.find(1)).toBeDefined()
  })

  it.each([
    ['POST', '/api/Faq', { ...faq, visaId: 9999 }, 'visaId'],
    ['PUT', '/api/Faq/1', { ...faq, countryId: 9999 }, 'countryId'],
    ['POST', '/api/Articles', { ...article, tagIds: [1, 9999] }, 'tagIds'],
    ['PUT', '/api/Articles/1', { ...article, id: 1, statusId: 9999 }, 'statusId'],
    ['POST', '/api/Visas', { ...visa, countryId: 9999 }, 'countryId'],
    ['PUT', '/api/Visas/1', { ...visa, id: 1, countryId: 9999 }, 'countryId'],
    ['POST', '/api/Intervention', { ...levels, visaId: 9999 }, 'visaId'],
    ['PUT', '/api/Intervention/1', { ...levels, id: 1, countryId: 9999 }, 'countryId'],
  ])('%s %s rejects a reference to a missing record (400)', async (method, path, body, field) => {
    const response = await send(method, path, body)
    expect([response.status, await response.text()]).toEqual([
      400,
      `Invalid field: ${field} refers to no record`,
    ])
  })

  it.each([
    ['/api/Country', { name: 'a', code: 'AA', id: 9999 }, 'Country not found'],
    ['/api/Visas', { ...visa, id: 9999 }, 'Visa not found'],
    ['/api/Articles', { ...article, id: 9999 }, 'Article not found'],
    ['/api/Intervention', { ...levels, id: 9999 }, 'Intervention not found'],
    ['/api/Faq', faq, 'FAQ not found'],
  ])('%s changes and deletes no missing record (404)', async (path, body, text) => {
    for (const method of ['PUT', 'DELETE']) {
      const response = await send(method, `${path}/9999`, method === 'PUT' ? body : undefined)
      expect([response.status, await response.text()]).toEqual([404, text])
    }
  })

  it('names nothing where a record refers to none', async () => {
    const last = async (path: string): Promise<unknown> =>
      ((await (await send('GET', path)).json()) as unknown[]).at(-1)
    await send('POST', '/api/Faq', faq)
    expect(await last('/api/Faq')).toMatchObject({ visaName: null, countryName: 'Belgique' })
    await send('POST', '/api/Visas', { ...visa, countryId: null })
    expect(await last('/api/Visas')).toMatchObject({ country: null })
    await send('POST', '/api/Articles', { ...article, authorId: 9999, statusId: null, tagIds: [] })
    expect(await last('/api/Articles')).toMatchObject({
      author: null,
      articleStatus: null,
      tags: [],
    })
    await database.visas.remove(1)
    await database.interventions.insert({ countryId: 1, visaId: 1, serviceLevels: [] })
    expect(await last('/api/Intervention')).toMatchObject({ title: 'Belgique', visa: null })
  })

  it('names the country of a visa in its detail', async () => {
    const visas = await database.visas.all()
    const belgian = visas.find(({ countryId }) => countryId === 1)
    const response = await send('GET', `/api/Visas/${belgian?.id}`)
    expect(await response.json()).toEqual({ ...belgian, country: { id: 1, name: 'Belgique' } })
  })

  it('keeps what a form does not send', async () => {
    const before = await database.countries.find(1)
    await send('PUT', '/api/Country/1', { id: 1, name: 'Royaume', code: 'BE' })
    expect(await (await send('GET', '/api/Country/1')).json()).toEqual({
      ...before,
      name: 'Royaume',
    })
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

it('an article gets the next free number, and a name if its title has no letters', async () => {
  for (const title of ['Un délai', 'Un délai', 'Un délai', '???'])
    await send('POST', '/api/Articles', { ...article, title })
  const slugs = (await database.articles.all()).slice(-4).map(({ slug }) => slug)
  expect(slugs).toEqual(['un-delai', 'un-delai-2', 'un-delai-3', 'article'])
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
    expect(await response.text()).toBe('Mail sent')
    expect(await database.mails.all()).toMatchObject([{ id: 1, pSubject: 'Question' }])
  })
})
