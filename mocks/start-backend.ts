import { http, type HttpHandler, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

import { createInPageResponder } from './in-page-responder.ts'
import { type CallLog, createCallLog, type FetchFn } from './call-log.ts'
import type { ScenarioStore } from './scenario-store.ts'
import { createMemoryOverlay, withChangeListener, type OverlayStore } from './database/overlay.ts'
import { openIndexedDbOverlay } from './database/overlay-indexeddb.ts'
import { createDatabase } from './database/database.ts'
import { withSeedVariant } from './database/seed-variants.ts'
import { createHandlers } from './handlers/index.ts'

interface BackendOptions {
  readonly basePath: string
  readonly scenarioStore: ScenarioStore
  readonly onExternalChange: () => void
}

/** What answers the calls of a page, and what the demo's bar shows of it. */
interface MockBackend {
  readonly fetchFn: FetchFn
  readonly overlay: OverlayStore
  /** Has a `change` event when the database changed, in this tab or another. */
  readonly databaseEvents: EventTarget
  readonly callLog: CallLog
}

/**
 * Requests go through `fetch`, behind which the service worker answers, or, where no worker can be had
 * (plain http on a network address, some private windows, a reload that bypasses it, WebKit), through a function
 * that answers inside the page.
 */
export async function startBackend(options: BackendOptions): Promise<MockBackend> {
  const { basePath, scenarioStore } = options
  const databaseEvents = new EventTarget()
  const notifyChange = () => databaseEvents.dispatchEvent(new Event('change'))

  const overlay = withChangeListener(await openOverlay(), notifyChange)
  overlay.subscribe(() => {
    notifyChange()
    options.onExternalChange()
  })
  const database = createDatabase(
    overlay,
    withSeedVariant(() => scenarioStore.getCurrent().seedVariant),
  )
  const callLog = createCallLog()
  const fetchPromise = createFetch(createHandlers(database, scenarioStore.getCurrent), basePath)
  return {
    fetchFn: callLog.wrap(async (request) => (await fetchPromise)(request)),
    overlay,
    databaseEvents,
    callLog,
  }
}

async function createFetch(
  databaseHandlers: HttpHandler[],
  basePath: string,
): Promise<MockBackend['fetchFn']> {
  const handlers = [
    http.get(`*${probePath}`, () => HttpResponse.text(probeResponse)),
    ...databaseHandlers,
  ]
  try {
    if (await startWorker(handlers, basePath)) {
      return (request) => fetch(request)
    }
  } catch (error) {
    console.info('The mock answers inside the page, because no service worker could start.', error)
  }
  const respond = createInPageResponder(handlers)
  return async (request) => (await respond(request)) ?? fetch(request)
}

/** Whether a worker answers this page's requests from here on. */
async function startWorker(handlers: HttpHandler[], basePath: string): Promise<boolean> {
  if (!(await canUseWorker())) return false
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${basePath}mock-worker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  })
  return isWorkerResponding(basePath)
}

async function openOverlay(): Promise<OverlayStore> {
  try {
    return await openIndexedDbOverlay()
  } catch (error) {
    console.info('Changes last as long as this page, because IndexedDB is not available.', error)
    return createMemoryOverlay()
  }
}

/** Asked once, to see whether requests reach the worker: developer tools can bypass one that is there. */
const probePath = 'mock-probe'
const probeResponse = 'The mock answers.'

async function isWorkerResponding(basePath: string): Promise<boolean> {
  const response = await fetch(`${basePath}${probePath}`)
  return (await response.text()) === probeResponse
}

/**
 * False where there are no workers, and where one is registered but does not control the page (a hard
 * reload): MSW would reload the page then, for ever if it is always so.
 */
async function canUseWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || isWebKit()) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  for (const registration of registrations) leaveUpdatesToBrowser(registration)
  if (navigator.serviceWorker.controller !== null) return true
  return registrations.every(({ active }) => active === null)
}

/**
 * WebKit holds back requests of a page that is reloaded while its worker starts: in WebKitGTK 2.50, one such reload in
 * four waited 10 to 35 seconds. No feature of it can be tested for.
 */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple')
}

/**
 * The browser looks for a newer worker at each visit by itself. MSW asks once more, and leaves it unhandled when that
 * fails, as it does when the page is left meanwhile.
 */
function leaveUpdatesToBrowser(registration: ServiceWorkerRegistration): void {
  registration.update = () => Promise.resolve(registration)
}
