import { expect, test } from './test.ts'

const levels = /^Niveau \d : /

for (const [what, suffix, prefix] of [
  ['without a trailing slash', '', ''],
  ['with a trailing slash', '/', ''],
  ['with a path prefix', '/backend/v2', '/backend/v2'],
  ['with a path prefix and a trailing slash', '/backend/v2/', '/backend/v2'],
] as const) {
  test(`another origin ${what}`, async ({ page, openSite, mockServer }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    await page.goto(`${await openSite(mockServer.url + suffix)}/interventions`)
    await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
    expect(asked).toContain(`${mockServer.url}${prefix}/api/Country`)
  })
}

test('empty means the page’s own origin', async ({ page, openSite, mockServer }) => {
  const site = await openSite('')
  // The site's host hands what is under /api on to the server, as a proxy does.
  await page.route(`${site}/api/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: mockServer.url + pathname }) })
  })
  await page.goto(`${site}/interventions`)
  await expect(page.getByRole('heading', { name: levels })).toHaveCount(4)
})

for (const malformed of ['api.example.org', 'ftp://api.example.org', 'https://a.example?x=1']) {
  test(`${malformed} stops the start with a sentence in both languages`, async ({
    page,
    openSite,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    await page.goto(await openSite(malformed))
    const alert = page.getByRole('alert')
    await expect(alert.locator('p[lang=fr]')).toContainText('Le site ne peut pas démarrer.')
    await expect(alert.locator('p[lang=fr]')).toContainText(malformed)
    await expect(alert.locator('p[lang=en]')).toContainText('The site cannot start.')
    await expect(alert.locator('p[lang=en]')).toContainText(malformed)
    expect(asked).toEqual([])
  })
}
