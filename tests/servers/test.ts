import { test as base, type Page } from '@playwright/test'

import { instant } from '../../mocks/scenarios.ts'
import { type MockServer, startMockServer } from '../../mocks/server.ts'
import type { RunningServer } from 'static-server'
import { testLimit } from '../limits.ts'
import { waitForHydration } from '../support/test.ts'
import { startPrism } from './prism.ts'
import { serveSite } from './serve-site.ts'

/** The calls that went through Prism and their violations of the OpenAPI document. */
export interface ContractReport {
  /** `PUT /api/Country/:id` */
  readonly calls: string[]
  readonly violations: string[]
}

interface ServerFixtures {
  readonly mockServer: MockServer
  readonly prismMock: RunningServer
  readonly prismProxy: RunningServer
}

export type TransformResponse = (
  request: Request,
  response: Response,
) => Response | Promise<Response>

interface TestFixtures {
  /** Serves the production client with this base URL until the test ends. */
  readonly openSite: (apiBaseUrl: string) => Promise<string>
  /** The calls of the page through Prism. */
  readonly contractReport: ContractReport
  /** Serves the production client with a mock whose responses are transformed, until the test ends. */
  readonly openFaultySite: (transform: TransformResponse) => Promise<{ site: string; url: string }>
}

/** Extends Playwright's own `test`, because the errors that a failing server causes are expected here. */
export const test = base.extend<TestFixtures, ServerFixtures>({
  context: async ({ context }, provide) => {
    context.on('page', waitForHydration)
    await provide(context)
  },

  mockServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, provide) => {
      const server = await startMockServer({ port: 0, scenario: () => instant })
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  prismMock: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const prism = await startPrism('mock')
      await provide(prism)
      await prism.close()
    },
    { scope: 'worker', timeout: testLimit },
  ],
  prismProxy: [
    async ({ mockServer }, provide) => {
      const prism = await startPrism('proxy', mockServer.url)
      await provide(prism)
      await prism.close()
    },
    { scope: 'worker', timeout: testLimit },
  ],

  // oxlint-disable-next-line no-empty-pattern -- as above
  openSite: async ({}, provide) => {
    const sites: RunningServer[] = []
    await provide(async (apiBaseUrl) => {
      const site = await serveSite(apiBaseUrl)
      sites.push(site)
      return site.url
    })
    for (const site of sites) await site.close()
  },

  contractReport: async ({ page, prismMock }, provide) => {
    await provide(collectContractReport(page, prismMock.url))
  },

  openFaultySite: async ({ openSite }, provide) => {
    const servers: MockServer[] = []
    await provide(async (transformResponse) => {
      const server = await startMockServer({ port: 0, scenario: () => instant, transformResponse })
      servers.push(server)
      return { url: server.url, site: await openSite(server.url) }
    })
    for (const server of servers) await server.close()
  },
})

/** Collects the calls of the page through Prism. */
function collectContractReport(page: Page, prismUrl: string): ContractReport {
  const report: ContractReport = { calls: [], violations: [] }
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin !== prismUrl) return
    addToReport(report, `${response.request().method()} ${pathname}`, {
      status: response.status(),
      violations: response.headers()['sl-violations'] ?? null,
    })
  })
  return report
}

/** Adds one response of Prism to the report. */
export function addToReport(
  report: ContractReport,
  call: string,
  response: { status: number; violations: string | null },
): void {
  report.calls.push(call.replace(/\d+$/, ':id'))
  if (response.violations !== null) report.violations.push(`${call}: ${response.violations}`)
  else if (response.status >= 400) report.violations.push(`${call}: ${response.status}`)
}

export { expect } from '@playwright/test'
