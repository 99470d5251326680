import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../test.ts'

import { screens } from '../screens.ts'

for (const [language, locale] of [
  ['French', 'fr-BE'],
  ['English', 'en-GB'],
] as const) {
  test.describe(language, () => {
    test.use({ locale })

    for (const { name, path } of screens) {
      test(`${name} has no accessibility violation`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([])
      })

      test(`${name} fits a window of 320 px (WCAG 1.4.10)`, async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  })
}
