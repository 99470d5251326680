import type { Page } from '@playwright/test'

import { probePath } from '../../mocks/worker-probe.ts'

interface WriteRequest {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** Performs an action and returns the one POST or PUT that it sends, after its response. */
export async function captureWrite(page: Page, act: () => Promise<void>): Promise<WriteRequest> {
  const sent = page.waitForRequest((request) => /^(?:POST|PUT)$/.test(request.method()))
  await act()
  const request = await sent
  // A test that navigates before the response would cancel the request.
  await request.response()
  const body: unknown = request.postDataJSON()
  return { method: request.method(), path: new URL(request.url()).pathname, body }
}

/** Collects every write from now on, as `DELETE /api/Country/7`. */
export function trackWrites(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET')
      writes.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return writes
}

/** Collects the multipart fields of every mail from now on. */
export function trackMails(page: Page): Record<string, string>[] {
  const mails: Record<string, string>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/Email/SendMail')) return
    const fields = (request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gsu)
    mails.push(Object.fromEntries(Array.from(fields, ([, name = '', value = '']) => [name, value])))
  })
  return mails
}

/**
 * Waits until the service worker of the demo answers the requests of the page, so that the test can call the API itself.
 * A worker that controls the page lets them pass before that.
 */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(
    (path) =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(`/${path}`)),
    probePath,
  )
}

/** Creates a record by a direct call, without the interface. */
export async function createRecord(page: Page, path: string, body: object): Promise<void> {
  await waitForWorker(page)
  await page.evaluate(
    async ([url, json]) => {
      await fetch(url, { method: 'POST', body: json })
    },
    [path, JSON.stringify(body)] as const,
  )
}

/** Holds the writes of all pages to come until the returned function is called. */
export async function holdWrites(page: Page): Promise<() => Promise<void>> {
  const release = 'release writes'
  await page.addInitScript((name) => {
    const send = globalThis.fetch.bind(globalThis)
    const released = new Promise((resolve) => addEventListener(name, resolve, { once: true }))
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (request.method !== 'GET') await released
      return send(request)
    }
  }, release)
  return () => page.evaluate((name) => void dispatchEvent(new Event(name)), release)
}
