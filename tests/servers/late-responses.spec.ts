import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

// Timeouts, retries and cancellation of one call: src/api/query-client.test.ts.

const levels = (page: Page) => page.getByRole('heading', { name: /^Niveau \d : / })

test('the country selected last is shown, even if the response of another one comes after it', async ({
  page,
  openSite,
  mockServer,
}) => {
  const aborted: string[] = []
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED')
      aborted.push(new URL(request.url()).pathname)
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/Visas/Country/2', async (route) => {
    await released
    // The client has cancelled it.
    await route.continue().catch(() => undefined)
  })
  await page.goto(`${await openSite(mockServer.url)}/interventions`)
  await expect(levels(page)).toHaveCount(4)
  const requested = page.waitForRequest('**/api/Visas/Country/2')
  await page.getByRole('button', { name: 'France' }).click()
  await requested
  await page.getByRole('button', { name: 'Canada' }).click()
  const visas = page.getByRole('navigation', { name: 'Visas : Canada' })
  await expect(visas.getByRole('link').first()).toBeVisible()
  await expect.poll(() => aborted).toContain('/api/Visas/Country/2')
  const shown = await visas.innerText()
  release()
  await expect(page).toHaveURL(/\/interventions\/canada\//)
  expect(await visas.innerText()).toBe(shown)
})
