import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
// oxlint-disable-next-line waiting/no-time -- for the pauses of a wait for a condition
import { setTimeout as wait } from 'node:timers/promises'

import {
  Builder,
  Capabilities,
  Key as WebDriverKey,
  type WebDriver,
  WebElement,
} from 'selenium-webdriver'

import { waitLimit } from '../limits.ts'
import { findFreePort } from '../support/free-port.ts'
import type { Browser, HeldKey, Key, Tab } from './tab.ts'

const keys: Readonly<Record<Key | HeldKey, string>> = {
  Backspace: WebDriverKey.BACK_SPACE,
  End: WebDriverKey.END,
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
  a: 'a',
  c: 'c',
  v: 'v',
  Control: WebDriverKey.CONTROL,
  Shift: WebDriverKey.SHIFT,
}

/** It reaches nobody else: the proxy is not there. As a capability, the list of exceptions makes MiniBrowser crash. */
const thisMachineAlone = {
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: 'localhost,127.0.0.1',
}

/** How often a browser is started, if it does not answer. */
const starts = 3

/**
 * WebKitGTK over WebDriver. Now and then, about once in fifty starts, MiniBrowser 2.50 loses the first command after its
 * first page and answers none any more: another one is started.
 */
export async function startWebKit(driverPath: string, firstPage: string): Promise<Browser> {
  for (let start = 1; start <= starts; start += 1) {
    const { stop, ...browser } = await openBrowser(driverPath)
    const { tab } = browser
    const firstAnswer = tab.goto(firstPage).then(() => tab.evaluate('true'))
    const isAnswering = await Promise.race([
      firstAnswer.catch(() => false),
      wait(waitLimit, false, { ref: false }),
    ])
    if (isAnswering) return browser
    stop()
  }
  throw new Error(`WebKitGTK did not answer, ${starts} times.`)
}

/** On a screen of its own; the driver knows where its browser is. */
async function openBrowser(driverPath: string): Promise<Browser & { stop: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = String(await firstOutput(screen)).trim()
  const port = await findFreePort()
  const service = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, ...thisMachineAlone },
  })
  const stop = () => {
    process.off('exit', stop)
    service.kill()
    screen.kill()
  }
  process.once('exit', stop)

  const url = `http://127.0.0.1:${port}`
  await answering(url, service)
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build()
  await driver.manage().setTimeouts({ script: waitLimit, pageLoad: waitLimit })
  return {
    stop,
    async close() {
      await driver.quit()
      stop()
    },
    tab: drive(driver, await driver.getWindowHandle()),
    async openTab() {
      // A window of its own: the driver does not bring a tab to the front, and a hidden page draws no frames.
      await driver.switchTo().newWindow('window')
      return drive(driver, await driver.getWindowHandle())
    },
  }
}

/** A tab of a driver, which sends each command to the tab that was shown last. */
function drive(driver: WebDriver, handle: string): Tab {
  const evaluate = (expression: string) => driver.executeScript(`return ${expression}`)
  return {
    goto: (address) => driver.get(address),
    async open(address) {
      await driver.executeScript('location.assign(arguments[0])', address)
    },
    reload: () => driver.navigate().refresh(),
    async back() {
      await evaluate('history.back()')
    },
    async forward() {
      await evaluate('history.forward()')
    },
    evaluate,
    async findElement(expression) {
      const element = await evaluate(expression)
      if (!(element instanceof WebElement)) return String(element)
      return {
        click: () => element.click(),
        choose: (path) => element.sendKeys(path),
      }
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height })
    },
    moveMouse: (x, y) => driver.actions().move({ x, y, duration: 0 }).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async press(key, held = []) {
      const actions = driver.actions()
      for (const one of held) actions.keyDown(keys[one])
      actions.sendKeys(keys[key])
      for (const one of held) actions.keyUp(keys[one])
      await actions.perform()
    },
    show: () => driver.switchTo().window(handle),
    close: () => driver.close(),
  }
}

async function firstOutput(child: ChildProcess): Promise<unknown> {
  const [output] = (await once(child.stdio[3] as Readable, 'data')) as unknown[]
  return output
}

/** The driver says nothing when it listens, so it is asked. */
async function answering(url: string, service: ChildProcess): Promise<void> {
  while (service.exitCode === null) {
    try {
      await fetch(`${url}/status`)
      return
    } catch {
      await wait(50)
    }
  }
  throw new Error(`The driver of WebKitGTK ended with ${service.exitCode}.`)
}
