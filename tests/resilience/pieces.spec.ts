import { anyConsoleError, expect, allowErrors, test, type Page } from '../support/test.ts'

/**
 * Lets the first request for `file` fail. To be called before the visit: if interception starts while the service worker
 * takes over the page, Chromium may miss the requests that the worker leaves to the network (2 of 80 runs).
 */
async function failOnce(page: Page, file: string): Promise<void> {
  await page.route(`**/assets/${file}`, (route) => route.abort(), { times: 1 })
}

test.beforeEach(() => {
  allowErrors(anyConsoleError)
})

for (const kind of ['js', 'css']) {
  test(`a button loads the ${kind} file of the editor that failed, and the input stays`, async ({
    page,
  }) => {
    await failOnce(page, `create-editor-*.${kind}`)
    await page.goto('/admin')
    await page.evaluate(() => {
      history.pushState({}, '', '/admin/articles/formulaire')
    })
    const title = page.getByRole('textbox', { name: 'Titre' })
    await title.fill('Un titre')
    const failed = page.getByRole('alert').filter({ hasText: 'L’éditeur' })
    await failed.getByRole('button', { name: 'Réessayer' }).click()
    await expect(page.getByRole('textbox', { name: 'Contenu' })).toBeEditable()
    await expect(title).toHaveValue('Un titre')
  })
}

test('a carousel whose code failed to load works at the next visit', async ({ page }) => {
  await failOnce(page, 'start-swiper-*.js')
  await page.goto('/mentions-legales')
  const visit = async () => {
    await page.evaluate(() => {
      history.pushState({}, '', '/')
    })
    await page.locator('[aria-roledescription="carrousel"]').first().scrollIntoViewIfNeeded()
  }
  const failed = page.waitForEvent('requestfailed', (request) =>
    /start-swiper-/.test(request.url()),
  )
  await visit()
  await failed
  await page.evaluate(() => {
    history.pushState({}, '', '/mentions-legales')
  })
  await expect(page.getByRole('heading', { name: 'Mentions légales', level: 1 })).toBeVisible()
  await visit()
  await expect(page.locator('.swiper-initialized').first()).toBeAttached()
})

test('the demo toolbar that failed to load appears on the next page', async ({ page }) => {
  await failOnce(page, 'mount-devtools-*.js')
  const failed = page.waitForEvent('requestfailed', (request) =>
    /mount-devtools-/.test(request.url()),
  )
  await page.goto('/mentions-legales')
  await failed
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('complementary', { name: 'Démonstration' })).toBeVisible()
})
