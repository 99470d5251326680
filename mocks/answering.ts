import { http, type HttpHandler, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

import { answerInPage } from './answer-in-page.ts'
import { type CallLog, createCallLog, type Send } from './calls.ts'
import type { ChosenScenario } from './chosen-scenario.ts'
import { createMemoryChanges, observed, type ChangeStore } from './database/changes.ts'
import { openIndexedDbChanges } from './database/changes-indexeddb.ts'
import { createDatabase } from './database/database.ts'
import { seedIn } from './database/variants.ts'
import { createHandlers } from './handlers/index.ts'

interface AnsweringOptions {
  readonly basePath: string
  readonly scenario: ChosenScenario
  readonly onChangedElsewhere: () => void
}

/** What answers the calls of a page, and what the demo's bar shows of it. */
interface Answering {
  readonly send: Send
  readonly changes: ChangeStore
  /** Has a `change` event when the database changed, in this tab or another. */
  readonly changed: EventTarget
  readonly calls: CallLog
}

/**
 * Requests go through `fetch`, behind which the service worker answers, or, where no worker can be had
 * (plain http on a network address, some private windows, a reload that bypasses it), through a function
 * that answers inside the page.
 */
export async function startAnswering(options: AnsweringOptions): Promise<Answering> {
  const { basePath, scenario } = options
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
  const sender = senderTo(createHandlers(database, scenario.current), basePath)
  return {
    send: calls.noting(async (request) => (await sender)(request)),
    changes,
    changed,
    calls,
  }
}

async function senderTo(answering: HttpHandler[], basePath: string): Promise<Answering['send']> {
  const handlers = [http.get(`*${probePath}`, () => HttpResponse.text(probeAnswer)), ...answering]
  try {
    const { promise: late, reject } = Promise.withResolvers<never>()
    setTimeout(() => {
      reject(new Error('The service worker does not start.'))
    }, startLimit)
    if (await Promise.race([startWorker(handlers, basePath), late])) {
      return (request) => fetch(request)
    }
  } catch (error) {
    console.info('The mock answers inside the page, because no service worker could start.', error)
  }
  const answer = answerInPage(handlers)
  return async (request) => (await answer(request)) ?? fetch(request)
}

/**
 * How long a worker may take to start, in milliseconds. One that ended with the page before, just as this page found
 * it, never starts (seen in WebKit).
 */
const startLimit = 10_000

/** Whether a worker answers this page's requests from here on. */
async function startWorker(handlers: HttpHandler[], basePath: string): Promise<boolean> {
  if (!(await canUseWorker())) return false
  await setupWorker(...handlers).start({
    serviceWorker: { url: `${basePath}mock-worker.js` },
    onUnhandledFrame: 'bypass',
    quiet: true,
  })
  return isAnswering(basePath)
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
  const registrations = await navigator.serviceWorker.getRegistrations()
  for (const registration of registrations) leaveUpdatesToBrowser(registration)
  if (navigator.serviceWorker.controller !== null) return true
  return registrations.every(({ active }) => active === null)
}

/**
 * The browser looks for a newer worker at each visit by itself. MSW asks once more, and leaves it unhandled when that
 * fails, as it does when the page is left meanwhile.
 */
function leaveUpdatesToBrowser(registration: ServiceWorkerRegistration): void {
  registration.update = () => Promise.resolve(registration)
}
