import { test as base, type BrowserContext } from '@playwright/test'

import { waitForHydration, waitLongerForCalls } from './visits.ts'
import { createWatch, slowDown } from './watch-context.ts'

export { expect } from '@playwright/test'
export type { Browser, BrowserContext, Locator, Page, Request, Route } from '@playwright/test'
export { gotoAndSettle, waitForHydration } from './visits.ts'
export { allowErrors, allowOrigin, anyConsoleError } from './watch-context.ts'

/** The viewport of a phone. */
export const phone = { width: 390, height: 844 }

/**
 * Playwright's `test`. It also fails on an uncaught error, an unexpected console error, a violation of the content
 * security policy or of Trusted Types, and a request to an origin that the test did not allow, in every context that
 * the test opens. Visits last until the client has hydrated the page, because buttons do not work before.
 */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ browser, context }, use) => {
      const { watch, findUnexpected } = createWatch()
      const prepare = async (opened: BrowserContext) => {
        await watch(opened)
        opened.on('page', waitForHydration)
        opened.on('page', (page) => void slowDown(page))
        await opened.addInitScript(waitLongerForCalls)
      }
      await prepare(context)
      const open = browser.newContext.bind(browser)
      browser.newContext = async (...options) => {
        const opened = await open(...options)
        await prepare(opened)
        return opened
      }
      await use(undefined)
      browser.newContext = open

      const unexpected = findUnexpected()
      if (unexpected.length > 0) throw new Error(`Unexpected errors:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})
