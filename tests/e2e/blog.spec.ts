import { readStructuredData } from '../support/head.ts'
import { expect, test, type Page } from '../support/test.ts'

const count = (page: Page) => page.getByRole('main').getByRole('heading', { name: /^\d+ article/ })
const backLink = (page: Page) => page.getByRole('link', { name: 'Retour à la liste filtrée' })
const getScroll = (page: Page) => page.evaluate(() => scrollY)

test('a visitor adds and removes filters; the URL follows and the page does not scroll (spec 2.7.1, 4.7)', async ({
  page,
}) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog – Droit de Cité')
  await expect(count(page)).toHaveText('20 articles')
  const studies = page.getByRole('group', { name: 'Thèmes' }).getByRole('button', {
    name: /^études/,
  })
  await studies.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    scrollTo(0, 120)
  })
  await studies.click()
  await expect(page).toHaveURL('/blog?tags=etudes')
  await expect(count(page)).toHaveText('4 articles')
  expect(await getScroll(page)).toBe(120)

  await page.getByRole('button', { name: 'France' }).click()
  await expect(page).toHaveURL('/blog?country=FR&tags=etudes')
  await expect(count(page)).toHaveText('1 article')
  expect(await getScroll(page)).toBe(120)

  await page.getByRole('button', { name: 'Retirer le filtre études' }).click()
  await expect(page).toHaveURL('/blog?country=FR')
  await page.getByRole('button', { name: 'Effacer tous les filtres' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(count(page)).toHaveText('20 articles')

  // Both are clicked before the list is rendered again.
  await page
    .getByRole('button', { name: /^(?:études|France)/ })
    .evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    })
  await expect(page).toHaveURL('/blog?country=FR&tags=etudes')

  await test.step('page links lead to the start of the list', async () => {
    await page.getByRole('button', { name: 'Effacer tous les filtres' }).click()
    await expect(count(page)).toHaveText('20 articles')
    const pages = page.getByRole('navigation', { name: 'Pages du blog' })
    await expect(pages.locator('[aria-current=page]')).toHaveText('1')
    const next = pages.getByRole('link', { name: 'Plus anciens' })
    await expect(next).toHaveAttribute('rel', 'next')
    await next.click()
    await expect(page).toHaveURL('/blog?page=2')
    await expect(count(page)).toBeFocused()
    await expect(count(page)).toBeInViewport()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(8)
    await expect(pages.locator('[aria-current=page]')).toHaveText('2')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=2$/)
  })
})

test('from the filtered list to an article, its link, a related article and back to the same scroll position (spec 2.1.1, 2.7.2, 2.1.11)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog?country=BE&tags=recours')
  await expect(count(page)).toHaveText('4 articles')
  const card = page.getByRole('article').getByRole('link', { name: /^Devenir belge/ })
  await card.scrollIntoViewIfNeeded()
  const scroll = await getScroll(page)
  expect(scroll).toBeGreaterThan(0)
  await card.click()
  await expect(page).toHaveTitle(/^Devenir belge par déclaration.* – Droit de Cité$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /^Devenir belge/ })).toBeAttached()
  await test.step('search engines get its facts', async () => {
    await expect
      .poll(async () => (await readStructuredData(page)).map((block) => block['@type']).toSorted())
      .toEqual(['Article', 'BreadcrumbList', 'LegalService'])
  })
  await test.step('a button copies its link where the device has no share sheet', async () => {
    await page.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Le lien est copié.' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/blog\/devenir-belge-par-declaration[^?#]*$/,
    )
  })
  await backLink(page).click()
  await expect(page).toHaveURL('/blog?country=BE&tags=recours')
  await expect.poll(() => getScroll(page)).toBe(scroll)

  await test.step('the link back survives a visit to a related article', async () => {
    await card.click()
    const related = page.getByRole('region', { name: 'À lire aussi' }).getByRole('link').first()
    const title = await related.innerText()
    await related.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} – Droit de Cité`)
    await expect(page.getByRole('main')).toBeFocused()
    await backLink(page).click()
    await expect(page).toHaveURL('/blog?country=BE&tags=recours')
  })
})
