import { getHeadValue, readStructuredData } from '../support/head.ts'
import { expect, test } from '../support/test.ts'

for (const { locale, language, alternative } of [
  { locale: 'fr-BE', language: 'fr', alternative: 'chacun trouve sa place' },
  { locale: 'en-GB', language: 'en', alternative: 'everyone can find their place' },
]) {
  test.describe(locale, () => {
    test.use({ locale })

    test('a page without its own image shares the image of the site', async ({ page }) => {
      await page.goto('/faq')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const url = await getHeadValue(page, 'meta[property="og:image"]')
      expect(url).toBe(new URL(`/share-${language}.png`, page.url()).href)
      expect(await getHeadValue(page, 'meta[property="og:image:alt"]')).toContain(alternative)
      expect(await getHeadValue(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')

      const image = await (await page.request.get(url)).body()
      // The width and height in the header of a PNG.
      expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([1200, 630])
      expect(image.length).toBeLessThan(60_000)
    })
  })
}

test('search engines get a breadcrumb that begins at the home page, except there', async ({
  page,
}) => {
  await page.goto('/')
  await expect
    .poll(async () => (await readStructuredData(page)).map((block) => block['@type']))
    .toEqual(['LegalService'])
  await page.goto('/interventions')
  await expect(page).toHaveTitle(/^Nos interventions/)
  await expect
    .poll(async () =>
      (await readStructuredData(page))
        .find((block) => block['@type'] === 'BreadcrumbList')
        ?.itemListElement?.map(({ name }) => name),
    )
    .toEqual(['Accueil', 'Nos interventions'])
})
