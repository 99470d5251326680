import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '../test.ts'

import { pages as english } from '../../src/i18n/en/pages.ts'
import { pages as french } from '../../src/i18n/fr/pages.ts'
import { headOf } from '../head.ts'
import { screens } from '../screens.ts'

/** What holds on each screen, looked at in one visit: loading a page is what costs time. */
for (const [language, locale, ofTheSite] of [
  ['French', 'fr-BE', french.site],
  ['English', 'en-GB', english.site],
] as const) {
  test.describe(language, () => {
    test.use({ locale })

    for (const { name, path } of screens) {
      const isAdmin = path.startsWith('/admin')
      // The back-office is French whatever the visitor's language.
      if (isAdmin && locale !== 'fr-BE') continue

      test(`${name}: axe, 320 px, what it says of itself`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

        await test.step('no accessibility violation', async () => {
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
        })
        await test.step('it says what it is, once, in words of its own', async () => {
          if (isAdmin || name === 'not-found') {
            expect(await headOf(page, 'meta[name=robots]')).toContain('noindex')
          } else {
            await describesItself(page, { path, locale, ofTheSite })
          }
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
        })
      })
    }
  })
}

async function describesItself(
  page: Page,
  { path, locale, ofTheSite }: { path: string; locale: string; ofTheSite: string },
) {
  const description = await headOf(page, 'meta[name=description]')
  expect(description.length).toBeGreaterThan(50)
  expect(description).not.toBe(ofTheSite)
  expect(await headOf(page, 'meta[property="og:description"]')).toBe(description)

  const canonical = await headOf(page, 'link[rel=canonical]', 'href')
  expect(canonical).toBe(new URL(path.replace(/[?#].*/, ''), page.url()).href)
  expect(await headOf(page, 'meta[property="og:url"]')).toBe(canonical)
  const title = await headOf(page, 'meta[property="og:title"]')
  await expect(page).toHaveTitle(`${title} – Droit de Cité`)
  expect(await headOf(page, 'meta[property="og:locale"]')).toBe(locale.replace('-', '_'))
}
