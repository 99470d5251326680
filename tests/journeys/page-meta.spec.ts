import { expect, test } from '../test.ts'

import { headOf } from '../head.ts'

test('what was not found is told to no search engine', async ({ page }) => {
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée')
  expect(await headOf(page, 'meta[name=robots]')).toBe('noindex')
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
