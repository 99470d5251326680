import { navigate } from '../support/navigate.ts'
import { allowErrors, anyConsoleError, expect, test, type Page } from '../support/test.ts'

/** The scripts of public pages do not have it. */
const adminRoutes = /\/assets\/routeTree\.gen-[^/]+\.js$/

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })

test('the routes of the back-office come once a page of the site leads to one', async ({
  page,
}) => {
  let isRequested = false
  page.on('request', (request) => {
    isRequested ||= adminRoutes.test(request.url())
  })
  await page.goto('/services')

  await test.step('its URL stays as it is, with one history entry', async () => {
    expect(isRequested).toBe(false)
    const url = '/admin/articles?statut=publie#contenu'
    await page.evaluate(navigate, url)
    await expect(heading(page, 'Articles')).toBeVisible()
    await expect(page).toHaveURL(url)
    expect(isRequested).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/services')
    await page.goForward()
    await expect(heading(page, 'Articles')).toBeVisible()
    await expect(page).toHaveURL(url)
  })

  await test.step('Back, after the page of the site was loaded again', async () => {
    await page.evaluate(navigate, '/contact')
    await expect(page).toHaveURL('/contact')
    await page.reload()
    await page.goBack()
    await expect(heading(page, 'Articles')).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL('/contact')
  })

  await test.step('a URL that none of them has', async () => {
    for (const load of [
      () => page.evaluate(navigate, '/admin/nulle-part'),
      () => page.goto('/admin/nulle-part'),
    ]) {
      await load()
      await expect(heading(page, 'Page non trouvée')).toBeVisible()
      await page.goto('/services')
    }
  })
})

test.describe('without a connection', () => {
  // A worker would fetch the files itself, out of the test's reach.
  test.use({ serviceWorkers: 'block' })

  test('the routes of the back-office are asked for again', async ({ page }) => {
    allowErrors(anyConsoleError)
    const retry = page.getByRole('button', { name: 'Réessayer' })
    await page.route(adminRoutes, (route) => route.abort())
    for (const load of [
      () => page.goto('/admin/countries'),
      () => page.evaluate(navigate, '/admin/countries'),
    ]) {
      await load()
      await expect(retry).toBeVisible()
      await page.unroute(adminRoutes)
      await retry.click()
      await expect(heading(page, 'Pays')).toBeVisible()
      await expect(page).toHaveURL('/admin/countries')
      await page.route(adminRoutes, (route) => route.abort())
      await page.goto('/services')
    }
  })
})
