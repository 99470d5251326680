import puppeteer, { type ElementHandle } from 'puppeteer-core'

import type { Browser } from './tab.ts'

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
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    headless: true,
    executablePath,
    extraPrefsFirefox: { ...thisMachineAlone, ...withoutDownloadPanel },
    defaultViewport: null,
  })
  const page = await firefox.newPage()
  // A page with unsaved changes asks before it is left.
  page.on('dialog', (dialog) => {
    void dialog.accept()
  })
  return {
    close: () => firefox.close(),
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
      evaluate: (expression) => page.evaluate(expression),
      async findElement(expression) {
        const handle = await page.evaluateHandle(expression)
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
