import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

// Timeouts, retries and cancellation of one call: src/api/query-client.test.ts.

const levels = (page: Page) => page.getByRole('heading', { name: /^Niveau \d : / })

test('the country selected last is shown, and the call for the one before it is cancelled', async ({
  page,
  openSite,
  mockServer,
}) => {
  const aborted: string[] = []
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'net::ERR_ABORTED')
      aborted.push(new URL(request.url()).pathname)
  })
  await page.route('**/api/Visas/Country/2', () => {
    // Is never answered.
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
  await expect(page).toHaveURL(/\/interventions\/canada\//)
})
