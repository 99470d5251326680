import lighthouse, { type Result } from 'lighthouse'
import puppeteer, { type Browser } from 'puppeteer-core'

import { getLaunchOptions, requireBrowser } from '../browser.ts'

export type Language = 'fr' | 'en'

const locales = { fr: 'fr-BE', en: 'en-GB' }

/** Starts a browser that prefers a language. */
export function launchBrowser(language: Language): Promise<Browser> {
  const { args, executablePath } = getLaunchOptions(requireBrowser())
  const locale = locales[language]
  return puppeteer.launch({
    executablePath,
    args: [
      ...args,
      `--lang=${locale}`,
      `--accept-lang=${locale}`,
      // Large enough for every viewport. What changes outside of the window, by default 800 × 600, is never presented, and
      // Event Timing then waits for a change inside of it.
      '--window-size=1440,1000',
    ],
    defaultViewport: null,
  })
}

/** What Lighthouse says of a first visit: scores out of 100, milliseconds, bytes on the wire. */
export interface Visit {
  readonly performance: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blockingTime: number
  readonly layoutShift: number
  readonly scripts: number
  /** Files of JavaScript. */
  readonly scriptFiles: number
  /** Milliseconds of the main thread that scripts took, by their files' own account. */
  readonly scriptTime: number
  /** In the page, once it is quiet. */
  readonly elements: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

/**
 * Visits a page with an empty cache: Lighthouse's mobile preset, whose throttling is simulated.
 *
 * Lighthouse now and then records a trace without its start (`NO_NAVSTART`) and asks to be run again. That is done twice.
 */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const { report, elements } = await visit(browser, url)
  const scripts = listScripts(report)
  const getScore = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  return {
    performance: getScore('performance'),
    firstPaint: getFigure(report, 'first-contentful-paint'),
    largestPaint: getFigure(report, 'largest-contentful-paint'),
    blockingTime: getFigure(report, 'total-blocking-time'),
    layoutShift: getFigure(report, 'cumulative-layout-shift'),
    scripts: scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0),
    scriptFiles: scripts.length,
    scriptTime: getFigure(report, 'bootup-time'),
    elements,
    accessibility: getScore('accessibility'),
    bestPractices: getScore('best-practices'),
    seo: getScore('seo'),
  }
}

interface Visited {
  readonly report: Result
  readonly elements: number
}

async function visit(browser: Browser, url: string): Promise<Visited> {
  const flags = { logLevel: 'error', disableFullPageScreenshot: true } as const
  for (let attemptsLeft = 2; ; attemptsLeft -= 1) {
    await using page = await browser.newPage()
    try {
      const report = getReport(await lighthouse(url, flags, undefined, page))
      const elements = await page.evaluate(() => document.querySelectorAll('*').length)
      return { report, elements }
    } catch (error) {
      if (attemptsLeft === 0) throw error
      console.warn(`${url} is visited again: ${String(error)}`)
    }
  }
}

function getReport(result: { lhr: Result } | undefined): Result {
  const { lhr } = result ?? {}
  if (lhr === undefined || lhr.runtimeError !== undefined)
    throw new Error(lhr?.runtimeError?.message ?? 'Lighthouse gives no report.')
  return lhr
}

function getFigure(report: Result, audit: string): number {
  const figure = report.audits[audit]?.numericValue
  if (figure === undefined) throw new Error(`${report.finalDisplayedUrl} has no ${audit}.`)
  return figure
}

function listScripts({ audits }: Result) {
  const { details } = audits['network-requests'] ?? {}
  const requests = details?.type === 'table' ? details.items : []
  return requests.filter(({ resourceType }) => resourceType === 'Script')
}
