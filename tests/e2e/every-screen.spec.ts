import { pages as english } from '../../src/i18n/en/pages.ts'
import { pages as french } from '../../src/i18n/fr/pages.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectToFit } from '../support/expect-to-fit.ts'
import { getHeadValue } from '../support/head.ts'
import { checkTabStops } from '../support/keyboard.ts'
import { findReadingOrderIssues } from '../support/reading-order.ts'
import { screens } from '../support/screens.ts'
import { expect, test, type Page } from '../support/test.ts'

/** Screens with a toolbar that stays while they scroll. It could cover the focus on the way back. */
const screensWithToolbars = new Set(['home', 'lawyers', 'visa-details', 'admin-article'])

const isAdmin = (name: string) => name.startsWith('admin')

/**
 * The checks of a screen in one visit, because loading a page takes the most time. Checks that do not depend on the
 * language run in one of them. The stories run axe in both.
 */
for (const [locale, siteDescription] of [
  ['fr-BE', french.site],
  ['en-GB', english.site],
] as const) {
  const isFrench = locale === 'fr-BE'
  const checks = isFrench ? 'axe, reading order' : 'tab stops'
  test.describe(locale, { tag: isFrench ? '@smoke' : [] }, () => {
    test.use({ locale })

    for (const { name, path: fullPath } of screens) {
      // A page is not prerendered for each search, so the client renders it again.
      const path = isFrench ? fullPath : fullPath.replace(/\?.*/, '')
      const isPrerendered = !isAdmin(name) && name !== 'not-found' && !path.includes('?')
      // The back-office is in French only.
      if (isAdmin(name) && !isFrench) continue

      test(`${name}: hydration, metadata, ${checks}, 320 px`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.addInitScript(rememberFirstHeading)
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

        await test.step('hydration keeps the prerendered heading', async () => {
          if (isPrerendered) expect(await page.evaluate(isFirstHeadingKept)).toBe(true)
          await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
        })
        await test.step('its metadata is its own', async () => {
          if (isAdmin(name) || name === 'not-found') {
            expect(await getHeadValue(page, 'meta[name=robots]')).toContain('noindex')
          } else {
            await expectPageMeta(page, { path, locale, siteDescription })
          }
        })
        if (isFrench) {
          await test.step('axe finds no violation', async () => {
            await expectAccessible(page)
          })
          await test.step('its reading order is its visual order', async () => {
            expect(await findReadingOrderIssues(page)).toEqual([])
          })
        }
        if (!isFrench || isAdmin(name)) {
          await test.step('each tab stop has a visible focus', async () => {
            await expectVisibleFocus(page, 'Tab')
            if (screensWithToolbars.has(name)) await expectVisibleFocus(page, 'Shift+Tab')
          })
        }
        await test.step('it fits into 320 px (WCAG 1.4.10)', async () => {
          await page.setViewportSize({ width: 320, height: 640 })
          await expectToFit(page)
          if (isFrench) expect(await findReadingOrderIssues(page)).toEqual([])
        })
      })
    }
  })
}

async function expectVisibleFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const { issues, stops } = await checkTabStops(page, key)
  expect(issues).toEqual([])
  expect(stops).toBeGreaterThan(3)
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

async function expectPageMeta(
  page: Page,
  { path, locale, siteDescription }: { path: string; locale: string; siteDescription: string },
) {
  const description = await getHeadValue(page, 'meta[name=description]')
  expect(description.length).toBeGreaterThan(50)
  expect(description).not.toBe(siteDescription)
  expect(await getHeadValue(page, 'meta[property="og:description"]')).toBe(description)

  const canonical = await getHeadValue(page, 'link[rel=canonical]', 'href')
  expect(canonical).toBe(new URL(path.replace(/[?#].*/, ''), page.url()).href)
  expect(await getHeadValue(page, 'meta[property="og:url"]')).toBe(canonical)
  const title = await getHeadValue(page, 'meta[property="og:title"]')
  await expect(page).toHaveTitle(`${title} – Droit de Cité`)
  expect(await getHeadValue(page, 'meta[property="og:locale"]')).toBe(locale.replace('-', '_'))
}
