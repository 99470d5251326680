import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test'

export { expect } from '@playwright/test'
export type { Browser, BrowserContext, Locator, Page, Request, Route } from '@playwright/test'

/** The viewport of a phone. */
export const phone = { width: 390, height: 844 }

const allowedErrors: RegExp[] = []
const allowedOrigins: string[] = []

/** Allows console errors that match, in this test. */
export function allowErrors(...patterns: readonly RegExp[]): void {
  allowedErrors.push(...patterns)
}

/** Every console error except uncaught errors and violations of the content security policy. */
export const anyConsoleError = /^(?!uncaught: |policy: )/

/** Allows requests to this other origin, in this test. */
export function allowOrigin(origin: string): void {
  allowedOrigins.push(origin)
}

const localHosts = new Set(['localhost', '127.0.0.1'])

/**
 * Playwright's `test`. It also fails on an uncaught error, an unexpected console error, a violation of the content
 * security policy or of Trusted Types, and a request to an origin that the test did not allow, in every context that
 * the test opens. Visits last until the client has hydrated the page, because buttons do not work before.
 */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ browser, context }, use) => {
      allowedErrors.length = 0
      allowedOrigins.length = 0
      const consoleErrors = new Set<string>()
      const foreignRequests = new Set<string>()
      const watch = async (opened: BrowserContext) => {
        opened.on('weberror', (event) => consoleErrors.add(`uncaught: ${event.error().message}`))
        opened.on('console', (message) => {
          if (message.type() === 'error') consoleErrors.add(message.text())
        })
        opened.on('request', (request) => {
          const { protocol, hostname } = new URL(request.url())
          if (protocol.startsWith('http') && !localHosts.has(hostname))
            foreignRequests.add(request.url())
        })
        opened.on('page', waitForHydration)
        opened.on('page', (page) => void slowDown(page))
        await opened.addInitScript(reportPolicyViolations)
        await opened.addInitScript(waitLongerForCalls)
      }
      await watch(context)
      const open = browser.newContext.bind(browser)
      browser.newContext = async (...options) => {
        const opened = await open(...options)
        await watch(opened)
        return opened
      }
      await use(undefined)
      browser.newContext = open

      const unexpected = [
        ...[...consoleErrors].filter(
          (text) => !allowedErrors.some((pattern) => pattern.test(text)),
        ),
        ...[...foreignRequests]
          .filter((url) => !allowedOrigins.includes(new URL(url).origin))
          .map((url) => `foreign request: ${url}`),
      ]
      if (unexpected.length > 0) throw new Error(`Unexpected errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})

/** Runs in the page. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event
    console.error(
      `policy: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
    )
  })
}

/**
 * Runs in the page. The client gives a call up after 15 s, and a busy machine may need as long to answer one. A minute is
 * as long as a test waits for anything.
 */
function waitLongerForCalls(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 4)
}

/**
 * `TEST_CPU_SLOWDOWN=6 npx playwright test …` slows the processor down six times, to find tests that depend on speed.
 */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['TEST_CPU_SLOWDOWN'] ?? 1)
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

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
 * Visits a page and waits until all its calls have ended. A pending call would fail when the test moves the clock or
 * stops the service worker.
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
