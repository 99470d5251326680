import { expect, test } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'

import { launchBrowser } from '../../scripts/bench/lighthouse.ts'
import { screens } from '../support/screens.ts'
import { demoServer } from '../support/demo-servers.ts'

const categories = ['accessibility', 'best-practices', 'seo']

/** Not indexed, which lowers the SEO score. */
const notForSearchEngines = new Set<string>(['not-found'])

/** Pages with French records, forms, numbers or dates, which differ in English. */
const alsoInEnglish = new Set<string>(['home', 'faq', 'contact', 'lawyer', 'article'])

const publicScreens = screens.filter(({ path }) => !path.startsWith('/admin'))
const visits = [
  ...publicScreens.map((screen) => ({ ...screen, language: 'fr' as const })),
  ...publicScreens
    .filter(({ name }) => alsoInEnglish.has(name))
    .map((screen) => ({ ...screen, language: 'en' as const })),
]

let browsers: Readonly<Record<'fr' | 'en', Browser>>

test.beforeAll(async () => {
  browsers = { fr: await launchBrowser('fr'), en: await launchBrowser('en') }
})

test.afterAll(async () => {
  for (const browser of Object.values(browsers)) await browser.close()
})

for (const { name, path, language } of visits) {
  test(`${language} ${name}: Lighthouse gives accessibility, best practices and SEO 100`, async () => {
    await using page = await browsers[language].newPage()
    // A text that is still fading in has a lower contrast.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    const onlyCategories = categories.filter(
      (category) => category !== 'seo' || !notForSearchEngines.has(name),
    )
    const flags = {
      logLevel: 'error',
      onlyCategories,
      // `npm run bench` measures speed. Only this method allows shorter waits.
      throttlingMethod: 'simulate',
      pauseAfterFcpMs: 0,
      pauseAfterLoadMs: 0,
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
      disableFullPageScreenshot: true,
    } as const
    const result = await lighthouse(demoServer.url + path, flags, undefined, page)
    const report = result?.lhr
    expect(report?.runtimeError).toBeUndefined()
    const scores = Object.values(report?.categories ?? {}).map(({ id, score }) => [id, score])
    expect({ failed: failedAudits(report), scores }).toEqual({
      failed: [],
      scores: onlyCategories.map((id) => [id, 1]),
    })
  })
}

/** The failed audits of the categories, with their details. */
function failedAudits(report: Result | undefined): string[] {
  const countedIds = Object.values(report?.categories ?? {}).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return countedIds.flatMap((id) => {
    const audit = report?.audits[id]
    if (audit === undefined || audit.score === 1 || audit.scoreDisplayMode === 'notApplicable')
      return []
    const { title, errorMessage = '', details = {} } = audit
    return `${title} ${errorMessage} ${JSON.stringify(details).slice(0, 2000)}`
  })
}
