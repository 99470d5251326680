import type { CDPSession } from '@playwright/test'

import { expect, test, type Page } from '../support/test.ts'

/**
 * Hours in one tab, as a few rounds: what a page leaves behind at each visit is there several times. How much memory
 * fifty visits take is measured by `npm run bench`.
 */
const rounds = 4
/** By then everything is loaded and every answer is in the cache. */
const warmUpRounds = 1

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
const lists = [
  '/admin',
  ...['articles', 'countries', 'visas', 'interventions', 'faqs'].map(toListPath),
]

function toListPath(entity: string): string {
  return `/admin/${entity}`
}

interface Account {
  round: number
  readonly timers: Set<unknown>
  readonly shown: {
    readonly where: string
    readonly round: number
    readonly part: WeakRef<Element>
  }[]
}

/** Runs in the page before its own code: an account of the timers that go on and on, and of what pages are made of. */
function openAccount(): void {
  const account: Account = { round: 0, timers: new Set(), shown: [] }
  Object.assign(globalThis, { account })
  const { setInterval: start, clearInterval: stop } = globalThis
  Object.assign(globalThis, {
    setInterval: (...settings: Parameters<typeof start>) => {
      const timer = start(...settings)
      account.timers.add(timer)
      return timer
    },
    clearInterval: (timer?: number) => {
      account.timers.delete(timer)
      stop(timer)
    },
  })
}

/** Runs in the page: notes its elements, without keeping them. */
function noteShown(): void {
  const { account } = globalThis as unknown as { account: Account }
  for (const element of document.querySelectorAll('main *')) {
    account.shown.push({
      where: location.pathname,
      round: account.round,
      part: new WeakRef(element),
    })
  }
}

/** Runs in the page: the pages of which more than one visit is in memory. React keeps what it drew last. */
function keptPages(): string[] {
  const { account } = globalThis as unknown as { account: Account }
  const kept = new Map<string, Set<number>>()
  for (const { where, round, part } of account.shown) {
    if (part.deref()?.isConnected === false)
      kept.set(where, (kept.get(where) ?? new Set<number>()).add(round))
  }
  return [...kept].flatMap(([where, of]) => (of.size > 1 ? [`${where}: ${of.size} visits`] : []))
}

/** How many timers run, and how many listen to each event of the window and the document. */
async function setUp(page: Page, session: CDPSession): Promise<Map<string, number>> {
  const timers = await page.evaluate(
    () => (globalThis as unknown as { account: Account }).account.timers.size,
  )
  const counts = new Map([['timers', timers]])
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

/** Ends on small pages: React holds on to what it drew before the last time, whatever its size. */
async function rest(page: Page): Promise<void> {
  for (const path of ['/accessibilite', '/mentions-legales']) await navigate(page, path)
}

/** Goes there as a link does, without a new document. */
async function navigate(page: Page, path: string): Promise<void> {
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
    await page.addInitScript(openAccount)
    await page.goto(pages.at(-1) ?? '/')
    await expect(page.locator('main h1')).toBeVisible()
    const session = await page.context().newCDPSession(page)
    let before = new Map<string, number>()
    for (let round = 1; round <= rounds; round += 1) {
      await page.evaluate((now) => {
        ;(globalThis as unknown as { account: Account }).account.round = now
      }, round)
      for (const path of pages) {
        await navigate(page, path)
        await page.evaluate(noteShown)
      }
      if (round > warmUpRounds) continue
      await rest(page)
      before = await setUp(page, session)
    }
    await rest(page)
    // What is on its way out may take a moment; what is kept stays however long one waits.
    await expect
      .poll(async () => {
        await session.send('HeapProfiler.collectGarbage')
        return page.evaluate(keptPages)
      })
      .toEqual([])
    await expect
      .poll(async () =>
        [...(await setUp(page, session))].filter(
          ([what, count]) => count > (before.get(what) ?? 0),
        ),
      )
      .toEqual([])
  })
}
