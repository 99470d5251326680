import type { Browser } from 'puppeteer-core'

import { readShifts, recordShifts } from './layout-shifts.ts'

/** Sums of `layout-shift` entries, from the start of the document. */
export interface ShiftFigures {
  /** The page that moves most when fonts come 1.5 s late, of all public pages. */
  readonly lateFonts: number
  /** The FAQ, whose records come from the server, with fonts in time. */
  readonly faq: number
}

const widths = [360, 412, 1280]
const fontDelay = 1500

/** Visits every path at three widths. */
export async function measureShifts(
  browser: Browser,
  url: string,
  paths: readonly string[],
): Promise<ShiftFigures> {
  const lateFonts: number[] = []
  const faq: number[] = []
  for (const width of widths) {
    for (const path of paths) {
      const shift = await measureShift(browser, url + path, width, fontDelay)
      lateFonts.push(shift)
      if (shift > 0.01) console.log(`late fonts, ${width} px: ${path} moves by ${shift.toFixed(3)}`)
    }
    faq.push(await measureShift(browser, `${url}/faq`, width, 0))
  }
  return { lateFonts: Math.max(...lateFonts), faq: Math.max(...faq) }
}

async function measureShift(browser: Browser, url: string, width: number, delay: number) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width, height: 800 })
  await page.setRequestInterception(true)
  page.on('request', (request) => {
    const wait = request.resourceType() === 'font' ? delay : 0
    // The page of a held font may be gone.
    setTimeout(() => void request.continue().catch(() => undefined), wait)
  })
  await page.evaluateOnNewDocument(recordShifts)
  await page.goto(url)
  // A prerendered page waits for its fonts before it starts the client.
  await page.waitForSelector('#root:not([data-prerendered]) main h1')
  await page.waitForNetworkIdle()
  const shifts = await page.evaluate(readShifts)
  await context.close()
  return shifts.reduce((sum, { value }) => sum + value, 0)
}
