import { startPageTranslator } from '../support/page-translator.ts'
import { expect, test } from '../support/test.ts'

test('the simulated translator replaces the texts that are there and those that come later', async ({
  page,
}) => {
  await page.goto('/faq')
  const heading = page.locator('main h1')
  const text = await heading.innerText()
  await page.evaluate(startPageTranslator)
  await expect(heading.locator('> font > font')).toHaveText(text)
  await page.evaluate(() => {
    const late = document.createElement('p')
    late.append('plus tard')
    document.body.append(late)
    late.append(', et encore')
  })
  await expect(page.locator('body > p > font > font')).toHaveText(['plus tard', ', et encore'])
})
