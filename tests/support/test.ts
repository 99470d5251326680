import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test'

export { expect } from '@playwright/test'
export type { Browser, BrowserContext, Locator, Page, Request, Route } from '@playwright/test'

/** The test makes something go wrong: what the console may say of it. */
export function expectErrors(...expected: readonly RegExp[]): void {
  for (const { source } of expected) {
    base.info().annotations.push({ type: 'expected error', description: source })
  }
}

/** What a page says of a fault on purpose: all but errors that nothing caught and violations of the policy. */
export const anyConsoleError = /^(?!uncaught: |policy: )/

/** The test's visitor agrees to something of this other origin. */
export function allowOrigin(origin: string): void {
  base.info().annotations.push({ type: 'agreed origin', description: origin })
}

/** Something was proven so many times: the run says how many in all (tests/support/counts-reporter.ts). */
export function recordCount(what: string, number = 1): void {
  base.info().annotations.push({ type: `count ${number}`, description: what })
}

const localHosts = new Set(['localhost', '127.0.0.1'])

/**
 * Playwright's `test`, under which every journey also proves: no uncaught error, nothing in the console that
 * was not expected, no violation of the content security policy or of Trusted Types, and no request to another
 * origin that was not agreed to. It watches each context that a test opens. Pages are visited as people do: a
 * test acts once the client has taken a prerendered page over; before that links work and buttons do not.
 */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ browser, context }, use, { annotations }) => {
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
        opened.on('page', slowDown)
        await opened.addInitScript(reportPolicyViolations)
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

      const getAnnotations = (type: string) =>
        annotations.flatMap(({ type: kind, description = '' }) =>
          kind === type ? [description] : [],
        )
      const expected = getAnnotations('expected error').map((source) => new RegExp(source))
      const allowedOrigins = new Set(getAnnotations('agreed origin'))
      const unexpected = [
        ...[...consoleErrors].filter((text) => !expected.some((pattern) => pattern.test(text))),
        ...[...foreignRequests]
          .filter((address) => !allowedOrigins.has(new URL(address).origin))
          .map((address) => `asked abroad: ${address}`),
      ]
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
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
 * `TEST_CPU_SLOWDOWN=6 npx playwright test …` runs the pages on a processor that is six times slower: no test may
 * depend on how fast a machine is.
 */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['TEST_CPU_SLOWDOWN'] ?? 1)
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Makes visits and reloads of a page last until it is taken over. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const hydrated = () => page.locator('#root[data-prerendered]').waitFor({ state: 'detached' })
  page.goto = async (address, options) => {
    const response = await goto(address, options)
    await hydrated()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await hydrated()
    return response
  }
}

/** Not what a prerendered page was made of, a file among its assets. */
const isApiCall = (address: string) =>
  /^(?!.*\/assets\/).*(?:\/api\/|\.json$)/.test(new URL(address).pathname)

/**
 * Visits a page that calls the server, until all its calls are answered: one that is under way when a test
 * moves the clock, or takes the worker away, would fail.
 */
export async function gotoAndSettle(page: Page, path: string): Promise<void> {
  let requestCount = 0
  let responseCount = 0
  page.on('request', (request) => {
    if (isApiCall(request.url())) requestCount += 1
  })
  const onEnd = (request: Request) => {
    if (isApiCall(request.url())) responseCount += 1
  }
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  await page.goto(path)
  // Some calls follow others: none is open twice in a row.
  let wasQuiet = false
  await expect
    .poll(
      () => {
        const isQuiet = requestCount > 0 && requestCount === responseCount
        const isDone = isQuiet && wasQuiet
        wasQuiet = isQuiet
        return isDone
      },
      { intervals: [500] },
    )
    .toBe(true)
}
