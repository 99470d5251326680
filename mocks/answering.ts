import { http, type HttpHandler, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

import { answerInPage } from './answer-in-page.ts'
import { type CallLog, createCallLog } from './calls.ts'
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
  readonly send: (request: Request) => Promise<Response>
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
