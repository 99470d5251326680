import { getHeadValue, readStructuredData } from '../support/head.ts'
import { navigate } from '../support/navigate.ts'
import { expect, test } from '../support/test.ts'

test('social networks get the image of the site in each language, and search engines a breadcrumb', async ({
  page,
}) => {
  await page.goto('/faq')
  for (const { language, alternative } of [
    { language: 'fr', alternative: 'chacun trouve sa place' },
    { language: 'en', alternative: 'everyone can find their place' },
  ]) {
    await test.step(language, async () => {
      await page.getByLabel(/^(?:Langue|Language)$/).selectOption(language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const url = new URL(`/share-${language}.png`, page.url()).href
      await expect(page.locator('head > meta[property="og:image"]')).toHaveAttribute('content', url)
      expect(await getHeadValue(page, 'meta[property="og:image"]')).toBe(url)
      expect(await getHeadValue(page, 'meta[property="og:image:alt"]')).toContain(alternative)
      expect(await getHeadValue(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')

      const image = await (await page.request.get(url)).body()
      // The width and height in the header of a PNG.
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
      expect(image.length).toBeLessThan(60_000)
    })
  }
  await test.step('the breadcrumb begins at the home page, except there', async () => {
    await page.getByLabel('Language', { exact: true }).selectOption('fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.evaluate(navigate, '/interventions')
    await expect(page).toHaveTitle(/^Nos interventions/)
    await expect
      .poll(async () =>
        (await readStructuredData(page))
          .find((block) => block['@type'] === 'BreadcrumbList')
          ?.itemListElement?.map(({ name }) => name),
      )
      .toEqual(['Accueil', 'Nos interventions'])
    await page.evaluate(navigate, '/')
    await expect
      .poll(async () => (await readStructuredData(page)).map((block) => block['@type']))
      .toEqual(['LegalService'])
  })
})
