import { expect, test as base } from '@playwright/test'

import { waitLimit } from '../limits.ts'
import { isCi } from '../support/playwright-config.ts'
import { type Engine, findEngine } from './engines.ts'
import { notedErrors } from './first-script.ts'
import { startChromium, startFirefox } from './puppeteer.ts'
import type { Browser } from './tab.ts'
import { clientlessPage, site, Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

export { expect } from '@playwright/test'

/**
 * Playwright's runner with browsers that it does not drive. A flow fails on any error that nothing caught, on what
 * the client logs as one, and on a violation of the content security policy.
 */
export const test = base.extend<
  {
    /** Somebody who has never been to the site, and reads French. */
    visitor: Visitor
    ignoresErrors: boolean
  },
  {
    engine: Engine
    /** One browser for the flows of an engine; undefined where the engine is not here. */
    started: Browser | undefined
  }
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const path = findEngine(engine)
      if (path === undefined && isCi) throw new Error(`${engine} could not be installed.`)
      const browser = path === undefined ? undefined : await start(engine, path)
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  ignoresErrors: [false, { option: true }],
  visitor: async ({ engine, started, ignoresErrors }, provide, info) => {
    if (started === undefined) return info.skip(true, `No ${engine} here.`)
    const { tab } = started
    const visitor = new Visitor(tab, started.openTab)
    await tab.show()
    await visitor.leave()
    await visitor.run(forgetEverything)
    await tab.resize(1280, 900)
    await parkMouse(visitor)
    await provide(visitor)
    await visitor.closeOtherTabs()
    if (ignoresErrors) return
    const errors = await visitor.run(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[],
      notedErrors,
    )
    if (errors.length === 0) return
    // Without focus, Firefox sends no focus events, and a step that needs one fails.
    const hasFocus = await visitor.run(() => document.hasFocus())
    throw new Error(`The page logged errors (hasFocus: ${hasFocus}):\n${errors.join('\n')}`)
  },
})

function start(engine: Engine, path: string): Promise<Browser> {
  if (engine === 'chromium') return startChromium(path)
  return engine === 'firefox' ? startFirefox(path) : startWebKit(path, site + clientlessPage)
}

/**
 * Moves the mouse to where no story is that takes it for a hovering one. The window may still be taking its new size: a place
 * that it has just left is out of its bounds, and the driver refuses it.
 */
async function parkMouse(visitor: Visitor): Promise<void> {
  await expect(async () => {
    const { width, height } = await visitor.run(() => ({ width: innerWidth, height: innerHeight }))
    await visitor.tab.moveMouse(width - 1, height - 1)
  }).toPass({ timeout: waitLimit })
}

/** Runs on a page without the client, so that no database is open. */
async function forgetEverything(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  const databases = await indexedDB.databases()
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name)
          deleting.addEventListener('success', resolve)
          deleting.addEventListener('error', () => {
            reject(new Error(`${name} cannot be deleted`))
          })
        }),
    ),
  )
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('language', 'fr')
  document.cookie = 'late-scripts=; path=/; max-age=0'
}
