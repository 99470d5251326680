import type { CDPSession } from '@playwright/test'

import { screens } from '#routes/-pages.ts'

import { entityNames } from '../../src/domain/entities.ts'

import { expect, test, type Page } from '../support/test.ts'

/**
 * Several rounds over the same pages: what a page leaks at each visit is then in memory several times. `npm run bench`
 * measures the memory of fifty visits.
 */
const rounds = 3

/** Each path once: `navigate` waits for a changed title, and two screens of one path share theirs. */
const publicPaths = [...new Set(screens.map(({ path }) => path.replace(/[?#].*/, '')))].filter(
  (path) => !path.startsWith('/admin') && path !== '/',
)
const listPaths = entityNames.map((entity) => `/admin/${entity}`)

interface Recorder {
  round: number
  readonly intervals: Set<unknown>
  readonly elements: {
    readonly path: string
    readonly round: number
    readonly element: WeakRef<Element>
  }[]
}
declare const recorder: Recorder

/** Runs in the page before its own code. */
function installRecorder(): void {
  const intervals = new Set<unknown>()
  Object.assign(globalThis, { recorder: { round: 0, intervals, elements: [] } })
  const { setInterval: start, clearInterval: stop } = globalThis
  Object.assign(globalThis, {
    setInterval: (...settings: Parameters<typeof start>) => {
      const interval = start(...settings)
      intervals.add(interval)
      return interval
    },
    clearInterval: (interval?: number) => {
      intervals.delete(interval)
      stop(interval)
    },
  })
}

/** Runs in the page. Records its elements without retaining them. */
function recordElements(): void {
  const { pathname: path } = location
  const { round, elements } = recorder
  for (const element of document.querySelectorAll('main *'))
    elements.push({ path, round, element: new WeakRef(element) })
}

/** Runs in the page. Finds paths with elements of more than one visit in memory. React retains the last render. */
function findRetainedPages(): string[] {
  const roundsByPath = new Map<string, Set<number>>()
  for (const { path, round, element } of recorder.elements) {
    if (element.deref()?.isConnected === false)
      roundsByPath.set(path, (roundsByPath.get(path) ?? new Set<number>()).add(round))
  }
  return [...roundsByPath].flatMap(([path, visits]) =>
    visits.size > 1 ? [`${path}: ${visits.size} visits`] : [],
  )
}

/** Counts the intervals, and the listeners of each event of the window and the document. */
async function countResources(page: Page, session: CDPSession): Promise<Map<string, number>> {
  const counts = new Map([['intervals', await page.evaluate(() => recorder.intervals.size)]])
  for (const target of ['window', 'document']) {
    const { result } = await session.send('Runtime.evaluate', { expression: target })
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    })
    for (const { type } of listeners) {
      const name = `${target} ${type}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return counts
}

/** Navigates as a link does. */
async function navigate(page: Page, path: string): Promise<void> {
  const titleBefore = await page.evaluate((url) => {
    const { title } = document
    history.pushState({}, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
    return title
  }, path)
  // Each page has its own title.
  await page.waitForFunction(
    (title) =>
      document.title !== title &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
    titleBefore,
  )
}

for (const [name, paths] of [
  ['the public pages', [...publicPaths, '/']],
  ['the lists of the back-office', ['/admin', ...listPaths]],
] as const) {
  test(`${rounds} rounds over ${name} leak no elements, listeners or timers`, async ({ page }) => {
    await page.addInitScript(installRecorder)
    await page.goto(paths.at(-1) ?? '/')
    await expect(page.locator('main h1')).toBeVisible()
    // The last part of the demo to load, with listeners of its own.
    await expect(page.locator('#note-button')).toBeVisible()
    const session = await page.context().newCDPSession(page)
    // Small pages, because React retains the last render.
    const visitSmallPages = async () => {
      for (const path of ['/accessibilite', '/mentions-legales']) await navigate(page, path)
    }
    let before = new Map<string, number>()
    for (let round = 1; round <= rounds; round += 1) {
      await page.evaluate((current) => {
        recorder.round = current
      }, round)
      for (const path of paths) {
        await navigate(page, path)
        await page.evaluate(recordElements)
      }
      // After the first round all code is loaded and all responses are cached.
      if (round > 1) continue
      await visitSmallPages()
      before = await countResources(page, session)
    }
    await visitSmallPages()
    await expect
      .poll(async () => {
        await session.send('HeapProfiler.collectGarbage')
        return page.evaluate(findRetainedPages)
      })
      .toEqual([])
    await expect
      .poll(async () => {
        const after = [...(await countResources(page, session))]
        return after.filter(([resource, count]) => count > (before.get(resource) ?? 0))
      })
      .toEqual([])
  })
}
