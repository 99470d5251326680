import type { Browser, Page } from 'playwright'

import { throttleCpu, waitForHydration } from './visit.ts'

/** Pages that every page links to. */
const visitedPaths = ['/services', '/faq', '/apropos', '/blog', '/contact']
const warmUpVisits = 10
const visitCount = 50

/** The longest time in milliseconds from a click on a hovered link to the paint of the next page. */
export async function measureRouteChange(browser: Browser, url: string): Promise<number> {
  const { page, close } = await openPage(browser, url)
  let worst = 0
  for (const path of visitedPaths) {
    const link = page.locator(`a[href="${path}"]:visible`).first()
    // Hovering preloads the next page.
    await link.hover()
    await page.waitForLoadState('networkidle')
    await page.evaluate(observeNextPage)
    await link.click()
    const duration = await page.evaluate(
      () => (globalThis as unknown as { nextPage: Promise<number> }).nextPage,
    )
    worst = Math.max(worst, duration)
    await page.waitForLoadState('networkidle')
  }
  await close()
  return worst
}

/** Runs in the page. `nextPage` resolves once another heading is painted after the next click. */
function observeNextPage(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const heading = () => document.querySelector('main h1')?.textContent
  const { promise: nextPage, resolve } = Promise.withResolvers<number>()
  Object.assign(globalThis, { nextPage })
  addEventListener(
    'click',
    () => {
      const [before, start] = [heading(), performance.now()]
      const observer = new MutationObserver(() => {
        if (heading() === undefined || heading() === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // After the work of the frame.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => {
            resolve(performance.now() - start)
          })
          port1.start()
          port2.postMessage(undefined)
        })
      })
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    },
    { capture: true, once: true },
  )
}

/** The latency of typing into a search, in milliseconds. */
export interface TypingLatency {
  /** The longest time from a key to the next paint, which shows the letter. */
  readonly key: number
  /** The longest time from a key to the paint of other first records. */
  readonly list: number
}

/** Types a word into the search of a page, at human speed. `records` selects the listed records. */
export async function measureTyping(
  browser: Browser,
  url: string,
  { word, records }: { word: string; records: string },
): Promise<TypingLatency> {
  const { page, close } = await openPage(browser, url)
  const field = page.locator('main').locator('input[type=search], input[type=text]').first()
  await page.locator(records).first().waitFor()
  await field.click()
  await page.evaluate(observeTyping, records)
  await field.pressSequentially(word, { delay: 200 })
  await page.waitForLoadState('networkidle')
  const { key, list } = await page.evaluate(
    () => (globalThis as unknown as { typing: TypingLatency }).typing,
  )
  await close()
  return { key, list }
}

/** Runs in the page. `typing` contains the longest latencies from now on. */
function observeTyping(records: string): void {
  const worst = { key: 0, list: 0 }
  Object.assign(globalThis, { typing: worst })
  new PerformanceObserver((entries) => {
    for (const { name, duration } of entries.getEntries()) {
      if (/^key|^input/.test(name)) worst.key = Math.max(worst.key, duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
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
      // After the frame's own work.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        worst.list = Math.max(worst.list, performance.now() - key)
      })
      port1.start()
      port2.postMessage(undefined)
    })
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** The heap after 50 visits within the site, divided by the heap after 10. */
export async function measureMemoryGrowth(browser: Browser, url: string): Promise<number> {
  const { page, close, session } = await openPage(browser, url)
  await session.send('HeapProfiler.enable')
  const memory = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  let early = 0
  for (let count = 0; count < visitCount; count += 1) {
    if (count === warmUpVisits) early = await memory()
    const path = visitedPaths[count % visitedPaths.length] ?? '/'
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await page.waitForURL(({ pathname }) => pathname === path)
    await page.locator('main h1').waitFor()
  }
  await page.waitForLoadState('networkidle')
  const growth = (await memory()) / early
  await close()
  return growth
}

async function openPage(browser: Browser, url: string) {
  const context = await browser.newContext({
    locale: 'fr-BE',
    viewport: { width: 1280, height: 900 },
  })
  const page: Page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttleCpu(session)
  await page.goto(url)
  await waitForHydration(page)
  return { page, session, close: () => context.close() }
}
