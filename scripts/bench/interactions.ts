import type { Browser, Page } from 'playwright'

import { slowDown, takenOver } from './visit.ts'

/** The pages between which somebody goes, by links that each page has. */
const tour = ['/services', '/faq', '/apropos', '/blog', '/contact']
const visitsBefore = 10
const visits = 50

/** Milliseconds from a click on a link that was pointed at before until the next page is painted: the worst of a tour. */
export async function routeChange(browser: Browser, url: string): Promise<number> {
  const { page, close } = await open(browser, url)
  let worst = 0
  for (const path of tour) {
    const link = page.locator(`a[href="${path}"]:visible`).first()
    // Pointing at it fetches what the next page needs.
    await link.hover()
    await page.waitForLoadState('networkidle')
    await page.evaluate(watchForNextPage)
    await link.click()
    const took = await page.evaluate(
      () => (globalThis as unknown as { nextPage: Promise<number> }).nextPage,
    )
    worst = Math.max(worst, took)
    await page.waitForLoadState('networkidle')
  }
  await close()
  return worst
}

/** In the page: `nextPage` resolves once another heading has been painted after the next click. */
function watchForNextPage(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
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
          // After the frame's own work.
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

/** Milliseconds from a key to the paint after it, the worst of a word typed into a page's search. */
export async function keystroke(browser: Browser, address: string): Promise<number> {
  const { page, close } = await open(browser, address)
  const field = page.locator('main').locator('input[type=search], input[type=text]').first()
  await field.click()
  await page.evaluate(() => {
    const keys = { worst: 0 }
    Object.assign(globalThis, { keys })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (/^key|^input/.test(name)) keys.worst = Math.max(keys.worst, duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  // As fast as people type.
  await field.pressSequentially('visam', { delay: 200 })
  await page.waitForLoadState('networkidle')
  const worst = await page.evaluate(
    () => (globalThis as unknown as { keys: { worst: number } }).keys.worst,
  )
  await close()
  return worst
}

/** Memory of the page's scripts after 50 visits within the site against that after 10. */
export async function memoryGrowth(browser: Browser, url: string): Promise<number> {
  const { page, close, session } = await open(browser, url)
  await session.send('HeapProfiler.enable')
  const memory = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  let early = 0
  for (let count = 0; count < visits; count += 1) {
    if (count === visitsBefore) early = await memory()
    const path = tour[count % tour.length] ?? '/'
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await page.waitForURL((address) => address.pathname === path)
    await page.locator('main h1').waitFor()
  }
  await page.waitForLoadState('networkidle')
  const growth = (await memory()) / early
  await close()
  return growth
}

async function open(browser: Browser, address: string) {
  const context = await browser.newContext({
    locale: 'fr-BE',
    viewport: { width: 1280, height: 900 },
  })
  const page: Page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  await page.goto(address)
  await takenOver(page)
  return { page, session, close: () => context.close() }
}
