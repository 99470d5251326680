import { expect, gotoAndSettle, type Page, test } from '../support/test.ts'

import { demoServer, demoUnderPathServer } from '../support/demo-servers.ts'

/** The page is there before the mock: what calls the server by hand waits for its worker. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const levels = /^Niveau \d : /

test('the demo answers behind a service worker, without a complaint or another origin (spec 9.16, 7.36)', async ({
  page,
}) => {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== demoServer.url) strangers.push(request.url())
  })
  await page.goto('/interventions')
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
  await waitForWorker(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
  await waitForWorker(page)
  expect(strangers).toEqual([])
})

test('the demo answers inside the page where there is no service worker', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-BE', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/interventions')
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
  await context.close()
})

test('a worker that cannot be updated, as when the page is left meanwhile, leaves no error', async ({
  page,
}) => {
  // Not prerendered: what is listed there was answered by the mock.
  const country = page.getByRole('main').getByText('Belgique')
  await page.goto('/admin/countries')
  await expect(country).toBeVisible()
  await waitForWorker(page)
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker'))
  })
  await page.reload()
  await expect(country).toBeVisible()
})

test('the demo answers inside the page where a service worker is refused', async ({ page }) => {
  await page.addInitScript(() => {
    const refusals = ['getRegistrations', 'register'].map((method) => [
      method,
      () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError')),
    ])
    Object.assign(ServiceWorkerContainer.prototype, Object.fromEntries(refusals))
  })
  await page.goto('/admin/countries')
  await expect(page.getByRole('main').getByText('Belgique')).toBeVisible()
})

test('the demo answers inside the page where a service worker does not start', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => undefined
  })
  await page.goto('/admin/countries')
  await expect(page.getByRole('main').getByText('Belgique')).toBeVisible()
})

test('the demo answers after a reload that bypasses the service worker', async ({ page }) => {
  await gotoAndSettle(page, '/interventions')
  await waitForWorker(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  await page.reload()
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
})

test('the demo works without storage of its own', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        configurable: true,
        get: () => {
          throw new DOMException('Storage is closed.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/interventions')
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
})

test('a change survives a reload, shows in another tab, and a reset forgets it', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.goto('/interventions')
    await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()
    await waitForWorker(page)
  }
  await first.evaluate(async () => {
    const body = JSON.stringify({ name: 'Sénégal', code: 'SN' })
    await fetch('/api/Country', { method: 'POST', body })
  })
  await expect(second.getByRole('button', { name: 'Sénégal' })).toBeVisible()
  await first.reload()
  await expect(first.getByRole('button', { name: 'Sénégal' })).toBeVisible()
})

test('images of 2 MB are kept', async ({ page }) => {
  await page.goto('/interventions')
  await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()
  await waitForWorker(page)
  const sizes = await page.evaluate(async () => {
    const image = `data:image/png;base64,${'A'.repeat(2_000_000)}`
    const common = { content: '', summary: '', countryId: 1, interventionId: 1, image }
    for (const name of ['un', 'deux', 'trois']) {
      await fetch('/api/Visas', { method: 'POST', body: JSON.stringify({ ...common, name }) })
    }
    const visas = (await (await fetch('/api/Visas')).json()) as { image: string | null }[]
    return visas.map((visa) => visa.image?.length ?? 0).filter((size) => size > 0)
  })
  expect(sizes).toEqual([2_000_022, 2_000_022, 2_000_022])
})

test('a database of another seed is replaced', async ({ page }) => {
  await page.goto('/interventions')
  await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()
  await waitForWorker(page)
  await page.evaluate(async () => {
    await fetch('/api/Country', {
      method: 'POST',
      body: JSON.stringify({ name: 'Atlantide', code: 'AT' }),
    })
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>()
    const opening = indexedDB.open('droit-de-cite-demo')
    opening.addEventListener('success', () => {
      resolve(opening.result)
    })
    const transaction = (await promise).transaction('meta', 'readwrite')
    transaction.objectStore('meta').put('an older one', 'seedVersion')
    const done = Promise.withResolvers<void>()
    transaction.addEventListener('complete', () => {
      done.resolve()
    })
    await done.promise
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Atlantide' })).toBeHidden()
})

test.describe('under a sub-path', () => {
  test('deep links, the worker and links stay below it', async ({ page }) => {
    await page.goto(`${demoUnderPathServer.url}interventions`)
    await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
    await page.getByRole('link', { name: 'Droit de Cité, accueil' }).click()
    await expect(page).toHaveURL(demoUnderPathServer.url)
  })

  test('an address without the final slash is put right', async ({ page }) => {
    const withoutSlash = demoUnderPathServer.url.slice(0, -1)
    await page.route(withoutSlash, (route) => route.fulfill({ path: 'dist-under-path/index.html' }))
    await page.goto(withoutSlash)
    await expect(page).toHaveURL(demoUnderPathServer.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
