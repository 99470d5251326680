import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// oxlint-disable-next-line waiting/no-time -- for the pauses of a wait for a condition
import { setTimeout as wait } from 'node:timers/promises'

import { waitLimit } from '../limits.ts'
import { inPage, type Shown } from './in-page.ts'
import { translatesPages } from './first-script.ts'
import type { HeldKey, Key, Tab } from './tab.ts'
import type { Target } from './targets.ts'

/** Where the demo is served (playwright.config.ts). */
export const site = process.env['SITE'] ?? ''

/** A page of the site's origin without its client: no database is open, and nothing is written when it is left. */
export const clientlessPage = '/robots.txt'

/** The longest pause between two attempts, in milliseconds. */
const maxPause = 500

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Somebody in front of a browser: what they do, and what they wait to see. Each step waits until it can be done. */
export class Visitor {
  readonly tab: Tab
  readonly #openTab: () => Promise<Tab>
  readonly #otherTabs: Tab[] = []
  /** What the way has cost so far. A choice in a list counts as two clicks. */
  readonly effort = { clicks: 0, keystrokes: 0 }

  constructor(tab: Tab, openTab: () => Promise<Tab>) {
    this.tab = tab
    this.#openTab = openTab
  }

  /** The same person in a second tab, which is in front. */
  async openTab(): Promise<Visitor> {
    const tab = await this.#openTab()
    this.#otherTabs.push(tab)
    return new Visitor(tab, this.#openTab)
  }

  /** Looks at this tab again. */
  show(): Promise<void> {
    return this.tab.show()
  }

  async closeOtherTabs(): Promise<void> {
    for (const tab of this.#otherTabs) {
      await tab.show()
      await tab.close()
    }
    await this.tab.show()
  }

  /** Visits a path of the site, until its client is there. */
  async visit(path: string): Promise<void> {
    await this.tab.goto(site + path)
    await this.#isHydrated()
  }

  /** Opens a path of the site, and goes on before its client has started. */
  async open(path: string): Promise<void> {
    await this.tab.open(site + path)
    await this.isAt(path)
  }

  /** From now on every script of the site comes this many milliseconds late (serve.ts). */
  useSlowLine(delay: number): Promise<void> {
    return this.#setLateScripts(String(delay))
  }

  /** From now on no script of the site comes, until the returned function is called (serve.ts). */
  async holdScripts(): Promise<() => Promise<void>> {
    const name = `held${crypto.randomUUID().replaceAll('-', '')}`
    await this.#setLateScripts(name)
    return async () => {
      await this.#setLateScripts('0')
      await fetch(`${site}/release/${name}`)
    }
  }

  #setLateScripts(value: string): Promise<void> {
    return this.run((late) => {
      document.cookie = `late-scripts=${late}; path=/`
    }, value)
  }

  /** From the next document on a page translator is at work. */
  async usePageTranslator(): Promise<void> {
    await this.run((key) => localStorage.setItem(key, ''), translatesPages)
  }

  /** Waits until the client of a page that was opened is there. */
  hasClient(): Promise<void> {
    return this.#isHydrated()
  }

  async reload(): Promise<void> {
    await this.tab.reload()
    await this.#isHydrated()
  }

  /** Leaves the site, so that what it stores can be changed. */
  async leave(): Promise<void> {
    await this.tab.goto(site + clientlessPage)
    // WebKitGTK's driver may still be on the page before.
    await this.isAt(clientlessPage)
  }

  async click(target: Target): Promise<void> {
    await this.#act('click', target, (element) => element.click())
    this.effort.clicks += 1
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.tab.type(text)
    this.effort.keystrokes += text.length
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.tab.press('a', ['Control'])
    await this.tab.press('Backspace')
    await this.type(text)
    await this.reads(target, ([shown]) => [shown?.value, shown?.text].includes(text))
  }

  async select(target: Target, option: string): Promise<void> {
    await this.#eventually(`select ${option} in ${describeTarget(target)}`, async () => {
      const reason = (await this.#callInPage('select', target, option)) as string | null | undefined
      return reason ?? undefined
    })
    this.effort.clicks += 2
  }

  /** Chooses a file, by its path. */
  choose(target: Target, path: string): Promise<void> {
    return this.#act('choose', target, (element) => element.choose(path))
  }

  async press(key: Key, held?: readonly HeldKey[]): Promise<void> {
    await this.tab.press(key, held)
    this.effort.keystrokes += 1
  }

  /** Scrolls to an element. */
  scrollTo(target: Target): Promise<void> {
    return this.#act('scroll to', target, () => Promise.resolve())
  }

  sees(target: Target): Promise<void> {
    return this.reads(target, (shown) => shown.length > 0)
  }

  misses(target: Target): Promise<void> {
    return this.reads(target, (shown) => shown.length === 0)
  }

  hasFocusOn(target: Target): Promise<void> {
    return this.reads(target, ([shown]) => shown?.isFocused === true)
  }

  /** Waits until what these elements show is as asked for. */
  reads(target: Target, isAsWanted: (shown: readonly Shown[]) => boolean): Promise<void> {
    return this.#eventually(`see ${describeTarget(target)}`, async () => {
      const shown = (await this.#callInPage('read', target)) as Shown[]
      return isAsWanted(shown) ? undefined : `is ${JSON.stringify(shown).slice(0, 300)}`
    })
  }

  /** Waits until the page is at this path, with its search and without its fragment. */
  isAt(path: string): Promise<void> {
    return this.#eventually(`be at ${path}`, async () => {
      const at = await this.run(() => location.pathname + location.search)
      return at === path ? undefined : `is at ${at}`
    })
  }

  /** Waits until a function gives true in the page. */
  until<Parameters extends unknown[]>(
    task: (...parameters: Parameters) => boolean | Promise<boolean>,
    ...parameters: Parameters
  ): Promise<void> {
    return this.#eventually(`until ${String(task)}`, async () =>
      (await this.run(task, ...parameters)) ? undefined : 'is not so',
    )
  }

  /** Runs a function in the page. It is sent as text, so it knows nothing but its parameters. */
  async run<Parameters extends unknown[], Result>(
    task: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ): Promise<Result> {
    const result = await this.tab.evaluate(`(${String(task)})(${toSource(...parameters)})`)
    return result as Result
  }

  /** Until then links work, and buttons do not. */
  #isHydrated(): Promise<void> {
    return this.until(() => document.querySelector('#root[data-prerendered]') === null)
  }

  #act(
    what: string,
    target: Target,
    action: (element: Exclude<Awaited<ReturnType<Tab['findElement']>>, string>) => Promise<void>,
  ): Promise<void> {
    return this.#eventually(`${what} ${describeTarget(target)}`, async () => {
      await this.#prepare()
      const element = await this.tab.findElement(`flows.reach(${toSource(target)})`)
      if (typeof element === 'string') return element
      await action(element)
    })
  }

  /** Tries until an attempt gives no reason why it failed. */
  async #eventually(what: string, attempt: () => Promise<string | undefined>): Promise<void> {
    const limit = AbortSignal.timeout(waitLimit)
    // Ever more rarely: on a slow machine the questions themselves would hold the page up.
    for (let pause = 50; ; pause = Math.min(2 * pause, maxPause)) {
      const reason = await attempt().catch(String)
      if (reason === undefined) return
      if (limit.aborted) {
        const page = await this.run(() => {
          const content = document.querySelector('main') ?? document.body
          return `${location.href}\n${content.innerText}`
        })
        throw new Error(`${what}: ${reason}\n\n${page.slice(0, 3000)}`)
      }
      await wait(pause)
    }
  }

  async #callInPage(name: 'read' | 'select', ...parameters: unknown[]): Promise<unknown> {
    await this.#prepare()
    return this.tab.evaluate(`flows.${name}(${toSource(...parameters)})`)
  }

  /** Makes the functions of `in-page.ts` known to the page. A new document does not have them yet. */
  async #prepare(): Promise<void> {
    if ((await this.tab.evaluate('"flows" in globalThis')) === true) return
    await this.tab.evaluate(`(() => { ${testingLibrary}\n${inPage} })()`)
  }
}

/** Values as JavaScript: JSON, and regular expressions. */
function toSource(...values: readonly unknown[]): string {
  const sources = values.map((value) => {
    if (value instanceof RegExp || value === undefined) return String(value)
    if (Array.isArray(value)) return `[${toSource(...(value as unknown[]))}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const properties = Object.entries(value).map(([name, one]) => `${name}: ${toSource(one)}`)
    return `{ ${properties.join(', ')} }`
  })
  return sources.join(', ')
}

function describeTarget({ role, name, text, fileField, within }: Target): string {
  const [kind, what] = role === undefined ? ['text', text ?? fileField] : [role, name]
  const place = within === undefined ? '' : ` in ${describeTarget(within)}`
  return `${kind} ${String(what ?? '')}${place}`
}
