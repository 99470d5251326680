import type { Page } from '@playwright/test'

import { readShifts, recordShifts } from '../../scripts/bench/layout-shifts.ts'
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
  await page.getByText('Changer de pays ou de visa').click()
  await page.getByRole('button', { name: 'France' }).click()
  await requested
  await page.getByRole('button', { name: 'Canada' }).click()
  const visas = page.getByRole('navigation', { name: 'Visas : Canada' })
  await expect(visas.getByRole('link').first()).toBeVisible()
  await expect.poll(() => aborted).toContain('/api/Visas/Country/2')
  await expect(page).toHaveURL(/\/interventions\/canada\//)
})

for (const width of [360, 412, 1280]) {
  for (const count of [2, 3, 6]) {
    test(`the FAQ does not move when ${count} countries come late, ${width} px`, async ({
      page,
      openSite,
      mockServer,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const countries = Promise.withResolvers<void>()
      const questions = Promise.withResolvers<void>()
      await page.route('**/api/Country', async (route) => {
        await countries.promise
        const response = await route.fetch()
        const json = (await response.json()) as unknown[]
        await route.fulfill({ response, json: json.slice(0, count) })
      })
      await page.route('**/api/Faq', async (route) => {
        await questions.promise
        await route.continue()
      })
      await page.addInitScript(recordShifts)
      await page.goto(`${await openSite(mockServer.url)}/faq`)
      await expect(page.getByText('Chargement des pays...')).toBeVisible()
      countries.resolve()
      await expect(page.getByText('Chargement des questions...')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Belgique' })).toBeVisible()
      questions.resolve()
      await expect(page.getByRole('heading', { level: 2, name: 'Belgique' })).toBeVisible()
      const shifts = await page.evaluate(readShifts)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01)
    })
  }
}
