import { startPageTranslator } from '../support/page-translator.ts'
import { expect, test, type Page } from '../support/test.ts'

/** The texts of a page in the `<font>` of a translator. */
const translated = (page: Page) => page.locator('main font > font')

test('a translator that is there before the client leaves the page usable', async ({ page }) => {
  await page.addInitScript(startPageTranslator)
  await page.addInitScript(changeTranslatedWords)
  await page.goto('/avocatslist')
  await expect(translated(page).first()).toBeVisible()
  await test.step('it replaces what comes later, too', async () => {
    await page.evaluate(() => {
      const late = document.createElement('p')
      late.append('plus tard')
      document.body.append(late)
      late.append(', et encore')
    })
    await expect(page.locator('body > p > font > font')).toHaveText([
      'plus tard ·',
      ', et encore ·',
    ])
  })
  const compare = page.getByRole('button', { name: /^Comparer Maître/ }).first()
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Ma sélection (1)' })).toBeVisible()
  await compare.click()
  await expect(page.getByRole('link', { name: /^Ma sélection ·$/ })).toBeVisible()
})

/** Runs in the page. React compares the words of a prerendered page. */
function changeTranslatedWords(): void {
  new MutationObserver(() => {
    for (const font of document.querySelectorAll<HTMLElement>('font > font:not([lang])')) {
      font.lang = 'nl'
      font.append(' ·')
    }
  }).observe(document, { childList: true, subtree: true })
}
