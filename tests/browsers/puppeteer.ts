import puppeteer, { type ElementHandle } from 'puppeteer-core'

import { getLaunchOptions } from '../../scripts/browser.ts'
import type { Browser, Json } from './tab.ts'

/** Firefox reaches nobody else: the proxy is not there. */
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

/** Chromium over its own protocol, or stock Firefox over WebDriver BiDi. */
export async function startWithPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Browser> {
  const started = await puppeteer.launch({
    browser,
    headless: true,
    ...(browser === 'chrome'
      ? getLaunchOptions(executablePath)
      : { executablePath, extraPrefsFirefox: { ...thisMachineAlone, ...withoutDownloadPanel } }),
    defaultViewport: null,
  })
  const page = await started.newPage()
  // A page with unsaved changes asks before it is left.
  page.on('dialog', (dialog) => {
    void dialog.accept()
  })
  return {
    close: () => started.close(),
    tab: {
      async goto(url) {
        await page.goto(url)
      },
      async reload() {
        await page.reload()
      },
      async back() {
        await page.goBack()
      },
      run: async <Result extends Json>(task: string, ...parameters: Json[]) =>
        (await page.evaluate(callOf(task, parameters))) as Result,
      async element(task, ...parameters) {
        const handle = await page.evaluateHandle(callOf(task, parameters))
        const element = handle.asElement() as ElementHandle | null
        if (element === null) return String(await handle.jsonValue())
        return {
          click: () => element.click(),
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
    },
  }
}

/** As text, because what is a function to Node is none of the page's. */
function callOf(task: string, parameters: readonly Json[]): string {
  return `(${task})(...${JSON.stringify(parameters)})`
}
