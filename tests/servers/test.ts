import { test as base, type Page } from '@playwright/test'

import { instant } from '../../mocks/scenarios.ts'
import { type MockServer, startMockServer } from '../../mocks/server.ts'
import type { RunningServer } from '../../scripts/site-server.ts'
import { waitForHydration } from '../support/test.ts'
import { startPrism } from './prism.ts'
import { serveSite } from './serve-site.ts'

/** What Prism holds against a request or an answer, or that it answered a fault by itself. */
export interface ContractReport {
  /** What was answered through Prism: `PUT /api/Country/:id`. */
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
  /** Serves the production client with this base address until the test ends. */
  readonly openSite: (apiBaseUrl: string) => Promise<string>
  /** What Prism says of everything that the page asks. */
  readonly contractReport: ContractReport
  /** Serves the production client before a mock whose answers are altered, until the test ends. */
  readonly openFaultySite: (alter: TransformResponse) => Promise<{ site: string; url: string }>
}

/** Playwright's own `test`, not the one of the journeys: a server that fails is what is tried here. */
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
    { scope: 'worker', timeout: 60_000 },
  ],
  prismProxy: [
    async ({ mockServer }, provide) => {
      const prism = await startPrism('proxy', mockServer.url)
      await provide(prism)
      await prism.close()
    },
    { scope: 'worker', timeout: 60_000 },
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

  contractReport: async ({ page, prismMock, prismProxy }, provide) => {
    await provide(collectContractReport(page, [prismMock.url, prismProxy.url]))
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

/** Collects what Prism says of everything that the page asks of it. */
export function collectContractReport(page: Page, prisms: readonly string[]): ContractReport {
  const judgement: ContractReport = { calls: [], violations: [] }
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (!prisms.includes(origin)) return
    addToReport(judgement, `${response.request().method()} ${pathname}`, {
      status: response.status(),
      violations: response.headers()['sl-violations'] ?? null,
    })
  })
  return judgement
}

/** Adds one answer of Prism's to what is held against it. */
export function addToReport(
  judgement: ContractReport,
  call: string,
  answer: { status: number; violations: string | null },
): void {
  judgement.calls.push(call.replace(/\d+$/, ':id'))
  if (answer.violations !== null) judgement.violations.push(`${call}: ${answer.violations}`)
  else if (answer.status >= 400) judgement.violations.push(`${call}: ${answer.status}`)
}

export { expect } from '@playwright/test'
