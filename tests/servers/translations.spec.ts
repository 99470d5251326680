import { instant } from '../../mocks/scenarios.ts'
import { startMockServer } from '../../mocks/server.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'en-GB' })

test('the translations hold on another server with the same texts under other ids', async ({
  page,
  openSite,
}) => {
  const server = await startMockServer({ port: 0, scenario: () => instant })
  const read = async (path: string) => (await fetch(server.url + path)).json() as Promise<unknown>
  const create = (path: string, body: object) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  await create('/api/Country', { name: 'Royaume de Belgique', code: 'BE' })
  const countries = (await read('/api/Country')) as { id: number; name: string }[]
  const countryId = countries.find(({ name }) => name === 'Royaume de Belgique')?.id
  const { name, summary, content } = (await read('/api/Visas/3')) as Record<string, unknown>
  const visa = { name, summary, content, countryId, interventionId: 0, image: null }
  expect((await create('/api/Visas', visa)).ok).toBe(true)
  await page.goto(`${await openSite(server.url)}/detailsvisa/royaume-de-belgique/visa-etudiant`)
  const article = page.getByRole('article')
  await expect(page.getByRole('heading', { level: 1, name: 'Student visa' })).toBeVisible()
  await expect(
    article.getByRole('heading', { level: 2, name: 'Who this visa is for' }),
  ).toBeVisible()
  await expect(article.locator('[lang="fr"]:not(blockquote)')).toHaveCount(0)
  await server.close()
})
