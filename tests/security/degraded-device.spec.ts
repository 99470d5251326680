import { expect, expectErrors, gotoAndSettle, test, type Page } from '../support/test.ts'
import { routeSite, siteUrl } from './route-site.ts'

/** What a device, a line and a browser do to a visitor who has done nothing wrong. */

const levels = /^Niveau \d : /

/** Runs in the page: whatever the client wants to keep is refused; the mock's own records are not. */
function fillStorage(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself
  const full = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  Storage.prototype.setItem = full
  // oxlint-disable-next-line typescript/unbound-method -- called with the store it is meant for
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...record) {
    return this.transaction.db.name === 'droit-de-cite-drafts' ? full() : put.apply(this, record)
  }
}

test.describe('a device without room', () => {
  test('keeps no draft, and saves the form all the same', async ({ page }) => {
    await page.addInitScript(fillStorage)
    const said = page.waitForEvent('console', (message) =>
      message.text().startsWith('Drafts cannot be kept'),
    )
    await page.goto('/admin/countries/formulaire')
    await page.getByLabel('Titre').fill('Sénégal')
    await said
    await page.getByLabel('Code').fill('SN')
    await page.getByRole('button', { name: 'Créer' }).click()
    await expect(page.getByText('Le pays est créé.')).toBeVisible()
  })

  test('chooses a language and compares lawyers for as long as the page lasts', async ({
    page,
  }) => {
    await page.addInitScript(fillStorage)
    await page.goto('/avocatslist')
    for (const place of [0, 1]) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Comparer Maître/ })
        .nth(place)
        .click()
    }
    await page.getByLabel('Langue').selectOption('English')
    await page.getByRole('link', { name: 'My shortlist (2)' }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })
})

test.describe('a clock in another zone', () => {
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId })

      test('hours are those of the offices', async ({ page }) => {
        // A Monday in July: 9.30 in Brussels, half past one or past seven elsewhere.
        await page.clock.install({ time: '2026-07-06T07:30:00Z' })
        await page.goto('/contact')
        const cards = page.getByRole('region', { name: 'Nos bureaux' }).getByRole('listitem')
        await expect(cards.nth(0)).toContainText('Ouvert jusqu’à 17 h 00')
        await expect(cards.nth(2)).toContainText('Fermé, ouvre aujourd’hui à 9 h 00')
      })
    })
  }
})

/** A form before a server whose line can be cut. */
async function openForm(page: Page): Promise<void> {
  await routeSite(page.context(), (path) => (path.startsWith('/api/') ? [] : undefined))
  await page.goto(`${siteUrl}/admin/countries/formulaire`)
  await page.getByLabel('Titre').fill('Sénégal')
  await page.getByLabel('Code').fill('SN')
}

test('a line cut in the middle of saving: nothing typed is lost, nothing is sent by itself, it is sent again', async ({
  page,
  context,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /countries\.create: no answer/)
  await openForm(page)
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
  expect(sent).toHaveLength(1)
  await save.click()
  await expect(page.getByText('Le pays est créé.')).toBeVisible()
  expect(sent).toEqual([
    { name: 'Sénégal', code: 'SN' },
    { name: 'Sénégal', code: 'SN' },
  ])
})

test.describe('the demo’s service worker', () => {
  test('stopped by the browser: it answers again', async ({ page, context }) => {
    // A call that the worker has in hand when it is stopped is never answered.
    await gotoAndSettle(page, '/interventions')
    await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const session = await context.newCDPSession(page)
    const stopped = new Promise<void>((resolve) => {
      session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve()
      })
    })
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await stopped
    // Asked for with the country, after the worker is gone.
    const answer = page.waitForResponse('**/api/Visas/Country/*')
    await page.getByRole('button', { name: 'Canada' }).click()
    expect((await answer).fromServiceWorker()).toBe(true)
    await expect(page).toHaveURL(/interventions\/canada\//)
    await expect(page.getByRole('heading', { name: levels })).not.toHaveCount(0)
  })

  test('taken away: the page goes on, a form is saved, and it comes back', async ({ page }) => {
    await page.goto('/admin/countries/formulaire')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
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
})
