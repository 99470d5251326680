import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, expect, test, type BrowserContext } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'

import { getLaunchOptions, requireBrowser } from '../../scripts/browser.ts'
import { screens } from '../support/screens.ts'
import { demoServer } from '../support/demo-servers.ts'
import { addCount } from '../support/test.ts'

const categories = ['accessibility', 'best-practices', 'seo']

/** Not indexed, which lowers the SEO score. */
const notForSearchEngines = new Set<string>(['not-found'])

/** Pages with French records, forms, numbers or dates, which differ in English. */
const alsoInEnglish = new Set<string>(['home', 'faq', 'contact', 'lawyer', 'article'])

const publicScreens = screens.filter(({ path }) => !path.startsWith('/admin'))
const visits = [
  ...publicScreens.map((screen) => ({ ...screen, language: 'fr' })),
  ...publicScreens
    .filter(({ name }) => alsoInEnglish.has(name))
    .map((screen) => ({ ...screen, language: 'en' })),
]

let context: BrowserContext
let port: number
let profile: string

test.beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  port = await freePort()
  const { args, ...options } = getLaunchOptions(requireBrowser())
  // Lighthouse uses the debugging port of this browser.
  context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
    // A text that is still fading in has a lower contrast.
    reducedMotion: 'reduce',
  })
})

test.afterAll(async () => {
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

for (const { name, path, language } of visits) {
  test(`${language} ${name}: Lighthouse gives accessibility, best practices and SEO 100`, async () => {
    await selectLanguage(language)
    const onlyCategories = categories.filter(
      (category) => category !== 'seo' || !notForSearchEngines.has(name),
    )
    const result = await lighthouse(demoServer.url + path, {
      port,
      logLevel: 'error',
      onlyCategories,
      // `npm run bench` measures speed. Only this method allows shorter waits.
      throttlingMethod: 'simulate',
      pauseAfterFcpMs: 0,
      pauseAfterLoadMs: 0,
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
      disableFullPageScreenshot: true,
      // It has the language.
      disableStorageReset: true,
    })
    const report = result?.lhr
    expect(report?.runtimeError).toBeUndefined()
    const scores = Object.values(report?.categories ?? {}).map(({ id, score }) => [id, score])
    expect({ failed: failedAudits(report), scores }).toEqual({
      failed: [],
      scores: onlyCategories.map((id) => [id, 1]),
    })
    addCount('pages with 100 for accessibility, best practices and SEO in Lighthouse')
  })
}

async function selectLanguage(language: string): Promise<void> {
  const [page = await context.newPage()] = context.pages()
  if (!page.url().startsWith(demoServer.url)) await page.goto(`${demoServer.url}/robots.txt`)
  await page.evaluate((selected) => {
    localStorage.setItem('language', selected)
  }, language)
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port: free } = server.address() as AddressInfo
      server.close(() => {
        resolve(free)
      })
    })
  })
}
