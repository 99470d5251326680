import { createApi } from '#api/api.ts'
import { listEndpoints } from '#contract/index.ts'

import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { createExampleBody } from '../../scripts/openapi/examples.ts'
import { startPrism } from './prism.ts'
import { expect, addToReport, type ContractReport, test } from './test.ts'

/** The client's own calls, each answer judged. */
function createReportingApi(url: string, judgement: ContractReport) {
  return createApi({ api: url, site: url }, async (request) => {
    const response = await fetch(request)
    const { pathname } = new URL(request.url)
    addToReport(judgement, `${request.method} ${pathname}`, {
      status: response.status,
      violations: response.headers.get('sl-violations'),
    })
    return response
  })
}
type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>

const writes = listEndpoints().filter(({ endpoint }) => endpoint.method !== 'GET')

for (const { name, group, endpoint } of writes) {
  const [, call = ''] = name.split('.')
  for (const server of ['prismMock', 'prismProxy'] as const) {
    test(`${name}, with ${server}`, async ({ prismMock, prismProxy, mockServer }) => {
      await mockServer.reset()
      const judgement: ContractReport = { calls: [], violations: [] }
      const { url } = { prismMock, prismProxy }[server]
      const calls = createReportingApi(url, judgement).calls as unknown as Calls
      const body = await createExampleBody(group, endpoint)
      const id = endpoint.method === 'DELETE' ? await createUnreferencedRecord(calls, group) : 1
      await calls[group]?.[call]?.({ parameters: { id }, body })
      expect(judgement.violations).toEqual([])
      expect(judgement.calls).not.toEqual([])
    })
  }
}

test('Prism sees a body that breaks the contract', async ({ prismProxy }) => {
  const body = JSON.stringify({ name: 'Sénégal', surplus: true })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${prismProxy.url}/api/Country`, { method: 'POST', headers, body })
  const violations = answer.headers.get('sl-violations') ?? ''
  expect(violations).toContain("must have required property 'code'")
  expect(violations).toContain('surplus')
})

test('Prism sees an answer that breaks the contract', async () => {
  const broken = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse: () => Response.json([{ id: 1, name: 'Belgique' }]),
  })
  const prism = await startPrism('proxy', broken.url)
  const answer = await fetch(`${prism.url}/api/Country`)
  await prism.close()
  await broken.close()
  expect(answer.headers.get('sl-violations')).toContain("must have required property 'code'")
})

/** A record that nothing refers to, so that it may be deleted: one made for it. */
async function createUnreferencedRecord(calls: Calls, group: string): Promise<number> {
  const body = {
    name: 'Sans lien',
    code: 'ZZ',
    content: '',
    summary: '',
    countryId: 1,
    interventionId: 1,
    image: null,
  }
  const { name, code, ...visa } = body
  if (group === 'countries') await calls[group]?.['create']?.({ body: { name, code } })
  else if (group === 'visas') await calls[group]?.['create']?.({ body: { name, ...visa } })
  else return 1
  const list = (await calls[group]?.['list']?.({})) as { id: number }[]
  return list.at(-1)?.id ?? 0
}
