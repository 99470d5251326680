import type { Browser, ElementHandle, Page } from 'puppeteer-core'

/** Pages that every page links to. */
const visitedPaths = ['/services', '/faq', '/apropos', '/blog', '/contact']
const warmUpVisits = 10
const visitCount = 50
const cpuSlowdownRate = 4

/** From a key to the next paint, and to the paint of other first records: milliseconds on a CPU slowed down four times. */
export interface Searches {
  readonly lawyersKey: number
  readonly lawyersList: number
  readonly backOfficeKey: number
  readonly backOfficeList: number
}

/** Milliseconds on a CPU slowed down four times, and a ratio of memory. */
export interface Interactions extends Searches {
  /** From a click on a hovered link to the next paint, and the blocking time of a change. */
  readonly routeChange: number
  readonly routeChangeBlocking: number
  /** The heap after 50 visits within the site, divided by the heap after 10. */
  readonly memoryGrowth: number
}

/** `urlOfMany` is the site with 5,000 lawyers and articles. */
export async function measureInteractions(
  browser: Browser,
  { url, urlOfMany }: { url: string; urlOfMany: string },
): Promise<Interactions> {
  const routeChange = await withPage(browser, url, measureRouteChange)
  return {
    routeChange: routeChange.nextPaint,
    routeChangeBlocking: routeChange.blockingTime,
    ...(await measureSearches(browser, urlOfMany)),
    memoryGrowth: await withPage(browser, url, measureMemoryGrowth),
  }
}

/** Types into the search of lawyers and into that of a list of the back-office. */
export async function measureSearches(browser: Browser, url: string): Promise<Searches> {
  const lawyers = await withPage(browser, `${url}/avocatslist`, (page) =>
    measureTyping(page, '::-p-aria(Nom[role="searchbox"])', 'marti', 'main li > article h3'),
  )
  const backOffice = await withPage(browser, `${url}/admin/articles`, (page) =>
    measureTyping(page, 'main search input', 'visam', 'main tbody tr:not([aria-hidden])'),
  )
  return {
    lawyersKey: lawyers.nextPaint,
    lawyersList: lawyers.list,
    backOfficeKey: backOffice.nextPaint,
    backOfficeList: backOffice.list,
  }
}

/** Opens a page in a context of its own, and measures it once the client has started and is idle. */
export async function withPage<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  // 20,000 records take a while to come and to be checked.
  page.setDefaultTimeout(180_000)
  await page.setViewport({ width: 1280, height: 900 })
  await page.goto(url)
  await page.waitForSelector('#root:not([data-prerendered]) main h1')
  await page.waitForNetworkIdle({ timeout: 180_000 })
  const result = await measure(page)
  await context.close()
  return result
}

/**
 * Milliseconds on a CPU slowed down four times: `nextPaint` is the longest time from an input to the next paint, by the
 * browser's Event Timing; of a key, that of its release is left out, which changes nothing and so waits for a later paint. `blockingTime` is the sum of what tasks took beyond 50 ms each.
 */
async function measureInteraction(page: Page, interact: () => Promise<void>) {
  await page.emulateCPUThrottling(cpuSlowdownRate)
  await page.evaluate(observeInteractions)
  await interact()
  return page.evaluate(
    () => (globalThis as unknown as { worst: { nextPaint: number; blockingTime: number } }).worst,
  )
}

/** Runs in the page, and stores what `measureInteraction` returns. */
function observeInteractions(): void {
  const worst = { nextPaint: 0, blockingTime: 0 }
  Object.assign(globalThis, { worst })
  // The types do not know the threshold, without which events below 104 ms are not reported.
  const eventOptions = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' || name === 'keydown')
        worst.nextPaint = Math.max(worst.nextPaint, duration)
  }).observe(eventOptions)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) worst.blockingTime += duration - 50
  }).observe({ type: 'longtask' })
}

/** The longest of five changes; the blocking time is their mean. */
async function measureRouteChange(page: Page) {
  const { nextPaint, blockingTime } = await measureInteraction(page, async () => {
    for (const path of visitedPaths) {
      await using link = await findLink(page, path)
      // Hovering preloads the next page.
      await link.hover()
      await page.waitForNetworkIdle()
      await followLink(page, path)
      await page.waitForNetworkIdle()
    }
  })
  return { nextPaint, blockingTime: blockingTime / visitedPaths.length }
}

/**
 * Types a word into a field of a page, at human speed. `records` selects the elements whose text says which records are listed.
 * The whole card of a lawyer does not: its text also changes when the portrait fails to load.
 */
async function measureTyping(page: Page, field: string, word: string, records: string) {
  await page.waitForSelector(records)
  // Records that have come are still checked and read when the network is idle.
  await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
  await page.waitForNetworkIdle()
  await page.click(field)
  await page.evaluate(observeList, records)
  const { nextPaint } = await measureInteraction(page, async () => {
    await page.type(field, word, { delay: 200 })
    await page.waitForNetworkIdle()
  })
  const list = await page.evaluate(() => (globalThis as unknown as { worstList: number }).worstList)
  return { nextPaint, list }
}

/** Runs in the page. `worstList` is the longest time from a key to the paint of other first records. */
function observeList(records: string): void {
  const result = { worstList: 0 }
  Object.defineProperty(globalThis, 'worstList', { get: () => result.worstList })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is sent to the page as text
  const first = () => document.querySelector(records)?.textContent
  let last: { key: number; first: string | undefined } | undefined
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      last = { key: timeStamp, first: first() }
    },
    { capture: true },
  )
  new MutationObserver(() => {
    if (last === undefined || first() === last.first) return
    const { key } = last
    last = undefined
    requestAnimationFrame(() => {
      // After the work of the frame.
      setTimeout(() => {
        result.worstList = Math.max(result.worstList, performance.now() - key)
      })
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

async function measureMemoryGrowth(page: Page): Promise<number> {
  await page.emulateCPUThrottling(cpuSlowdownRate)
  const session = await page.createCDPSession()
  await session.send('HeapProfiler.enable')
  const memory = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  let early = 0
  for (let count = 0; count < visitCount; count += 1) {
    if (count === warmUpVisits) early = await memory()
    await followLink(page, visitedPaths[count % visitedPaths.length] ?? '/')
  }
  await page.waitForNetworkIdle()
  return (await memory()) / early
}

async function followLink(page: Page, path: string): Promise<void> {
  await using link = await findLink(page, path)
  await link.click()
  await page.waitForFunction((wanted) => location.pathname === wanted, {}, path)
  await using _heading = await page.waitForSelector('main h1')
}

/** The first visible link to a path. Dispose of it: a handle keeps the whole page of its element in memory. */
async function findLink(page: Page, path: string): Promise<ElementHandle> {
  const links = await page.$$(`a[href="${path}"]`)
  const visible = await Promise.all(links.map((link) => link.isVisible()))
  const found = links.find((_, index) => visible[index])
  await Promise.all(links.filter((link) => link !== found).map((link) => link.dispose()))
  if (found === undefined) throw new Error(`No visible link leads to ${path}.`)
  return found
}
