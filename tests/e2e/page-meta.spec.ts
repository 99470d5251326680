import { expect, test } from '../support/test.ts'

import { getHeadValue } from '../support/head.ts'

test('what was not found is told to no search engine', async ({ page }) => {
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée')
  expect(await getHeadValue(page, 'meta[name=robots]')).toBe('noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

for (const { locale, language, says } of [
  { locale: 'fr-BE', language: 'fr', says: 'chacun trouve sa place' },
  { locale: 'en-GB', language: 'en', says: 'everyone can find their place' },
]) {
  test(`a page without a picture of its own shows the site's, in ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ locale, baseURL: baseURL ?? '' })
    await page.goto('/faq')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const address = await getHeadValue(page, 'meta[property="og:image"]')
    expect(address).toBe(new URL(`/share-${language}.png`, page.url()).href)
    expect(await getHeadValue(page, 'meta[property="og:image:alt"]')).toContain(says)
    expect(await getHeadValue(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')

    const picture = await (await page.request.get(address)).body()
    // Where a PNG says how large it is.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(60_000)
    await page.close()
  })
}

test('the way to a page is told as it is: none to the home page, one step to others', async ({
  page,
}) => {
  const blocks = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (block) => JSON.parse(block) as { '@type': string; itemListElement?: { name: string }[] },
    )
  await page.goto('/')
  await expect(page.locator('main h1')).toBeVisible()
  await expect
    .poll(async () => (await blocks()).map((block) => block['@type']))
    .toEqual(['LegalService'])

  await page.goto('/interventions')
  await expect(page).toHaveTitle(/^Nos interventions/)
  const crumbs = async () =>
    (await blocks())
      .find((block) => block['@type'] === 'BreadcrumbList')
      ?.itemListElement?.map(({ name }) => name)
  await expect.poll(crumbs).toEqual(['Accueil', 'Nos interventions'])
})
