import type { QueryClient } from '@tanstack/react-query'
import { expect, type Page, type Request } from '@playwright/test'

/** Makes `goto` and `reload` resolve only when the page is hydrated. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const hydrated = () => page.locator('#root[data-prerendered]').waitFor({ state: 'detached' })
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    await hydrated()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await hydrated()
    return response
  }
}

/** The query cache of a prerendered page is JSON too, but an asset. */
const isApiCall = (url: string) =>
  /^(?!.*\/assets\/).*(?:\/api\/|\.json$)/.test(new URL(url).pathname)

/**
 * Visits a page and waits until it has loaded all its records. A pending call would fail when the test moves the clock or stops
 * the service worker.
 */
export async function gotoAndSettle(page: Page, path: string): Promise<void> {
  const openCalls = new Set<Request>()
  page.on('request', (request) => {
    if (isApiCall(request.url())) openCalls.add(request)
  })
  page.on('requestfinished', (request) => openCalls.delete(request))
  page.on('requestfailed', (request) => openCalls.delete(request))
  await page.goto(path)
  // A query asks again for what was prerendered only when it is idle, so both the client and the network are asked.
  await page.waitForFunction(isLoaded)
  await expect.poll(() => openCalls.size).toBe(0)
  await page.waitForFunction(isLoaded)
}

/** Runs in the page. Asks the client through what the router gives its developer tools. */
function isLoaded(): boolean {
  const { __TSR_ROUTER__: router } = globalThis as unknown as {
    __TSR_ROUTER__: {
      state: { status: string }
      options: { context: { queryClient: QueryClient } }
    }
  }
  return router.state.status === 'idle' && router.options.context.queryClient.isFetching() === 0
}

/** Runs in the page. The client gives a call up after 15 s, and a busy machine may need longer to answer one. */
export function waitLongerForCalls(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 8)
}
