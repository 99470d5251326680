import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'

import { inPage, type Pattern, type Shown, type Target } from './in-page.ts'
import { notedErrors } from './first-script.ts'
import type { ElementHandle, HeldKey, Json, Key, Tab } from './tab.ts'

/** How long a page may take to come to what is waited for: far more than a slow machine needs. */
const limit = 60_000
/** The longest pause between two attempts, in milliseconds. */
const maxPause = 500

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** A target as flows write it: names may be regular expressions. */
export interface Wanted extends Omit<Target, 'name' | 'text' | 'within' | 'fileField'> {
  readonly name?: string | RegExp
  readonly text?: string | RegExp
  readonly within?: Wanted
  readonly fileField?: string | RegExp
}

/** Somebody in front of a browser: what they do, and what they wait to see. Each step waits until it can be done. */
export interface Visitor {
  readonly tab: Tab
  /** Visits a path of the site, until its client is there. */
  readonly visit: (path: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly click: (target: Wanted) => Promise<void>
  readonly fill: (target: Wanted, text: string) => Promise<void>
  readonly select: (target: Wanted, option: string) => Promise<void>
  readonly choose: (target: Wanted, path: string) => Promise<void>
  readonly press: (key: Key, held?: readonly HeldKey[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly sees: (target: Wanted) => Promise<void>
  readonly misses: (target: Wanted) => Promise<void>
  /** Waits until what these elements show is as asked for. */
  readonly reads: (
    target: Wanted,
    isAsWanted: (shown: readonly Shown[]) => boolean,
  ) => Promise<void>
  /** Waits until the page is at this path, with its search and without its fragment. */
  readonly isAt: (path: string) => Promise<void>
  /** Waits until a function gives true in the page. */
  readonly until: <Parameters extends Json[]>(
    task: (...parameters: Parameters) => boolean | Promise<boolean>,
    ...parameters: Parameters
  ) => Promise<void>
  /** Runs a function in the page; it is sent as text, and knows nothing but its parameters. */
  readonly run: <Parameters extends Json[], Result extends Json>(
    task: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>
}

/** Of the site's origin without its client: what an earlier flow left can be taken away there. */
export const clientlessPage = '/robots.txt'

/** Somebody who has never been to the site, and reads French. */
export async function createVisitor(tab: Tab, site: string): Promise<Visitor> {
  const visitor = visitorAt(tab, site)
  await tab.goto(site + clientlessPage)
  await visitor.until(forgetEverything, clientlessPage)
  await tab.resize(1280, 900)
  // Where no story is that takes it for a hovering one.
  const [width, height] = await visitor.run(() => [innerWidth, innerHeight] as const)
  await tab.moveMouse(width - 1, height - 1)
  return visitor
}

/** Everything that went wrong in the pages since the visitor came. */
export async function errorsNoted(visitor: Visitor): Promise<string[]> {
  return visitor.run(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as string[],
    notedErrors,
  )
}

function visitorAt(tab: Tab, site: string): Visitor {
  /** Calls a function of `in-page.ts`, which a new document does not have yet. */
  const prepared = async () => {
    if (await tab.run<boolean>('() => "flows" in globalThis')) return
    await tab.run(`() => { ${testingLibrary}\n${inPage} }`)
  }
  const read = async (target: Wanted) => {
    await prepared()
    return tab.run<Shown[]>('(...target) => flows.read(...target)', toTarget(target))
  }

  /** Tries until an attempt gives no reason why it failed. */
  const eventually = async (what: string, attempt: () => Promise<string | undefined>) => {
    const end = performance.now() + limit
    // Ever more rarely: on a slow machine the questions themselves would hold the page up.
    for (let pause = 50; ; pause = Math.min(2 * pause, maxPause)) {
      const reason = await attempt().catch(String)
      if (reason === undefined) return
      if (performance.now() > end) {
        const page = await visitor.run(() => `${location.href}\n${document.body.innerText}`)
        throw new Error(`${what}: ${reason}\n\n${page.slice(0, 1500)}`)
      }
      await wait(pause)
    }
  }
  const act = async (
    what: string,
    target: Wanted,
    action: (element: ElementHandle) => Promise<void>,
  ) =>
    eventually(`${what} ${described(target)}`, async () => {
      await prepared()
      const element = await tab.element('(target) => flows.reach(target)', toTarget(target))
      if (typeof element === 'string') return element
      await action(element)
    })

  const visitor: Visitor = {
    tab,
    async visit(path) {
      await tab.goto(site + path)
      await hydrated()
    },
    async reload() {
      await tab.reload()
      await hydrated()
    },
    back: () => tab.back(),
    click: (target) => act('click', target, (element) => element.click()),
    async fill(target, text) {
      await visitor.click(target)
      await tab.press('a', ['Control'])
      await tab.press('Backspace')
      await tab.type(text)
      await visitor.reads(target, ([shown]) => [shown?.value, shown?.text].includes(text))
    },
    select: (target, option) =>
      eventually(`select ${option} in ${described(target)}`, async () => {
        await prepared()
        const reason = await tab.run<string | null>(
          '(...chosen) => flows.select(...chosen) ?? null',
          toTarget(target),
          option,
        )
        return reason ?? undefined
      }),
    choose: (target, path) => act('choose', target, (element) => element.choose(path)),
    press: (key, held) => tab.press(key, held),
    type: (text) => tab.type(text),
    sees: (target) => visitor.reads(target, (shown) => shown.length > 0),
    misses: (target) => visitor.reads(target, (shown) => shown.length === 0),
    reads: (target, isAsWanted) =>
      eventually(`see ${described(target)}`, async () => {
        const shown = await read(target)
        return isAsWanted(shown) ? undefined : `is ${JSON.stringify(shown).slice(0, 300)}`
      }),
    isAt: (path) =>
      eventually(`be at ${path}`, async () => {
        const at = await visitor.run(() => location.pathname + location.search)
        return at === path ? undefined : `is at ${at}`
      }),
    until: (task, ...parameters) =>
      eventually(`until ${String(task)}`, async () =>
        (await visitor.run(task, ...parameters)) ? undefined : 'is not so',
      ),
    run: (task, ...parameters) => tab.run(String(task), ...parameters),
  }
  /** Until then links work, and buttons do not. */
  const hydrated = () =>
    visitor.until(() => document.querySelector('#root[data-prerendered]') === null)
  return visitor
}

/** Runs on a page without the client, so that no database is open. */
async function forgetEverything(path: string): Promise<boolean> {
  // WebKitGTK's driver may still be on the page before.
  if (location.pathname !== path) return false
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
  return true
}

type JsonTarget = { readonly [name: string]: Json }

function toTarget({ name, text, within, fileField, ...rest }: Wanted): JsonTarget {
  return {
    ...rest,
    ...(name !== undefined && { name: toPattern(name) }),
    ...(text !== undefined && { text: toPattern(text) }),
    ...(fileField !== undefined && { fileField: toPattern(fileField) }),
    ...(within !== undefined && { within: toTarget(within) }),
  }
}

function toPattern(wanted: string | RegExp): string | { [Name in keyof Pattern]: Pattern[Name] } {
  return typeof wanted === 'string' ? wanted : { source: wanted.source, flags: wanted.flags }
}

function described({ role, name, text, fileField, within }: Wanted): string {
  const [kind, what] = role === undefined ? ['text', text ?? fileField] : [role, name]
  return `${kind} ${String(what ?? '')}${within === undefined ? '' : ` in ${described(within)}`}`
}
