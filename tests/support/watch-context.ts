import type { BrowserContext, Page } from '@playwright/test'

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

/** Collects what no page of a test may do. `findUnexpected` returns what the test has not allowed. */
export function createWatch() {
  allowedErrors.length = 0
  allowedOrigins.length = 0
  const consoleErrors = new Set<string>()
  const foreignRequests = new Set<string>()
  return {
    watch: async (context: BrowserContext): Promise<void> => {
      context.on('weberror', (event) => consoleErrors.add(`uncaught: ${event.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.add(message.text())
      })
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !localHosts.has(hostname))
          foreignRequests.add(request.url())
      })
      await context.addInitScript(reportPolicyViolations)
    },
    findUnexpected: (): string[] => [
      ...[...consoleErrors].filter((text) => !allowedErrors.some((pattern) => pattern.test(text))),
      ...[...foreignRequests]
        .filter((url) => !allowedOrigins.includes(new URL(url).origin))
        .map((url) => `foreign request: ${url}`),
    ],
  }
}

/** Runs in the page. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sample, sourceFile, lineNumber } = event
    console.error(
      `policy: ${violatedDirective} ${blockedURI} ${sample} ${sourceFile}:${lineNumber}`,
    )
  })
}

/** `TEST_CPU_SLOWDOWN=6 npx playwright test …` slows the processor down six times, to find tests that depend on speed. */
export async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['TEST_CPU_SLOWDOWN'] ?? 1)
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
