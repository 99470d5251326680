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

const phone = { width: 412, height: 823 }
/** A slow connection: 150 ms there and back, 1.6 Mbit/s. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
}
const slowdown = 4
/** From which length on a task is long, in milliseconds. */
const longest = 50

/** A first visit, with nothing kept from before, on a slow phone. */
export async function visit(browser: Browser, url: string, locale: string): Promise<Visit> {
  const context = await browser.newContext({ locale, viewport: phone, isMobile: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await slowDown(session)
  const loaded = countBytes(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await takenOver(page)
  const observed = await page.evaluate(() => (globalThis as unknown as { bench: Observed }).bench)
  await context.close()
  const { longTasks, ...times } = observed
  return { ...loaded, ...times, blockingTime: blockingTimeOf(longTasks, times.firstPaint) }
}

/** What begins before the first paint blocks nobody until then. */
function blockingTimeOf(longTasks: readonly Task[], firstPaint: number): number {
  const blocking = longTasks.map(({ start, end }) => end - Math.max(start, firstPaint) - longest)
  return blocking.reduce((sum, time) => sum + Math.max(0, time), 0)
}

export function slowDown(session: CDPSession): Promise<unknown> {
  return session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Until the client has the page and has asked for what it asks for unasked. */
export async function takenOver(page: Page): Promise<void> {
  await page.locator('#root[data-prerendered]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

function countBytes(session: CDPSession) {
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

interface Task {
  readonly start: number
  readonly end: number
}

interface Observed extends Pick<Visit, 'firstPaint' | 'largestPaint' | 'layoutShift'> {
  readonly longTasks: readonly Task[]
}

/** In the page, from its start: what the browser reports of paints, shifts and long tasks. */
function observe(): void {
  const longTasks: Task[] = []
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
