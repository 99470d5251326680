import { expect, test } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import type { Browser } from 'puppeteer-core'

import { screens } from '#routes/-pages.ts'

import { launchBrowser } from '../../scripts/bench/lighthouse.ts'
import { demoServer } from '../support/demo-servers.ts'

const categories = ['accessibility', 'best-practices', 'seo']

/** For a second opinion: axe runs on every screen in its stories, and what search engines read is checked on every page. */
const visits = [
  { name: 'home', language: 'fr' },
  { name: 'article', language: 'en' },
  { name: 'letter-result', language: 'fr' },
] as const

let browsers: Readonly<Record<'fr' | 'en', Browser>>

test.beforeAll(async () => {
  browsers = { fr: await launchBrowser('fr'), en: await launchBrowser('en') }
})

test.afterAll(async () => {
  for (const browser of Object.values(browsers)) await browser.close()
})

for (const { name, language } of visits) {
  test(`${language} ${name}: Lighthouse gives accessibility, best practices and SEO 100`, async () => {
    await using page = await browsers[language].newPage()
    // A text that is still fading in has a lower contrast.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    const path = screens.find((screen) => screen.name === name)?.path
    if (path === undefined) throw new Error(`There is no screen ${name}.`)
    const flags = {
      logLevel: 'error',
      onlyCategories: categories,
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
      scores: categories.map((id) => [id, 1]),
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
