import { expect, test, type Page } from '../test.ts'

import { pages as english } from '../../src/i18n/en/pages.ts'
import { pages as french } from '../../src/i18n/fr/pages.ts'
import { screens } from '../screens.ts'

const described = screens.filter(({ name }) => name !== 'not-found')

/** The one value of an element in the document's head. */
async function one(page: Page, selector: string, attribute = 'content') {
  const element = page.locator(`head > ${selector}`)
  await expect(element).toHaveCount(1)
  return (await element.getAttribute(attribute)) ?? ''
}

for (const [language, locale, ofTheSite] of [
  ['French', 'fr-BE', french.site],
  ['English', 'en-GB', english.site],
] as const) {
  test.describe(language, () => {
    test.use({ locale })

    for (const { name, path } of described) {
      test(`${name} says what it is, once, in words of its own`, async ({ page }) => {
        await page.goto(path)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

        const description = await one(page, 'meta[name=description]')
        expect(description.length).toBeGreaterThan(50)
        expect(description).not.toBe(ofTheSite)
        expect(await one(page, 'meta[property="og:description"]')).toBe(description)

        const canonical = await one(page, 'link[rel=canonical]', 'href')
        expect(canonical).toBe(new URL(path.replace(/[?#].*/, ''), page.url()).href)
        expect(await one(page, 'meta[property="og:url"]')).toBe(canonical)
        const title = await one(page, 'meta[property="og:title"]')
        await expect(page).toHaveTitle(`${title} – Droit de Cité`)
        expect(await one(page, 'meta[property="og:locale"]')).toBe(locale.replace('-', '_'))
      })
    }
  })
}

test('what was not found is told to no search engine', async ({ page }) => {
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée')
  expect(await one(page, 'meta[name=robots]')).toBe('noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
})

test('the way to a page is told as it is: none to the home page, one step to others', async ({
  page,
}) => {
  const blocks = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (block) => JSON.parse(block) as { '@type': string; itemListElement?: { name: string }[] },
    )
  await page.goto('/')
  await expect(page.locator('main h1')).toBeVisible()
  expect((await blocks()).map((block) => block['@type'])).toEqual(['LegalService'])

  await page.goto('/interventions')
  await expect(page).toHaveTitle(/^Nos interventions/)
  const crumbs = (await blocks()).find((block) => block['@type'] === 'BreadcrumbList')
  expect(crumbs?.itemListElement?.map(({ name }) => name)).toEqual(['Accueil', 'Nos interventions'])
})
