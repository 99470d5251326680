import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const levels = /^Niveau \d : /
const failed = 'Les interventions n’ont pas pu être chargées.'

/** Holds the answers of an address back until they are let go. */
async function holdResponses(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    // Nobody may wait for it any more.
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** The addresses of calls that were given up. */
function trackAbortedRequests(page: Page): string[] {
  const list: string[] = []
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED')
      list.push(new URL(request.url()).pathname)
  })
  return list
}

test('of two countries the one chosen last is shown, whoever answers last', async ({
  page,
  openSite,
  mockServer,
}) => {
  const list = trackAbortedRequests(page)
  const release = await holdResponses(page, '**/api/Visas/Country/2')
  await page.goto(`${await openSite(mockServer.url)}/interventions`)
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
  await page.getByRole('button', { name: 'France' }).click()
  await page.getByRole('button', { name: 'Canada' }).click()
  const visas = page.getByRole('navigation', { name: 'Visas : Canada' })
  await expect(visas.getByRole('link').first()).toBeVisible()
  await expect.poll(() => list).toContain('/api/Visas/Country/2')
  const shown = await visas.innerText()
  release()
  await expect(page).toHaveURL(/\/interventions\/canada\//)
  expect(await visas.innerText()).toBe(shown)
})

test('what a page asked for is cancelled when the visitor moves on', async ({
  page,
  openSite,
  mockServer,
}) => {
  const list = trackAbortedRequests(page)
  await holdResponses(page, '**/api/Intervention')
  await page.goto(`${await openSite(mockServer.url)}/interventions`)
  await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()
  expect(list).toEqual([])
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible()
  await expect.poll(() => list).toContain('/api/Intervention')
})

test('a call without an answer ends after 15 s, with a message and a way to ask again', async ({
  page,
  openSite,
  mockServer,
}) => {
  await holdResponses(page, '**/api/Intervention')
  // No clock of Playwright's has these limits: the test says when they are over.
  await page.addInitScript(() => {
    const limits: { milliseconds: number; limit: AbortController }[] = []
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController()
      limits.push({ milliseconds, limit })
      return limit.signal
    }
    Object.assign(globalThis, {
      pass: (time: number) => {
        for (const { milliseconds, limit } of limits) {
          if (milliseconds <= time) limit.abort(new DOMException('Too late', 'TimeoutError'))
        }
      },
    })
  })
  const pass = (time: number) =>
    page.evaluate(
      (milliseconds) =>
        (globalThis as unknown as { pass: (time: number) => void }).pass(milliseconds),
      time,
    )
  await page.goto(`${await openSite(mockServer.url)}/interventions`)
  await expect(page.getByRole('button', { name: 'Canada' })).toBeVisible()
  await pass(14_999)
  await expect(page.getByText(failed)).toBeHidden()
  await pass(15_000)
  await expect(page.getByText(failed)).toBeVisible()
  await page.unroute('**/api/Intervention')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
})

for (const [status, times] of [
  [503, 3],
  [404, 1],
] as const) {
  test(`a ${status} is asked ${times === 1 ? 'once' : `${times} times`}`, async ({
    page,
    openFaultySite,
  }) => {
    let count = 0
    const { site } = await openFaultySite((request, response) => {
      if (!request.url.endsWith('/api/Intervention')) return response
      count += 1
      return new Response('why', { status })
    })
    await page.goto(`${site}/interventions`)
    await expect(page.getByText(failed)).toBeVisible()
    expect(count).toBe(times)
  })
}

test('a lost connection is said, and what failed comes by itself when it is back', async ({
  page,
  context,
  openSite,
  mockServer,
}) => {
  await page.goto(`${await openSite(mockServer.url)}/interventions`)
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
  await context.setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: /^Vous êtes hors ligne/ })
  await expect(notice).toBeInViewport()
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)

  await page.getByRole('button', { name: 'Canada' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Vous êtes de nouveau en ligne.')).toBeInViewport()
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
  await expect(page.getByText('Vous êtes de nouveau en ligne.')).toBeHidden()
})
