/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside itself */
import { demoServer, demoUnderPathServer } from '../support/demo-servers.ts'
import { createRecord, waitForWorker } from '../support/requests.ts'
import { expect, gotoAndSettle, type Page, test } from '../support/test.ts'

const levels = (page: Page) => page.getByRole('heading', { name: /^Niveau \d : / })
const countryButton = (page: Page, name: string) => page.getByRole('button', { name })

/** The back-office is not prerendered, so that its records come from the mock. */
async function openCountries(page: Page): Promise<void> {
  await page.goto('/admin/countries')
  await expect(page.getByRole('main').getByText('Belgique')).toBeVisible()
}

test('the demo responds with a service worker, from its own origin only (spec 9.16, 7.36)', async ({
  page,
}) => {
  const foreignUrls: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol !== 'data:' && origin !== demoServer.url) foreignUrls.push(request.url())
  })
  await page.goto('/interventions')
  await waitForWorker(page)
  await page.reload()
  await expect(levels(page)).toHaveCount(4)
  await waitForWorker(page)
  expect(foreignUrls).toEqual([])
})

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' })

  test('the demo responds in the page', async ({ page }) => {
    await openCountries(page)
  })
})

/** Each runs in the page before its own code. */
const brokenFeatures: Readonly<Record<string, () => void>> = {
  'refused service workers': () => {
    const refuse = () => Promise.reject(new DOMException('It is insecure.', 'SecurityError'))
    const methods = { getRegistrations: refuse, register: refuse }
    Object.assign(ServiceWorkerContainer.prototype, methods)
  },
  'a service worker that does not start': () => {
    ServiceWorker.prototype.postMessage = () => undefined
  },
  'a service worker that cannot be updated': () => {
    ServiceWorkerRegistration.prototype.update = () =>
      Promise.reject(new TypeError('Failed to update a ServiceWorker'))
  },
  'closed storage': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        configurable: true,
        get: () => {
          throw new DOMException('Storage is closed.', 'SecurityError')
        },
      })
    }
  },
}

for (const [name, breakFeature] of Object.entries(brokenFeatures)) {
  test(`the demo works with ${name}`, async ({ page }) => {
    if (name.endsWith('updated')) {
      await openCountries(page)
      await waitForWorker(page)
    }
    await page.addInitScript(breakFeature)
    await openCountries(page)
  })
}

test('the demo responds after a reload that bypasses the service worker', async ({ page }) => {
  await gotoAndSettle(page, '/interventions')
  await waitForWorker(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  await page.reload()
  await expect(levels(page)).toHaveCount(4)
})

test('a change appears in another tab and survives a reload', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.goto('/')
    await expect(countryButton(page, 'Canada')).toBeVisible()
    await waitForWorker(page)
  }
  await createRecord(first, '/api/Country', { name: 'Sénégal', code: 'SN' })
  await expect(countryButton(second, 'Sénégal')).toBeVisible()
  await first.reload()
  await expect(countryButton(first, 'Sénégal')).toBeVisible()
})

test('three images of 2 MB are stored', async ({ page }) => {
  await page.goto('/admin')
  const image = `data:image/png;base64,${'A'.repeat(2_000_000)}`
  const visa = { content: '', summary: '', countryId: 1, interventionId: 1, image }
  for (const name of ['un', 'deux', 'trois'])
    await createRecord(page, '/api/Visas', { ...visa, name })
  const sizes = await page.evaluate(async () => {
    const visas = (await (await fetch('/api/Visas')).json()) as { image: string | null }[]
    return visas.map((one) => one.image?.length ?? 0).filter((size) => size > 0)
  })
  expect(sizes).toEqual([image.length, image.length, image.length])
})

test('the database of an older seed is replaced', async ({ page }) => {
  await page.goto('/')
  await createRecord(page, '/api/Country', { name: 'Atlantide', code: 'AT' })
  await page.evaluate(async () => {
    const waitFor = (target: EventTarget, event: string) =>
      new Promise((resolve) => {
        target.addEventListener(event, resolve)
      })
    const opening = indexedDB.open('droit-de-cite-demo')
    await waitFor(opening, 'success')
    const transaction = opening.result.transaction('meta', 'readwrite')
    transaction.objectStore('meta').put('an older one', 'seedVersion')
    await waitFor(transaction, 'complete')
  })
  await page.reload()
  await expect(countryButton(page, 'Canada')).toBeVisible()
  await expect(countryButton(page, 'Atlantide')).toBeHidden()
})

test('below a path, deep links and links stay below it, and its URL gets a final slash', async ({
  page,
}) => {
  await page.goto(`${demoUnderPathServer.url}interventions`)
  await expect(levels(page)).toHaveCount(4)
  await page.getByRole('link', { name: 'Droit de Cité, accueil' }).click()
  await expect(page).toHaveURL(demoUnderPathServer.url)

  const withoutSlash = demoUnderPathServer.url.slice(0, -1)
  await page.route(withoutSlash, (route) =>
    route.fulfill({ path: 'test-builds/demo-under-path/index.html' }),
  )
  await page.goto(withoutSlash)
  await expect(page).toHaveURL(demoUnderPathServer.url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
