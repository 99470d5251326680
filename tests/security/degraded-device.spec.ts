/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { waitForWorker } from '../support/requests.ts'
import { expect, allowErrors, gotoAndSettle, test } from '../support/test.ts'
import { routeSite, siteUrl } from './route-site.ts'

test.describe('with full storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Storage.prototype.setItem = refuse
      // Only the drafts, because the mock stores its records.
      // oxlint-disable-next-line typescript/unbound-method -- called with the store it is meant for
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...record) {
        const isDraft = this.transaction.db.name === 'droit-de-cite-drafts'
        return isDraft ? refuse() : put.apply(this, record)
      }
    })
  })

  test('a form is saved without a draft', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Drafts cannot be kept'),
    )
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Titre').fill('Sénégal')
    await logged
    await page.getByLabel('Code').fill('SN')
    await page.getByRole('button', { name: 'Créer' }).click()
    await expect(page.getByText('Le pays est créé.')).toBeVisible()
  })

  test('consent, language and shortlist last as long as the page', async ({ page }) => {
    await page.goto('/confidentialite')
    const maps = page.getByRole('switch', { name: 'Cartes (OpenStreetMap)' })
    await maps.check()
    await expect(maps).toBeChecked()
    await page.goto('/avocatslist?country=cameroun')
    // By name, because the order of the day replaces that of the prerendered page.
    for (const name of ['Clarisse Ngo Mbock', 'Paul-Arthur Tchoumi'])
      await page.getByRole('button', { name: `Comparer Maître ${name}` }).click()
    await page.getByLabel('Langue', { exact: true }).selectOption('English')
    await page.getByRole('link', { name: 'My shortlist (2)' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })
})

test('a connection lost while saving loses no input, and only the user sends it again', async ({
  page,
  context,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /countries\.create: no answer/)
  await routeSite(context, (path) => (path.startsWith('/api/') ? [] : undefined))
  await page.goto(`${siteUrl}/admin/countries/formulaire`)
  await page.getByLabel('Titre').fill('Sénégal')
  await page.getByLabel('Code').fill('SN')
  const sent: unknown[] = []
  await page.route(`${siteUrl}/api/Country`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent.push(route.request().postDataJSON())
    if (sent.length > 1) return route.fulfill({ status: 201, json: { id: 7 } })
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  const save = page.getByRole('button', { name: 'Créer' })
  await save.click()
  await expect(page.getByText('Rien de ce que vous avez saisi n’est perdu.')).toBeVisible()
  await expect(page.getByLabel('Titre')).toHaveValue('Sénégal')
  await expect(save).toBeEnabled()
  await context.setOffline(false)
  await expect(page.getByText('Vous êtes de nouveau en ligne.')).toBeVisible()
  const body = { name: 'Sénégal', code: 'SN' }
  expect(sent).toEqual([body])
  await save.click()
  await expect(page.getByText('Le pays est créé.')).toBeVisible()
  expect(sent).toEqual([body, body])
})

test('the browser restarts a stopped service worker of the demo', async ({ page, context }) => {
  // A pending call of a stopped worker would never end.
  await gotoAndSettle(page, '/interventions')
  await waitForWorker(page)
  const session = await context.newCDPSession(page)
  const stopped = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await stopped
  const response = page.waitForResponse('**/api/Visas/Country/*')
  await page.getByText('Changer de pays ou de visa').click()
  await page.getByRole('button', { name: 'Canada' }).click()
  expect((await response).fromServiceWorker()).toBe(true)
  await expect(page).toHaveURL(/interventions\/canada\//)
  await expect(page.getByRole('heading', { name: /^Niveau \d : / })).not.toHaveCount(0)
})

test('a form is saved after the service worker of the demo was unregistered', async ({ page }) => {
  await page.goto('/admin/countries/formulaire')
  await waitForWorker(page)
  await page.getByLabel('Titre').fill('Sénégal')
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  })
  await page.getByLabel('Code').fill('SN')
  await page.getByRole('button', { name: 'Créer' }).click()
  await expect(page.getByRole('rowheader', { name: 'Sénégal' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('rowheader', { name: 'Sénégal' })).toBeVisible()
})
