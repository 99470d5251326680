import { screens } from '#routes/-pages.ts'

import { expectNotIndexed, expectPageMeta } from '../support/page-meta.ts'
import { readShifts, recordShifts } from '../../scripts/bench/layout-shifts.ts'
import { expect, test, type Page } from '../support/test.ts'
import { waitForRendering } from '../support/page-waits.ts'

/** Paths without search or hash: those pages are not prerendered, so more than their fonts comes late. */
const paths = new Set(
  screens
    .filter(({ name }) => !name.startsWith('admin'))
    .map(({ path }) => path.replace(/[?#].*/, '')),
)

/** A shift that nobody notices (docs/performance.md). */
const maxShift = 0.01

/** The same of a window of 6,000 px, in which a line that comes late below the text moves what follows by 0.0009 or more. */
const maxLateShift = 0.0005

/** The order of the lawyers changes with the day, which the prerendered page does not know. */
const shuffled = '/avocatslist'

const isFooter = (text: string) => text.startsWith('Droit de Cité')

const isPrerendered = (path: string) => path !== '/nulle-part'

for (const path of paths) {
  test(`${path} is taken over by the client in both languages, and neither late fonts nor late lines move it`, async ({
    page,
  }) => {
    // First, because the heading must be known before the client starts.
    await page.addInitScript(rememberFirstHeading)
    const fonts = await holdFonts(page)
    await page.addInitScript(recordShifts)
    const faults: string[] = []
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      fonts.hold()
      await page.goto(path, { waitUntil: 'commit' })
      await waitForClient(page)
      fonts.release()
      await waitForFonts(page)
      const shifts = await page.evaluate(readShifts)
      if (shifts.reduce((sum, { value }) => sum + value, 0) > maxShift)
        faults.push(`${width} px: ${JSON.stringify(shifts)}`)
    }
    expect(faults).toEqual([])
    await test.step('French', () => expectTakenOver(page, path, 'fr'))
    await test.step('English', async () => {
      // Only late lines count here; a font that arrives around the first paint sometimes moves lines, too.
      await fonts.withhold()
      await page.evaluate(() => {
        localStorage.setItem('language', 'en')
      })
      // So high that what moves far below the first window counts too.
      await page.setViewportSize({ width: 1280, height: 6000 })
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await expectTakenOver(page, path, 'en')
      await page.waitForLoadState('networkidle')
      const lateShifts = (await page.evaluate(readShifts)).filter(
        ({ value, moved }) => value > maxLateShift && !moved.every(isFooter),
      )
      expect(path === shuffled ? [] : lateShifts).toEqual([])
    })
  })
}

test('fonts that come after the first paint are shown from the next page on', async ({ page }) => {
  const fonts = await holdFonts(page)
  fonts.hold()
  await page.goto('/services', { waitUntil: 'commit' })
  await waitForClient(page)
  const fallbackWidth = await page.evaluate(measureHeadingFont)
  fonts.release()
  await waitForFonts(page)
  expect(await page.evaluate(measureHeadingFont)).toBe(fallbackWidth)
  await page.getByRole('main').getByRole('link', { name: 'Trouver un avocat' }).first().click()
  await expect(page).toHaveURL('/avocatslist')
  await expect.poll(() => page.evaluate(measureHeadingFont)).not.toBe(fallbackWidth)
})

/** The client keeps what was prerendered, and the metadata is that of the page. */
async function expectTakenOver(page: Page, path: string, language: 'fr' | 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  if (!isPrerendered(path)) {
    await expectNotIndexed(page)
    return
  }
  expect(await page.evaluate(isFirstHeadingKept)).toBe(true)
  await expectPageMeta(page, path, language)
}

/** Runs in the page before its own code. */
function rememberFirstHeading(): void {
  document.addEventListener('DOMContentLoaded', () => {
    Object.assign(globalThis, { firstHeading: document.querySelector('main h1') })
  })
}

/** Runs in the page. */
function isFirstHeadingKept(): boolean {
  const { firstHeading } = globalThis as unknown as { firstHeading: Element | null }
  return firstHeading?.isConnected === true
}

/** The client would wait for the fonts, which belong to the load of the page, or for a touch. Runs in the page. */
function startClient(): void {
  document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerdown')))
}

/** Holds back the fonts until they are released: the order counts, not how long it takes. */
async function holdFonts(page: Page) {
  let held = Promise.withResolvers<void>()
  await page.addInitScript(startClient)
  await page.route('**/*.woff2', async (route) => {
    await held.promise
    // A held font of a page that is gone cannot be continued.
    await route.continue().catch(() => undefined)
  })
  return {
    hold() {
      held = Promise.withResolvers<void>()
    },
    release() {
      held.resolve()
    },
    /** Answers with an empty file: a failed request would count as an error of the page. */
    async withhold() {
      await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
    },
  }
}

/**
 * Painted with the fonts of the device, and taken over by the client. The demo toolbar is there, too: Chromium may show late
 * fonts when it comes (docs/performance.md).
 */
async function waitForClient(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Démo' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
}

async function waitForFonts(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // In which the page would move.
  await page.evaluate(waitForRendering)
}

/** The width of a text in the font of headings. Runs in the page. */
function measureHeadingFont(): number {
  const probe = document.createElement('span')
  probe.textContent = 'Réseau international d’avocats'
  probe.style.cssText = 'position: fixed; font: 64px var(--font-heading); white-space: nowrap'
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}
