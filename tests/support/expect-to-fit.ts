import { expect, type Page } from '@playwright/test'

/** Expects that the page does not scroll sideways. */
export async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBeLessThanOrEqual(0)
}
