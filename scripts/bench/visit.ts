import type { Browser, CDPSession, Page } from 'playwright'

/** Measurements of a first visit, in bytes on the wire and milliseconds. */
export interface Visit {
  readonly wire: number
  readonly scripts: number
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
  /** Total blocking time: the time of long tasks above 50 ms, after the first paint. */
  readonly blockingTime: number
}

const phoneViewport = { width: 412, height: 823 }
/** A round trip of 150 ms and 1.6 Mbit/s. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
}
const cpuSlowdownRate = 4
const longTaskMs = 50

/** Measures a first visit with an empty cache on a slow phone. */
export async function measureVisit(browser: Browser, url: string, locale: string): Promise<Visit> {
  const context = await browser.newContext({ locale, viewport: phoneViewport, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await throttleCpu(session)
  const transfers = trackTransfers(session)
  await page.addInitScript(observeMetrics)
  await page.goto(url, { waitUntil: 'load' })
  await waitForHydration(page)
  const observed = await page.evaluate(
    () => (globalThis as unknown as { bench: ObservedMetrics }).bench,
  )
  await context.close()
  const { longTasks, ...times } = observed
  return { ...transfers, ...times, blockingTime: getBlockingTime(longTasks, times.firstPaint) }
}

/** Counts long tasks after the first paint only. */
function getBlockingTime(longTasks: readonly LongTask[], firstPaint: number): number {
  const blocking = longTasks.map(({ start, end }) => end - Math.max(start, firstPaint) - longTaskMs)
  return blocking.reduce((sum, time) => sum + Math.max(0, time), 0)
}

export function throttleCpu(session: CDPSession): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownRate })
}

/** Waits until the page is hydrated and the network is idle. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

function trackTransfers(session: CDPSession) {
  const loaded = { wire: 0, scripts: 0, requests: 0 }
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.wire += encodedDataLength
    loaded.requests += 1
    if (kinds.get(requestId) === 'Script') loaded.scripts += encodedDataLength
  })
  return loaded
}

interface LongTask {
  readonly start: number
  readonly end: number
}

interface ObservedMetrics extends Pick<Visit, 'firstPaint' | 'largestPaint' | 'layoutShift'> {
  readonly longTasks: readonly LongTask[]
}

/** Runs in the page from its start. Records paints, shifts and long tasks. */
function observeMetrics(): void {
  const longTasks: LongTask[] = []
  const times = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks }
  Object.assign(globalThis, { bench: times })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the function is serialised into the page
  const on = (type: string, onEntry: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(onEntry)
    }).observe({ type, buffered: true })
  }
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') times.firstPaint = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    times.largestPaint = startTime
  })
  on('layout-shift', (entry) => {
    times.layoutShift += (entry as PerformanceEntry & { value: number }).value
  })
  on('longtask', ({ startTime, duration }) => {
    longTasks.push({ start: startTime, end: startTime + duration })
  })
}
