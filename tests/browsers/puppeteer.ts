import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core'

import { getLaunchOptions } from '../../scripts/browser.ts'
import type { Browser, Tab } from './tab.ts'

/** It reaches nobody else: the proxy is not there. */
const thisMachineAlone = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
}

/** The panel that shows a download opens over the page, and keeps the focus for the rest of the session. */
const withoutDownloadPanel = { 'browser.download.alwaysOpenPanel': false }

/** Stock Firefox over WebDriver BiDi. */
export function startFirefox(executablePath: string): Promise<Browser> {
  return start({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { ...thisMachineAlone, ...withoutDownloadPanel },
  })
}

export function startChromium(executablePath: string): Promise<Browser> {
  return start({ browser: 'chrome', ...getLaunchOptions(executablePath) })
}

async function start(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null })
  const openTab = async () => drive(await browser.newPage())
  return { tab: await openTab(), openTab, close: () => browser.close() }
}

function drive(page: Page): Tab {
  // A page with unsaved changes asks before it is left.
  page.on('dialog', (dialog) => {
    void dialog.accept()
  })
  return {
    async goto(url) {
      await page.goto(url)
    },
    async open(url) {
      // The page answers nothing else until it has left for the other one.
      await page.evaluate((to) => {
        location.assign(to)
      }, url)
    },
    async reload() {
      await page.reload()
    },
    // An entry of the client's router is no navigation to wait for.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    evaluate: (expression) => page.evaluate(expression),
    async findElement(expression) {
      const handle = await page.evaluateHandle(expression)
      const element = handle.asElement() as ElementHandle | null
      if (element === null) return String(await handle.jsonValue())
      return {
        async click() {
          await element.evaluate(guardClick)
          await element.click()
          if (await page.evaluate(endGuard)) throw new Error('was missed: the page had moved')
        },
        choose: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
      }
    },
    resize: (width, height) => page.setViewport({ width, height }),
    moveMouse: (x, y) => page.mouse.move(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, held = []) {
      for (const one of held) await page.keyboard.down(one)
      await page.keyboard.press(key)
      for (const one of held) await page.keyboard.up(one)
    },
    show: () => page.bringToFront(),
    close: () => page.close(),
  }
}

type Guarded = Document & { clickGuard?: AbortController }

/**
 * Runs in the page before a click on this element. The driver reads the element's place, then presses and releases there. If
 * the page moves before either of them, what lies there now must not get the click, which then counts as missed.
 */
function guardClick(element: Element): void {
  const { dataset } = document.documentElement
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const guard = new AbortController()
  const guarded: Guarded = document
  guarded.clickGuard?.abort()
  guarded.clickGuard = guard
  function onEvent(event: Event): void {
    // What the client does again of a click that came before it started.
    if (!event.isTrusted) return
    const isHit = event
      .composedPath()
      .some((node) => [element, ...labels].includes(node as Element))
    if (!isHit) {
      event.preventDefault()
      event.stopImmediatePropagation()
      dataset['missedClick'] = ''
    }
    // A label passes it on to its field.
    if (event.type === 'click') guard.abort()
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    // oxlint-disable-next-line baseline/use-baseline -- it runs in the engines of the tests alone
    addEventListener(type, onEvent, { capture: true, signal: guard.signal })
  }
}

/** Runs in the page after a click: a later one, by a key, has other elements. Whether this one was missed. */
function endGuard(): boolean {
  const guarded: Guarded = document
  const { dataset } = document.documentElement
  guarded.clickGuard?.abort()
  const isMissed = 'missedClick' in dataset
  delete dataset['missedClick']
  return isMissed
}
