import { beforeEach, describe, expect, it } from 'vitest'

import type { EndpointGroup } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

import { article, createMock, faq, level, visa } from './mock.fixture.ts'

let mock: ReturnType<typeof createMock>
beforeEach(() => {
  mock = createMock()
})
const send: typeof mock.send = (...call) => mock.send(...call)

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
    const surplus = await send('POST', path, { ...input, surplus: 1 })
    expect(surplus.status).toBe(400)
    expect(await surplus.text()).toContain('surplus')
    const without = await send('POST', path)
    expect([without.status, await without.text()]).toEqual([400, 'Invalid fields: body'])
  })

  it.each(['999999', '-1', '1.5', 'x', '1e99'])('responds 404 for the id %s', async (id) => {
    expect((await send('DELETE', `${path}/${id}`)).status).toBe(404)
  })

  it('says which address has no record, without a look at the body', async () => {
    const response = await send('PUT', `${path}/x`)
    expect([response.status, await response.text()]).toEqual([404, 'No record has the id x'])
  })
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
