import type { CDPSession } from '@playwright/test'

import { expect, test, type Page } from '../test.ts'

/** Hours in one tab, as ten rounds: what each leaves behind adds up, and would show. */
test.describe.configure({ timeout: 240_000 })

const rounds = 10
/** By then everything is loaded and every answer is in the cache. */
const warm = 4

const publicPages = [
  '/apropos',
  '/services',
  '/interventions/belgique/visa-etudiant',
  '/pricing/belgique/visa-etudiant',
  '/detailsvisa/belgique/visa-etudiant',
  '/faq',
  '/blog',
  '/blog/refus-de-visa-etudiant-en-belgique-que-faire-dans-les-trente-jours',
  '/avocatslist',
  '/detailsavocatslist/1',
  '/avocatslist/comparer',
  '/contact',
  '/mentions-legales',
  '/confidentialite',
  '/accessibilite',
  '/nulle-part',
  '/',
]
const lists = ['/admin', ...['articles', 'countries', 'visas', 'interventions', 'faqs'].map(listOf)]

function listOf(entity: string): string {
  return `/admin/${entity}`
}

interface Kept {
  listeners: number
  nodes: number
  timers: number
  megabytes: number
}

/** Runs in the page before its own code: counts the timers that go on and on. */
function countTimers(): void {
  const running = new Set<unknown>()
  Object.assign(globalThis, { runningTimers: running })
  const { setInterval: start, clearInterval: stop } = globalThis
  Object.assign(globalThis, {
    setInterval: (...settings: Parameters<typeof start>) => {
      const timer = start(...settings)
      running.add(timer)
      return timer
    },
    clearInterval: (timer?: number) => {
      running.delete(timer)
      stop(timer)
    },
  })
}

/** What is kept on small pages: React holds on to what it drew before the last time, whatever its size. */
async function keptBy(page: Page, session: CDPSession): Promise<Kept> {
  for (const path of ['/accessibilite', '/mentions-legales']) await go(page, path)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    timers: await page.evaluate(
      () => (globalThis as unknown as { runningTimers: Set<unknown> }).runningTimers.size,
    ),
    megabytes: of('JSHeapUsedSize') / 2 ** 20,
  }
}

/** Goes there as a link does, without a new document. */
async function go(page: Page, path: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const { title } = document
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return title
  }, path)
  // Each page has a title of its own.
  await page.waitForFunction(
    (title) =>
      document.title !== title &&
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
    before,
  )
}

for (const [name, pages] of [
  ['all public pages', publicPages],
  ['all lists of the back-office', lists],
] as const) {
  test(`${rounds} rounds over ${name} leave nothing behind`, async ({ page }) => {
    await page.addInitScript(countTimers)
    await page.goto(pages.at(-1) ?? '/')
    await expect(page.locator('main h1')).toBeVisible()
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    let first: Kept | undefined
    for (let round = 1; round <= rounds; round += 1) {
      for (const path of pages) await go(page, path)
      if (round === warm) first = await keptBy(page, session)
    }
    const roundsBetween = rounds - warm
    const last = await keptBy(page, session)
    if (first === undefined) throw new Error('Nothing was measured.')
    // What one page of a round left for good would be more. The heap goes on settling for some twenty rounds.
    expect((last.listeners - first.listeners) / roundsBetween).toBeLessThan(1)
    expect((last.nodes - first.nodes) / roundsBetween).toBeLessThan(5)
    expect(last.timers).toBe(first.timers)
    expect((last.megabytes - first.megabytes) / roundsBetween).toBeLessThan(0.4)
  })
}
