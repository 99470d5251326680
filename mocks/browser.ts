import './closed-storage.ts'

import { http, type HttpHandler, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

import { answerInPage } from './answer-in-page.ts'
import type { BarClient } from './bar/bar-client.ts'
import { createCallLog } from './calls.ts'
import { createChosenScenario } from './chosen-scenario.ts'
import { createMemoryChanges, observed, type ChangeStore } from './database/changes.ts'
import { openIndexedDbChanges } from './database/changes-indexeddb.ts'
import { createDatabase } from './database/database.ts'
import { seedIn } from './database/variants.ts'
import { createHandlers } from './handlers/index.ts'
import { createTabMemory, takeFromAddress } from './tab-memory.ts'

interface MockOptions {
  /** The site's base path, such as `/` or `/demo/`; the worker is served there. */
  readonly basePath: string
  /** Called when another tab changed the database, so that what is shown can be asked for again. */
  readonly onChangedElsewhere: () => void
}

/** The mock backend of a page. */
export interface Mock {
  /** Sends a request to it. */
  readonly send: (request: Request) => Promise<Response>
  /** Whether it answers as the server did of whose records the prerendered pages are made. */
  readonly isUsual: boolean
  /** Shows the demo's bar over the client, unless the address said `?bar=off`. */
  readonly showBar: (client: BarClient) => Promise<void>
}

/**
 * Starts the mock backend in a browser: requests go through `fetch`, behind which the service worker
 * answers, or, where no worker can be had (plain http on a network address, some private windows, a
 * reload that bypasses it), through a function that answers inside the page. To be called before the
 * router starts: it takes the demo's own parameters from the address.
 */
export async function startMock(options: MockOptions): Promise<Mock> {
  const memory = createTabMemory()
  takeFromAddress(['scenario', 'bar'], memory)
  const scenario = createChosenScenario(memory)
  const changed = new EventTarget()
  const tellOfChange = () => changed.dispatchEvent(new Event('change'))

  const changes = observed(await openChanges(), tellOfChange)
  changes.subscribe(() => {
    tellOfChange()
    options.onChangedElsewhere()
  })
  const database = createDatabase(
    changes,
    seedIn(() => scenario.current().records),
  )
  const calls = createCallLog()
  // The client's screens load while the worker starts; only calls wait for it.
  const sender = senderTo(createHandlers(database, scenario.current), options.basePath)
  return {
    send: calls.noting(async (request) => (await sender)(request)),
    isUsual: scenario.isUsual(),
    async showBar(client) {
      if (memory.read('bar') === 'off') return
      const { showBar } = await import('./bar/show.tsx')
      showBar({ ...client, basePath: options.basePath, memory, scenario, changes, changed, calls })
    },
  }
}

async function senderTo(answering: HttpHandler[], basePath: string): Promise<Mock['send']> {
  const handlers = [http.get(`*${probePath}`, () => HttpResponse.text(probeAnswer)), ...answering]
  if (await canUseWorker()) {
    try {
      await setupWorker(...handlers).start({
        serviceWorker: { url: `${basePath}mock-worker.js` },
        onUnhandledFrame: 'bypass',
        quiet: true,
      })
      if (await isAnswering(basePath)) return (request) => fetch(request)
    } catch (error) {
      console.info(
        'The mock answers inside the page, because no service worker could start.',
        error,
      )
    }
  }
  const answer = answerInPage(handlers)
  return async (request) => (await answer(request)) ?? fetch(request)
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
