import type { Browser, CDPSession, Page } from 'playwright'

/** What one first visit cost. Bytes are those on the wire, times milliseconds. */
export interface Visit {
  readonly wire: number
  readonly scripts: number
  readonly requests: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly layoutShift: number
  /** What long tasks had over 50 ms after the first paint, the usual total blocking time. */
  readonly blockingTime: number
}

const phoneViewport = { width: 412, height: 823 }
/** A slow connection: 150 ms there and back, 1.6 Mbit/s. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
}
const cpuSlowdownRate = 4
/** From which length on a task is long, in milliseconds. */
const longTaskMs = 50

/** A first visit, with nothing kept from before, on a slow phone. */
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

/** What begins before the first paint blocks nobody until then. */
function getBlockingTime(longTasks: readonly LongTask[], firstPaint: number): number {
  const blocking = longTasks.map(({ start, end }) => end - Math.max(start, firstPaint) - longTaskMs)
  return blocking.reduce((sum, time) => sum + Math.max(0, time), 0)
}

export function throttleCpu(session: CDPSession): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdownRate })
}

/** Until the client has the page and has asked for what it asks for unasked. */
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

/** In the page, from its start: what the browser reports of paints, shifts and long tasks. */
function observeMetrics(): void {
  const longTasks: LongTask[] = []
  const times = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks }
  Object.assign(globalThis, { bench: times })
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has this function alone
  const on = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      list.getEntries().forEach(note)
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
