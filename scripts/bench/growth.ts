import type { Browser } from 'puppeteer-core'

import { measureSearches, type Searches, withPage } from './interactions.ts'

/** The numbers of records of each kind that the growth is measured with. */
export const recordCounts = [500, 5000, 20_000] as const

/** The same pages with another number of records. */
export interface GrowthFigures extends Searches {
  /** Elements of home, and milliseconds of CPU, at full speed, from its address to its idle page. */
  readonly homeElements: number
  readonly homeCpu: number
}

/** Opens home, and types into the searches of lawyers and of the back-office. `url` is a site with many records. */
export async function measureGrowth(browser: Browser, url: string): Promise<GrowthFigures> {
  const home = await withPage(browser, `${url}/`, async (page) => ({
    homeElements: await page.evaluate(() => document.querySelectorAll('*').length),
    // Of the whole process of the page, so it includes what was before the session.
    homeCpu: 1000 * ((await page.metrics()).TaskDuration ?? Number.NaN),
  }))
  return { ...home, ...(await measureSearches(browser, url)) }
}
