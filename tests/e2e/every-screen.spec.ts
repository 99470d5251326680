import { recordCount, expect, test, type Page } from '../support/test.ts'

import { pages as english } from '../../src/i18n/en/pages.ts'
import { pages as french } from '../../src/i18n/fr/pages.ts'
import { expectAccessible } from '../support/axe.ts'
import { getHeadValue } from '../support/head.ts'
import { checkTabStops } from '../support/keyboard.ts'
import { findReadingOrderIssues } from '../support/reading-order.ts'
import { screens } from '../support/screens.ts'

/** Screens over which something stays while they scroll: backwards, the focus may come to lie under it. */
const screensWithToolbars = new Set(['home', 'lawyers', 'visa-details', 'admin-article'])

/** What holds on each screen, looked at in one visit: loading a page is what costs time. */
for (const [language, locale, ofTheSite] of [
  ['French', 'fr-BE', french.site],
  ['English', 'en-GB', english.site],
] as const) {
  test.describe(language, { tag: locale === 'fr-BE' ? '@smoke' : [] }, () => {
    test.use({ locale })

    for (const { name, path } of screens) {
      const isAdmin = path.startsWith('/admin')
      // The back-office is French whatever the visitor's language.
      if (isAdmin && locale !== 'fr-BE') continue

      test(`${name}: axe, keyboard, reading order, 320 px, what it says of itself`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

        await test.step('no accessibility violation', async () => {
          await expectAccessible(page)
        })
        await test.step('it says what it is, once, in words of its own', async () => {
          if (isAdmin || name === 'not-found') {
            expect(await getHeadValue(page, 'meta[name=robots]')).toContain('noindex')
          } else {
            await expectPageMeta(page, { path, locale, ofTheSite })
          }
        })
        await test.step('it is read in order', async () => {
          expect(await findReadingOrderIssues(page)).toEqual([])
        })
        await test.step('focus is seen at each stop of the Tab key', async () => {
          // The stops are the same in both languages.
          if (locale !== 'fr-BE') return
          const { faults, stops } = await checkTabStops(page)
          expect(faults).toEqual([])
          recordCount('stops of the Tab key, each seen to have the focus', stops)
        })
        await test.step('and backwards, from below a bar that stays (WCAG 2.4.11)', async () => {
          if (locale !== 'fr-BE' || !screensWithToolbars.has(name)) return
          const { faults, stops } = await checkTabStops(page, 'Shift+Tab')
          expect(faults).toEqual([])
          expect(stops).toBeGreaterThan(20)
          recordCount('stops of the Tab key backwards, each seen to have the focus', stops)
        })
        await test.step('it fits a window of 320 px (WCAG 1.4.10)', async () => {
          await page.setViewportSize({ width: 320, height: 640 })
          await expect
            .poll(() =>
              page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              ),
            )
            .toBeLessThanOrEqual(0)
          expect(await findReadingOrderIssues(page)).toEqual([])
        })
      })
    }
  })
}

async function expectPageMeta(
  page: Page,
  { path, locale, ofTheSite }: { path: string; locale: string; ofTheSite: string },
) {
  const description = await getHeadValue(page, 'meta[name=description]')
  expect(description.length).toBeGreaterThan(50)
  expect(description).not.toBe(ofTheSite)
  expect(await getHeadValue(page, 'meta[property="og:description"]')).toBe(description)

  const canonical = await getHeadValue(page, 'link[rel=canonical]', 'href')
  expect(canonical).toBe(new URL(path.replace(/[?#].*/, ''), page.url()).href)
  expect(await getHeadValue(page, 'meta[property="og:url"]')).toBe(canonical)
  const title = await getHeadValue(page, 'meta[property="og:title"]')
  await expect(page).toHaveTitle(`${title} – Droit de Cité`)
  expect(await getHeadValue(page, 'meta[property="og:locale"]')).toBe(locale.replace('-', '_'))
}
