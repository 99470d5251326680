import { adminFlows } from './admin-flows.ts'
import { visitorFlows } from './visitor-flows.ts'
import { startPrism } from './prism.ts'
import { expect, collectContractReport, test } from './test.ts'

const all = [
  ...Object.entries(visitorFlows).map(([name, run]) => ({ name, run, writes: [] })),
  ...Object.entries(adminFlows).map(([name, journey]) => ({ name, ...journey })),
]

for (const { name, run, writes } of all) {
  test(`${name}, Prism being the server`, async ({ page, openSite, prismMock, contractReport }) => {
    await run(page, { siteUrl: await openSite(prismMock.url), persistsWrites: false })
    expect(contractReport.violations).toEqual([])
    expect(contractReport.calls).not.toEqual([])
    expect(contractReport.calls).toEqual(expect.arrayContaining(writes))
  })

  test(`${name}, Prism judging the mock`, async ({
    page,
    openSite,
    mockServer,
    prismProxy,
    contractReport,
  }) => {
    await mockServer.reset()
    await run(page, { siteUrl: await openSite(prismProxy.url), persistsWrites: true })
    expect(contractReport.violations).toEqual([])
    expect(contractReport.calls).not.toEqual([])
    expect(contractReport.calls).toEqual(expect.arrayContaining(writes))
  })
}

test('what Prism holds against an answer is heard here', async ({
  page,
  openFaultySite,
  openSite,
}) => {
  const { url } = await openFaultySite(() => Response.json([{ id: 1, name: 'Belgique' }]))
  const prism = await startPrism('proxy', url)
  const judgement = collectContractReport(page, [prism.url])
  await page.goto(`${await openSite(prism.url)}/interventions`)
  await expect.poll(() => judgement.violations.join()).toContain("required property 'code'")
  await prism.close()
})
