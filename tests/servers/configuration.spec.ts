import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

const levels = (page: Page) => page.getByRole('heading', { name: /^Niveau \d : / })

test('the client calls an API at another origin, below a path', async ({
  page,
  openSite,
  mockServer,
}) => {
  const countries = page.waitForRequest('**/api/Country')
  await page.goto(`${await openSite(`${mockServer.url}/backend/v2/`)}/interventions`)
  await expect(levels(page)).toHaveCount(4)
  expect((await countries).url()).toBe(`${mockServer.url}/backend/v2/api/Country`)
})

test('without a base URL the client calls its own origin', async ({
  page,
  openSite,
  mockServer,
}) => {
  const site = await openSite('')
  // The host of the site forwards /api, as a proxy does.
  await page.route(`${site}/api/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: mockServer.url + pathname }) })
  })
  await page.goto(`${site}/interventions`)
  await expect(levels(page)).toHaveCount(4)
})

test('an invalid base URL stops the start with a message in both languages', async ({
  page,
  openSite,
}) => {
  const apiUrls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) apiUrls.push(request.url())
  })
  await page.goto(await openSite('ftp://api.example.org'))
  for (const [language, message] of [
    ['fr', 'Le site ne peut pas démarrer.'],
    ['en', 'The site cannot start.'],
  ] as const) {
    const paragraph = page.getByRole('alert').locator(`p[lang=${language}]`)
    await expect(paragraph).toContainText(message)
    await expect(paragraph).toContainText('ftp://api.example.org')
  }
  expect(apiUrls).toEqual([])
})
