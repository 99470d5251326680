import { expect, test } from '@playwright/test'

import { goals, shiftByFonts } from '../../scripts/bench/goals.ts'
import { screens } from '../screens.ts'

const paths = screens
  .map(({ path }) => new URL(path, 'http://site').pathname)
  .filter((path) => !path.startsWith('/admin') && path !== '/nulle-part')

for (const locale of ['fr-BE', 'en-GB']) {
  // A phone, as `npm run bench` has it.
  test.describe(`on a phone that asks for ${locale}`, () => {
    test.use({ locale, viewport: { width: 412, height: 823 }, isMobile: true })

    test('a page that is drawn before its fonts come hardly moves when they do', async ({
      page,
    }) => {
      // What the client does is another matter (prerender.spec.ts): here the page is its HTML.
      await page.route(/\.js$/, (route) => route.abort())
      await page.addInitScript(() => {
        const shown = { shift: 0 }
        Object.assign(globalThis, { shown })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shown.shift += (entry as PerformanceEntry & { value: number }).value
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      for (const path of paths) {
        await test.step(path, async () => {
          const drawn = Promise.withResolvers<void>()
          await page.route(/\.woff2$/, async (route) => {
            await drawn.promise
            await route.continue()
          })
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          await page.evaluate(twoFrames)
          expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
          drawn.resolve()
          await page.evaluate(() => document.fonts.ready)
          await page.evaluate(twoFrames)
          const { shift } = await page.evaluate(
            () => (globalThis as unknown as { shown: { shift: number } }).shown,
          )
          expect.soft(shift, path).toBeLessThan(path === '/' ? goals.layoutShift : shiftByFonts)
          await page.unroute(/\.woff2$/)
        })
      }
    })
  })
}

/** In the page: until what changed has been drawn. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve()
      })
    })
  })
}
