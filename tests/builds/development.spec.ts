import { createServer, type ViteDevServer } from 'vite'

import { expect, test } from '../support/test.ts'

let server: ViteDevServer
test.beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: 'warn' })
  await server.listen()
})
test.afterAll(() => server.close())

test('the development server shows the site, its back-office and the demo toolbar', async ({
  page,
}) => {
  const [url = ''] = server.resolvedUrls?.local ?? []
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Démo' })).toBeVisible()

  await page.getByRole('navigation', { name: 'Menu principal' }).getByText('FAQ').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible()
  await expect(page.getByText('Combien d’heures puis-je travailler').first()).toBeVisible()

  await page.goto(`${url}admin/articles`)
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})
