// Playwright's own `test`, because these pages are not hydrated at first.
import { expect, test } from '@playwright/test'

test('a page without prerendered content shows that its code failed to load; a link retries', async ({
  page,
}) => {
  await page.route('**/assets/frame-*.js', (route) => route.abort())
  await page.goto('/admin')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Le site n’a pas pu démarrer.')
  await page.unroute('**/assets/frame-*.js')
  await alert.getByRole('link', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('a prerendered page stays when its code fails to load; a link retries and hydrates it', async ({
  page,
}) => {
  for (const file of ['contact-*.js', 'texts-frame-fr-*.js']) {
    await page.route(`**/assets/${file}`, (route) => route.abort())
    await page.goto('/contact')
    const heading = page.getByRole('heading', { name: 'Nous joindre', level: 1 })
    const retry = page.getByRole('link', { name: 'Réessayer' })
    await expect(retry).toBeVisible()
    await expect(heading).toBeVisible()
    await page.unroute(`**/assets/${file}`)
    await retry.click()
    await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
    await expect(heading).toBeVisible()
    await expect(retry).toHaveCount(0)
  }
})

test('Back works while the first page of the back-office loads', async ({ page }) => {
  await page.goto('/mentions-legales')
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0)
  await page.evaluate(() => {
    history.pushState({}, '', '/admin')
  })
  await expect(page.getByRole('heading', { name: 'Tableau de bord', level: 1 })).toBeVisible()
  const dashboard = '**/assets/adminDashboard-*.js'
  const { promise: isBack, resolve: goOn } = Promise.withResolvers<void>()
  await page.route(dashboard, async (route) => {
    await isBack
    await route.continue()
  })
  const asked = page.waitForRequest(dashboard)
  await page.reload({ waitUntil: 'commit' })
  await asked
  await page.evaluate(() => {
    history.back()
  })
  await expect(page).toHaveURL('/mentions-legales')
  goOn()
  await expect(page.getByRole('heading', { name: 'Mentions légales', level: 1 })).toBeVisible()
})
