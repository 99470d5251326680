import { test as base } from '@playwright/test'

import { type Engine, findEngine, isCi } from './engines.ts'
import { startWithPuppeteer } from './puppeteer.ts'
import type { Browser } from './tab.ts'
import { clientlessPage, createVisitor, errorsNoted, type Visitor } from './visitor.ts'
import { startWebKit } from './webdriver.ts'

export { expect } from '@playwright/test'
export type { Visitor, Wanted } from './visitor.ts'

/** Where the demo is served (playwright.config.ts). */
export const site = process.env['SITE'] ?? ''

interface Flows {
  readonly visitor: Visitor
}
interface FlowOptions {
  readonly engine: Engine
  /** One browser for the flows of an engine; undefined where the engine is not here. */
  readonly started: Browser | undefined
}

/** The flow makes something go wrong: what the console may say of it. */
export function allowErrors(pattern: RegExp): void {
  base.info().annotations.push({ type: 'expected error', description: pattern.source })
}

/**
 * Playwright's runner with browsers that it does not drive. A flow fails on any error that nothing caught, on what
 * the client logs as one, and on a violation of the content security policy.
 */
export const test = base.extend<Flows, FlowOptions>({
  engine: ['chromium', { option: true, scope: 'worker' }],
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
  visitor: async ({ engine, started }, give, info) => {
    if (started === undefined) return info.skip(true, `No ${engine} here.`)
    const visitor = await createVisitor(started.tab, site)
    await give(visitor)
    const expected = info.annotations.flatMap(({ type, description = '' }) =>
      type === 'expected error' ? [new RegExp(description)] : [],
    )
    const noted = await errorsNoted(visitor)
    const unexpected = noted.filter((text) => !expected.some((pattern) => pattern.test(text)))
    if (unexpected.length === 0) return
    // Without focus, Firefox sends no focus events, and a step that needs one fails.
    const hasFocus = await visitor.run(() => document.hasFocus())
    throw new Error(`The page logged errors (hasFocus: ${hasFocus}):\n${unexpected.join('\n')}`)
  },
})

function start(engine: Engine, path: string): Promise<Browser> {
  if (engine === 'webkitgtk') return startWebKit(path, site + clientlessPage)
  return startWithPuppeteer(engine === 'firefox' ? 'firefox' : 'chrome', path)
}
