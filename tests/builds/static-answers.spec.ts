import { access, readFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { readBody } from '#contract/violations.ts'
import { listEndpoints } from '#contract/index.ts'

import { demoServer } from '../support/demo-servers.ts'
import { waitForWorker } from '../support/requests.ts'
import { expect, test } from '../support/test.ts'

const root = new URL('../../', import.meta.url)

/** What the client below needs of the document. */
interface OpenApiDocument {
  readonly paths: Readonly<
    Record<string, { readonly get?: { operationId: string; parameters?: { name: string }[] } }>
  >
}

type Read = (parameters?: Readonly<Record<string, number>>) => Promise<Response>

/** A client with a function for each read of an OpenAPI document, which is all that it knows of the server. */
function createClient({ paths }: OpenApiDocument, baseUrl: string): ReadonlyMap<string, Read> {
  return new Map(
    Object.entries(paths).flatMap(([path, { get }]) => {
      if (get === undefined) return []
      const read: Read = (parameters = {}) =>
        fetch(
          baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parameters[name])),
        )
      return [[get.operationId, read] as const]
    }),
  )
}

async function createDemoClient() {
  const document = await readFile(new URL('public/openapi.json', root), 'utf8')
  return createClient(JSON.parse(document) as OpenApiDocument, demoServer.url)
}

test('a client of the OpenAPI document reads every list and every record from the files', async () => {
  const client = await createDemoClient()
  const reads = listEndpoints().filter(({ endpoint }) => endpoint.method === 'GET')
  expect([...client.keys()].toSorted()).toEqual(reads.map(({ name }) => name).toSorted())
  const readList = async (name: string) =>
    (await (await client.get(name)?.())?.json()) as { id: number; countryId?: number }[]
  for (const { name, group, endpoint } of reads) {
    const [, parameter] = /\{(\w+)\}/.exec(endpoint.path) ?? []
    const list = parameter === 'countryId' ? 'countries.list' : `${group}.list`
    const ids = parameter === undefined ? [0] : (await readList(list)).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) {
      const response = await client.get(name)?.({ [parameter ?? '']: id })
      expect(response?.status, `${name} ${id}`).toBe(200)
      expect(response?.headers.get('content-type'), `${name} ${id}`).toBe('application/json')
      const { violations } = readBody(endpoint.response, (await response?.text()) ?? '')
      expect(violations, `${name} ${id}`).toBeUndefined()
    }
  }
  // A record is the one of its id.
  expect(await (await client.get('visas.detail')?.({ id: 3 }))?.json()).toEqual(
    (await readList('visas.list')).find(({ id }) => id === 3),
  )
  const ofBelgium = (await (
    await client.get('visas.byCountry')?.({ countryId: 1 })
  )?.json()) as object
  expect(ofBelgium).toEqual(
    (await readList('visas.list')).filter(({ countryId }) => countryId === 1),
  )
})

/** Status, content type, `Allow` and body, as curl prints them. */
async function curl(...parameters: readonly string[]): Promise<string> {
  const format = String.raw`\n%{http_code} %{content_type} %header{allow} %header{access-control-allow-origin}`
  const { stdout } = await promisify(execFile)('curl', ['-s', '-w', format, ...parameters])
  return stdout
}

test('curl reads the answers of the mock, and is told why it cannot write', async () => {
  const url = `${demoServer.url}/api`
  expect(await curl(`${url}/Tags`)).toMatch(/^\[\{"id":1,.*\n200 application\/json {2}\*$/)
  expect(await curl(`${url}/Visas/99999`)).toMatch(/^Visa not found\n404 text\/plain/)
  expect(await curl(`${url}/Visas/one`)).toMatch(/^Visa not found\n404 text\/plain/)
  expect(await curl(`${url}/Visas/Country/99999`)).toMatch(/^\[\]\n200 application\/json/)
  expect(await curl(`${url}/Nothing`)).toMatch(/^No such address\n404 text\/plain/)
  expect(await curl('--head', `${url}/Faq`)).toContain('200 application/json')
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await curl('-X', method, '--data', '{}', `${url}/Faq/1`)
    const [body = '', head] = answer.split('\n')
    expect(head).toBe('405 application/problem+json GET, HEAD *')
    expect(JSON.parse(body)).toMatchObject({ title: 'Method Not Allowed', status: 405 })
    expect(body).toContain('Ces réponses sont des fichiers')
    expect(body).toContain('These answers are files')
  }
})

test('in a page the mock still answers, writes too', async ({ page }) => {
  await page.goto('/admin/countries')
  await expect(page.getByRole('main').getByText('Belgique')).toBeVisible()
  await waitForWorker(page)
  const statuses = await page.evaluate(async () => {
    const created = await fetch('/api/Tags', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'neuf' }),
    })
    const tags = (await (await fetch('/api/Tags')).json()) as { name: string }[]
    return [created.status, tags.at(-1)?.name]
  })
  expect(statuses).toEqual([201, 'neuf'])
})

test('the production build has no answers', async () => {
  await expect(access(new URL('test-builds/site/api', root))).rejects.toThrow('ENOENT')
  expect(await readFile(new URL('test-builds/site/_headers', root), 'utf8')).not.toContain('/api/')
})
