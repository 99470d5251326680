import { readShifts, recordShifts } from '../support/layout-shifts.ts'
import { screens } from '../support/screens.ts'
import { expect, test, type Page } from '../support/test.ts'

/** Paths without search or hash: those pages are not prerendered, so more than their fonts comes late. */
const paths = new Set(
  screens
    .filter(({ name }) => !name.startsWith('admin'))
    .map(({ path }) => path.replace(/[?#].*/, '')),
)

/** A shift that nobody notices (docs/performance.md). */
const maxShift = 0.01

for (const path of paths) {
  test(`fonts that come after the first paint: ${path} does not move`, async ({ page }) => {
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
  }
}

/** Painted with the fonts of the device, and taken over by the client. */
async function waitForClient(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
}

async function waitForFonts(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(async () => {
    await document.fonts.ready
    // The frame in which the page would move.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })
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
