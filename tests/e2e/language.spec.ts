import { expect, test, type Page } from '../support/test.ts'

const notice = (page: Page) =>
  page.getByRole('complementary', { name: /^(?:Language of the texts|Langue des textes)$/ })

test('English chosen on a visa’s page translates the whole page, says that the French text prevails, and is stored (spec 1.6, 2.2.4, 4.4, 5.1, 9.2)', async ({
  page,
}) => {
  const files: string[] = []
  page.on('request', (request) => {
    const [, file] = /\/translations\/en\/(.+)\.json$/.exec(request.url()) ?? []
    if (file !== undefined) files.push(file)
  })
  await page.goto('/detailsvisa/belgique/visa-etudiant')
  await page.getByLabel('Langue', { exact: true }).selectOption('English')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Student visa' })).toBeVisible()
  await expect(main.locator('[lang="fr"]:not(blockquote)')).toHaveCount(0)
  await expect(notice(page)).toContainText('The French text prevails.')
  await expect.poll(() => files.toSorted()).toEqual(['service-levels', 'visa-content', 'visas'])

  await page.reload()
  await expect(main.getByRole('heading', { level: 1, name: 'Student visa' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Visas in detail – Droit de Cité')

  await page.getByLabel('Language', { exact: true }).selectOption('Français')
  await expect(main.getByRole('heading', { level: 1, name: 'Visa étudiant' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('the other tabs follow, in the back-office once it is left; the last choice is in all (spec 4)', async ({
  page,
  context,
}) => {
  await page.goto('/detailsvisa/belgique/visa-etudiant')
  const contact = await context.newPage()
  await contact.goto('/contact')
  await contact.getByLabel('Message').fill('Ma question')
  const admin = await context.newPage()
  await admin.goto('/admin')

  await page.getByLabel('Langue', { exact: true }).selectOption('English')
  await expect(contact.getByRole('heading', { level: 1 })).toHaveText('Reach us')
  await expect(contact.getByLabel('Message')).toHaveValue('Ma question')
  await expect(contact.locator('html')).toHaveAttribute('lang', 'en')
  await expect(admin.locator('html')).toHaveAttribute('lang', 'fr')
  const opened = admin.waitForEvent('popup')
  await admin.getByRole('link', { name: 'Voir le site' }).click()
  const site = await opened
  await expect(site.locator('html')).toHaveAttribute('lang', 'en')
  await expect(notice(site)).toContainText('The French text prevails.')

  await contact.getByLabel('Language', { exact: true }).selectOption('Français')
  for (const tab of [page, contact, site]) {
    await expect(tab.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(tab.getByLabel('Langue', { exact: true })).toHaveValue('fr')
  }
})

test.describe('on a slow line', () => {
  // A worker would fetch the file itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('the last of two choices counts, and a page that is opened meanwhile has its language', async ({
    page,
  }) => {
    const line = Promise.withResolvers<undefined>()
    await page.route('**/translations/en/*.json', async (route) => {
      await line.promise
      await route.continue()
    })
    await page.goto('/detailsvisa/belgique/visa-etudiant')
    const selector = page.getByLabel('Langue', { exact: true })
    const requested = page.waitForRequest('**/translations/en/*.json')
    await selector.selectOption('English')
    await requested
    await expect(selector).toHaveValue('en')
    await selector.selectOption('Français')
    await expect(selector).toHaveValue('fr')
    await selector.selectOption('English')
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'FAQ' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions fréquentes')
    line.resolve(undefined)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByLabel('Language', { exact: true })).toHaveValue('en')
    await expect(page.getByRole('option', { name: 'Student visa' })).toBeAttached()
    await expect(notice(page)).toContainText('The French text prevails.')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })
})
