import { adminJourneys } from './admin-journeys.ts'
import { journeys } from './journeys.ts'
import { startPrism } from './prism.ts'
import { expect, listen, test } from './servers.ts'

const all = [
  ...Object.entries(journeys).map(([name, run]) => ({ name, run, writes: [] })),
  ...Object.entries(adminJourneys).map(([name, journey]) => ({ name, ...journey })),
]

for (const { name, run, writes } of all) {
  test(`${name}, Prism being the server`, async ({ page, openSite, prismMock, judgement }) => {
    await run(page, { site: await openSite(prismMock.url), keeps: false })
    expect(judgement.violations).toEqual([])
    expect(judgement.calls).not.toEqual([])
    expect(judgement.calls).toEqual(expect.arrayContaining(writes))
  })

  test(`${name}, Prism judging the mock`, async ({
    page,
    openSite,
    mockServer,
    prismProxy,
    judgement,
  }) => {
    await mockServer.reset()
    await run(page, { site: await openSite(prismProxy.url), keeps: true })
    expect(judgement.violations).toEqual([])
    expect(judgement.calls).not.toEqual([])
    expect(judgement.calls).toEqual(expect.arrayContaining(writes))
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
