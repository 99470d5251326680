import { journeys } from './journeys.ts'
import { startPrism } from './prism.ts'
import { expect, listen, test } from './servers.ts'

for (const [name, run] of Object.entries(journeys)) {
  test(`${name}, Prism being the server`, async ({ page, openSite, prismMock, judgement }) => {
    await run(page, await openSite(prismMock.url))
    expect(judgement.violations).toEqual([])
    expect(judgement.answers).toBeGreaterThan(0)
  })

  test(`${name}, Prism judging the mock`, async ({ page, openSite, prismProxy, judgement }) => {
    await run(page, await openSite(prismProxy.url))
    expect(judgement.violations).toEqual([])
    expect(judgement.answers).toBeGreaterThan(0)
  })
}

test('what Prism holds against an answer is heard here', async ({ page, openBroken, openSite }) => {
  const { url } = await openBroken(() => Response.json([{ id: 1, name: 'Belgique' }]))
  const prism = await startPrism('proxy', url)
  const judgement = listen(page, [prism.url])
  await page.goto(`${await openSite(prism.url)}/interventions`)
  await expect.poll(() => judgement.violations.join()).toContain("required property 'code'")
  await prism.close()
})
