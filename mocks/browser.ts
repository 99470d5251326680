import './closed-storage.ts'

import { getResponse, http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

import { createMemoryChanges, type ChangeStore } from './database/changes.ts'
import { openIndexedDbChanges } from './database/changes-indexeddb.ts'
import { createDatabase } from './database/database.ts'
import { createHandlers } from './handlers/index.ts'
import { scenarioOf } from './scenarios.ts'

interface MockOptions {
  /** The site's base path, such as `/` or `/demo/`; the worker is served there. */
  readonly basePath: string
  /** Called when another tab changed the database, so that what is shown can be asked for again. */
  readonly onChangedElsewhere: () => void
}

/**
 * Starts the mock backend in a browser and gives what sends requests to it: `fetch`, behind which
 * the service worker answers, or, where no worker can be had (plain http on a network address, some
 * private windows, a reload that bypasses it), a function that answers inside the page.
 */
export async function startMock(
  options: MockOptions,
): Promise<(request: Request) => Promise<Response>> {
  const changes = await openChanges()
  changes.subscribe(options.onChangedElsewhere)
  const scenario = scenarioOf(location.search)
  const handlers = [
    http.get(`*${probePath}`, () => HttpResponse.text(probeAnswer)),
    ...createHandlers(createDatabase(changes), () => scenario),
  ]

  if (await canUseWorker()) {
    try {
      await setupWorker(...handlers).start({
        serviceWorker: { url: `${options.basePath}mockServiceWorker.js` },
        onUnhandledFrame: 'bypass',
        quiet: true,
      })
      if (await isAnswering(options.basePath)) return (request) => fetch(request)
    } catch (error) {
      console.info(
        'The mock answers inside the page, because no service worker could start.',
        error,
      )
    }
  }
  return async (request) => (await getResponse(handlers, request)) ?? fetch(request)
}

async function openChanges(): Promise<ChangeStore> {
  try {
    return await openIndexedDbChanges()
  } catch (error) {
    console.info('Changes last as long as this page, because IndexedDB is not available.', error)
    return createMemoryChanges()
  }
}

/** Asked once, to see whether requests reach the worker: developer tools can bypass one that is there. */
const probePath = 'mock-probe'
const probeAnswer = 'The mock answers.'

async function isAnswering(basePath: string): Promise<boolean> {
  const response = await fetch(`${basePath}${probePath}`)
  return (await response.text()) === probeAnswer
}

/**
 * False where there are no workers, and where one is registered but does not control the page (a hard
 * reload): MSW would reload the page then, for ever if it is always so.
 */
async function canUseWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  if (navigator.serviceWorker.controller !== null) return true
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.every(({ active }) => active === null)
}
