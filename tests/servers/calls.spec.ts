import { createApi } from '#api/api.ts'
import { listEndpoints } from '#contract/index.ts'

import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { createExampleBody } from '../../scripts/openapi/examples.ts'
import { startPrism } from './prism.ts'
import { addToReport, type ContractReport, expect, test } from './test.ts'

type Calls = Record<string, Record<string, (input: object) => Promise<unknown>>>

/** The calls of the client, which add each response to the report. */
function createReportingCalls(url: string, report: ContractReport): Calls {
  const { calls } = createApi({ api: url, site: url }, async (request) => {
    const response = await fetch(request)
    addToReport(report, `${request.method} ${new URL(request.url).pathname}`, {
      status: response.status,
      violations: response.headers.get('sl-violations'),
    })
    return response
  })
  return calls as unknown as Calls
}

// Prism and the OpenAPI document cover the API, not the static files of the site, not the static files.
const endpoints = listEndpoints().filter(({ endpoint }) => endpoint.path.startsWith('/api/'))

for (const server of ['prismMock', 'prismProxy'] as const) {
  test(`every call of the client conforms to the OpenAPI document: ${server}`, async ({
    prismMock,
    prismProxy,
    mockServer,
  }) => {
    const { url } = { prismMock, prismProxy }[server]
    for (const { name, group, endpoint } of endpoints) {
      await test.step(name, async () => {
        await mockServer.reset()
        const report: ContractReport = { calls: [], violations: [] }
        const calls = createReportingCalls(url, report)
        const [, call = ''] = name.split('.')
        const body =
          endpoint.method === 'GET' ? undefined : await createExampleBody(group, endpoint)
        const id = endpoint.method === 'DELETE' ? await createUnreferencedRecord(calls, group) : 1
        await calls[group]?.[call]?.({ parameters: { id, countryId: 1 }, body })
        expect(report.violations).toEqual([])
        expect(report.calls).not.toEqual([])
      })
    }
  })
}

test('Prism reports a request and a response that break the contract', async ({ prismProxy }) => {
  const rejected = await fetch(`${prismProxy.url}/api/Country`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Sénégal', unknownField: true }),
  })
  const requestViolations = rejected.headers.get('sl-violations') ?? ''
  expect(requestViolations).toContain("must have required property 'code'")
  expect(requestViolations).toContain('unknownField')

  const broken = await startMockServer({
    port: 0,
    scenario: () => instant,
    transformResponse: () => Response.json([{ id: 1, name: 'Belgique' }]),
  })
  const prism = await startPrism('proxy', broken.url)
  const response = await fetch(`${prism.url}/api/Country`)
  await prism.close()
  await broken.close()
  expect(response.headers.get('sl-violations')).toContain("must have required property 'code'")
})

/** The id of a record that may be deleted: where others could refer to it, a new one. */
async function createUnreferencedRecord(calls: Calls, group: string): Promise<number> {
  const visa = { name: 'Sans lien', content: '', summary: '', image: null }
  const bodies: Record<string, object> = {
    countries: { name: 'Sans lien', code: 'ZZ' },
    visas: { ...visa, countryId: 1, interventionId: 1 },
  }
  const body = bodies[group]
  if (body === undefined) return 1
  await calls[group]?.['create']?.({ body })
  const list = (await calls[group]?.['list']?.({})) as { id: number }[]
  return list.at(-1)?.id ?? 0
}
