import { bypass, type HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { createPlayer } from 'recording'

import type { Clock } from '#platform/clock.ts'

import { createInPageResponder } from './in-page-responder.ts'
import { createCallLog, type FetchFn } from './call-log.ts'
import { findCall } from './endpoints.ts'
import { createRecordingStore } from './recording-store.ts'
import { createRealServer } from './real-server/real-server.ts'
import type { SettingsStore } from './real-server/settings.ts'
import { recordingScenario, type ScenarioStore } from './scenario-store.ts'
import type { TabStorage } from './tab-storage.ts'
import { isWorkerResponding, probeHandler } from './worker-probe.ts'
import {
  createMemoryOverlay,
  createOverlayOfSeed,
  withChangeListener,
  type OverlayStore,
} from './database/overlay.ts'
import { openIndexedDbOverlay } from './database/overlay-indexeddb.ts'
import { createDatabase } from './database/database.ts'
import { type SeedVariant, withSeedVariant } from './database/seed-variants.ts'
import { createHandlers } from './handlers/index.ts'

interface BackendOptions {
  readonly basePath: string
  readonly storage: TabStorage
  readonly scenarioStore: ScenarioStore
  readonly serverSettings: SettingsStore
  readonly clock: Clock
  readonly onExternalChange: () => void
}

/** The backend of a page, with the data that the demo toolbar shows. */
export type MockBackend = Awaited<ReturnType<typeof startBackend>>

/**
 * Starts the backend. Requests use `fetch` and the service worker responds. Where no worker is available (plain HTTP on
 * a network address, some private windows, a reload that bypasses it), the handlers respond in the page.
 */
export async function startBackend(options: BackendOptions) {
  const { basePath, scenarioStore, serverSettings, storage } = options
  /** Dispatches `change` when the database changed, in this tab or another. */
  const databaseEvents = new EventTarget()
  const notifyChange = () => databaseEvents.dispatchEvent(new Event('change'))

  const getVariant = () => scenarioStore.getState().seedVariant
  const overlay = withChangeListener(createOverlayOfSeed(getVariant, openOverlay), notifyChange)
  overlay.subscribe(() => {
    notifyChange()
    options.onExternalChange()
  })
  // Another scenario may show another seed.
  scenarioStore.subscribe(notifyChange)
  const readSeedTable = withSeedVariant(getVariant)
  const database = createDatabase(overlay, readSeedTable)
  const recordingStore = createRecordingStore(storage)
  const play = createPlayer(findCall, recordingStore.load)
  const isReplaying = () => scenarioStore.getState() === recordingScenario
  const network = connect(createHandlers(database, scenarioStore.getState, options.clock), basePath)
  const realServer = createRealServer({
    settingsStore: serverSettings,
    fetchMock: async (request) => (await network).fetchMock(request),
    fetchServer: async (request) => (await network).fetchServer(request),
    origin: location.origin,
    canAskForConsent: () => storage.get('bar') !== 'off',
  })
  const callLog = createCallLog((request) =>
    isReplaying() ? request.url : realServer.resolveUrl(request),
  )
  return {
    fetchFn: callLog.wrap((request) =>
      isReplaying() ? play(request) : realServer.fetchFn(request),
    ),
    overlay,
    readSeedTable,
    database,
    databaseEvents,
    callLog,
    recordingStore,
    realServer,
  }
}

/** Reaches the mock, and the network past it. */
async function connect(
  databaseHandlers: HttpHandler[],
  basePath: string,
): Promise<{ fetchMock: FetchFn; fetchServer: FetchFn }> {
  const handlers = [probeHandler, ...databaseHandlers]
  try {
    if (await withTimeout(startWorker(handlers, basePath), 'The service worker did not start.')) {
      return {
        fetchMock: (request) => fetch(request),
        // The worker would answer: its handlers know the paths of the API at any host.
        fetchServer: (request) => fetch(bypass(request)),
      }
    }
  } catch (error) {
    console.info('The mock responds in the page, because no service worker could start.', error)
  }
  const respond = createInPageResponder(handlers)
  return {
    fetchMock: async (request) => (await respond(request)) ?? fetch(request),
    fetchServer: (request) => fetch(request),
  }
}

/** How long the previous page may hold up what this one starts, in milliseconds. In WebKit that may be for ever. */
const startTimeoutMs = 10_000

/** Rejects with the message if it takes too long. */
async function withTimeout<Result>(starting: Promise<Result>, message: string): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(message)), startTimeoutMs)
  try {
    return await Promise.race([starting, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** Starts the worker and returns whether it responds to requests. */
async function startWorker(handlers: HttpHandler[], basePath: string): Promise<boolean> {
  if (!(await canUseWorker())) return false
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${basePath}mock-worker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  })
  return isWorkerResponding(basePath)
}

async function openOverlay(variant: SeedVariant | undefined): Promise<OverlayStore> {
  try {
    const opening = openIndexedDbOverlay(variant)
    // A page that was left while it created the database keeps it, in the back/forward cache.
    return await (isWebKit() ? withTimeout(opening, 'IndexedDB does not answer.') : opening)
  } catch (error) {
    console.info('Changes are lost with this page, because IndexedDB is not available.', error)
    return createMemoryOverlay()
  }
}

/**
 * False if workers are not available, or if one is registered but does not control the page (a hard reload). In that
 * case MSW would reload the page, possibly for ever.
 */
async function canUseWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || isWebKit()) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  for (const registration of registrations) leaveUpdatesToBrowser(registration)
  if (navigator.serviceWorker.controller !== null) return true
  return registrations.every(({ active }) => active === null)
}

/** In WebKit, requests of a page that loads right after a reload or a write may wait for the worker for half a minute. */
function isWebKit(): boolean {
  return navigator.vendor.startsWith('Apple')
}

/**
 * The browser updates the worker on each visit. MSW does so again and does not handle the rejection, which happens when
 * the page is left.
 */
function leaveUpdatesToBrowser(registration: ServiceWorkerRegistration): void {
  registration.update = () => Promise.resolve(registration)
}
