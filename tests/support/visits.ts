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
 * Visits a page that calls the API, and waits until all its calls have ended. A pending call would fail when the test moves the
 * clock or stops the service worker.
 */
export async function gotoAndSettle(page: Page, path: string): Promise<void> {
  let hasCalled = false
  const openCalls = new Set<Request>()
  page.on('request', (request) => {
    if (!isApiCall(request.url())) return
    hasCalled = true
    openCalls.add(request)
  })
  page.on('requestfinished', (request) => openCalls.delete(request))
  page.on('requestfailed', (request) => openCalls.delete(request))
  await page.goto(path)
  // A call may follow another one, so two polls in a row must find no open call.
  let wasQuiet = false
  await expect
    .poll(
      () => {
        const isQuiet = hasCalled && openCalls.size === 0
        const isDone = isQuiet && wasQuiet
        wasQuiet = isQuiet
        return isDone
      },
      { intervals: [500] },
    )
    .toBe(true)
}

/** Runs in the page. The client gives a call up after 15 s, and a busy machine may need longer to answer one. */
export function waitLongerForCalls(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 8)
}
