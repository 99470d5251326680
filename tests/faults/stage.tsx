import '../../src/ui/styles/index.css'
import './stage.css'

import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

import { createApi } from '#api/api.ts'
import { createQueryClient } from '#api/query-client.ts'
import type { Endpoint, EndpointGroup } from '#contract/endpoint.ts'
import { contract, type EndpointName } from '#contract/index.ts'
import { createI18n, loadTexts, namespaces } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { answerInPage } from '#mocks/answer-in-page.ts'
import { createMemoryChanges } from '#mocks/database/changes.ts'
import { createDatabase } from '#mocks/database/database.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { instant, type Scenario } from '#mocks/scenarios.ts'

import { createApp } from '../../src/app.tsx'

// What the client loads when it is first needed, here before any clock starts: how long a file takes plays no part.
const loadedOnDemand = import.meta.glob([
  '../../src/routes/**/*.lazy.tsx',
  '../../src/ui/{Carousel/startSwiper.ts,guilloche/drawings.tsx}',
  '../../src/content/RichTextEditor/createEditor.ts',
])
await Promise.all(Object.values(loadedOnDemand).map((load) => load()))

/** Every read that the contract documents. */
export const reads = Object.entries<EndpointGroup>(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, endpoint]) => ({ name: `${group}.${name}` as EndpointName, endpoint })),
)

/** The read that a request is for. */
function readOf(request: Request): EndpointName | undefined {
  if (request.method !== 'GET') return undefined
  const { pathname } = new URL(request.url)
  return reads.find(({ endpoint }) => patternOf(endpoint).test(pathname))?.name
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** What a server may do beyond the scenarios of the mock: change an answer that is right. */
export type Change = (records: unknown) => unknown

export interface Played {
  /** The page, to be looked at until `end`. */
  readonly root: HTMLElement
  /** How often each read was asked for, by address. */
  readonly asked: ReadonlyMap<string, number>
  /** How often one of these at most; a read with parameters has several addresses. */
  readonly askedFor: (name: EndpointName) => number
  /** Whether such a read ended in a failure; one that no part of the page waits for is given up before. */
  readonly hasFailed: (name: EndpointName) => boolean
  readonly used: ReadonlySet<EndpointName>
  readonly logged: readonly string[]
  readonly uncaught: readonly string[]
  readonly end: () => void
}

interface Play {
  path: string
  language: Language
  scenario?: Scenario
  change?: { name: EndpointName; by: Change } | undefined
  /** How long somebody looks at the page, in milliseconds of its clock. */
  lookFor: number
}

const texts = new Map<Language, Awaited<ReturnType<typeof createI18n>>>()
let scenarioNow: Scenario = instant
const database = createDatabase(createMemoryChanges())
const answer = answerInPage(createHandlers(database, () => scenarioNow))

/** The whole client at an address, before a server that misbehaves, its clock running faster than ours. */
export async function play({
  path,
  language,
  scenario = instant,
  change,
  lookFor,
}: Play): Promise<Played> {
  scenarioNow = scenario
  const asked = new Map<string, number>()
  const used = new Set<EndpointName>()
  const logged: string[] = []
  const uncaught: string[] = []
  const onError = (event: ErrorEvent) => uncaught.push(event.message)
  const onRejection = (event: PromiseRejectionEvent) => uncaught.push(String(event.reason))
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const log = vi.spyOn(console, 'error').mockImplementation((...what) => {
    logged.push(what.map(String).join(' '))
  })

  const i18n = texts.get(language) ?? (await createI18n(language))
  texts.set(language, i18n)
  await loadTexts(i18n, namespaces)
  startClock()
  const api = createApi({ api: location.origin, site: location.origin }, async (request) => {
    const name = readOf(request)
    if (name !== undefined) used.add(name)
    asked.set(request.url, (asked.get(request.url) ?? 0) + 1)
    const response = await answer(request)
    if (response === undefined) throw new TypeError(`No handler answers ${request.url}`)
    if (change === undefined || change.name !== name) return response
    return Response.json(change.by(await response.json()))
  })
  const queryClient = createQueryClient()
  const { App } = createApp({
    api,
    queryClient,
    i18n,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const root = document.createElement('div')
  document.body.append(root)
  const shown = createRoot(root)
  shown.render(<App />)
  await passTime(root, lookFor)

  return {
    root,
    asked,
    askedFor: (name) =>
      Math.max(
        0,
        ...[...asked].flatMap(([url, times]) => (readOf(new Request(url)) === name ? [times] : [])),
      ),
    hasFailed: (name) =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey: name.split('.') })
        .some(({ state }) => state.status === 'error'),
    used,
    logged,
    uncaught,
    end() {
      shown.unmount()
      queryClient.clear()
      vi.useRealTimers()
      root.remove()
      log.mockRestore()
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    },
  }
}

function startClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-11-16T09:00:00Z'),
  })
  // The browser's own would wait 15 of our seconds.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController()
    setTimeout(() => {
      controller.abort(new DOMException('too late', 'TimeoutError'))
    }, milliseconds)
    return controller.signal
  })
}

/** Ours, not the page's: kept before the page's clock is another. */
const wait = setTimeout
const ourClock = performance.now.bind(performance)

/** Lets what is not on the clock happen (modules, bodies of answers). */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    wait(resolve, 0)
  })
}

/** How much longer a page may say that it is loading, in milliseconds of its clock. */
const patience = 10_000

/** Waits for the page's code, which is loaded when first needed, then lets the clock run on. */
async function passTime(root: HTMLElement, milliseconds: number): Promise<void> {
  const end = ourClock() + 30_000
  while (root.querySelector('main h1') === null && ourClock() < end) {
    await breathe()
    await vi.advanceTimersByTimeAsync(1)
  }
  // What was asked for late has as long to fail.
  const most = milliseconds + patience
  const isBusy = () => root.querySelector('[aria-busy="true"]') !== null
  for (let passed = 0; passed < milliseconds || (isBusy() && passed < most); passed += 1000) {
    for (let turn = 0; turn < 4; turn += 1) await breathe()
    await vi.advanceTimersByTimeAsync(1000)
  }
  for (let turn = 0; turn < 4; turn += 1) await breathe()
}
