import '../../src/ui/styles/index.css'
import './render-app.css'

import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

import { createApi } from '#api/api.ts'
import { createQueryClient } from '#api/query-client.ts'
import type { Endpoint, EndpointGroup } from '#contract/endpoint.ts'
import { contract, type EndpointName } from '#contract/index.ts'
import { createI18n, loadTexts, namespaces } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { createInPageResponder } from '#mocks/in-page-responder.ts'
import { createMemoryOverlay } from '#mocks/database/overlay.ts'
import { createDatabase } from '#mocks/database/database.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { instant, type Scenario } from '#mocks/scenarios.ts'

import { createApp } from '../../src/app/create-app.tsx'

// Everything that the client loads on demand is loaded before any clock starts.
const loadedOnDemand = import.meta.glob([
  '../../src/ui/{Carousel/startSwiper.ts,guilloche/drawings.tsx}',
  '../../src/content/rich-text-editor/create-editor.ts',
])
await Promise.all(Object.values(loadedOnDemand).map((load) => load()))

/** Every read that the contract documents. */
export const readEndpoints = Object.entries<EndpointGroup>(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, endpoint]) => ({ name: `${group}.${name}` as EndpointName, endpoint })),
)

/** Loads a route's component, which the build splits off. */
async function loadComponent(
  component: { preload?: () => Promise<void> } | undefined,
): Promise<void> {
  await component?.preload?.()
}

/** The read that a request is for. */
function findReadEndpoint(request: Request): EndpointName | undefined {
  if (request.method !== 'GET') return undefined
  const { pathname } = new URL(request.url)
  return readEndpoints.find(({ endpoint }) => toPathPattern(endpoint).test(pathname))?.name
}

function toPathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** What a server may do beyond the scenarios of the mock: change an answer that is right. */
export type ResponseTransform = (records: unknown) => unknown

export interface RenderedApp {
  /** The page, to be looked at until `end`. */
  readonly root: HTMLElement
  /** How often each read was asked for, by address. */
  readonly requestCounts: ReadonlyMap<string, number>
  /** How often one of these at most; a read with parameters has several addresses. */
  readonly getRequestCount: (name: EndpointName) => number
  /** Whether such a read ended in a failure; one that no part of the page waits for is given up before. */
  readonly hasFailed: (name: EndpointName) => boolean
  readonly usedReads: ReadonlySet<EndpointName>
  readonly consoleErrors: readonly string[]
  readonly pageErrors: readonly string[]
  readonly unmount: () => void
}

interface RenderAppOptions {
  path: string
  language: Language
  scenario?: Scenario
  transform?: { name: EndpointName; by: ResponseTransform } | undefined
  /** How long somebody looks at the page, in milliseconds of its clock. */
  durationMs: number
}

const i18nByLanguage = new Map<Language, Awaited<ReturnType<typeof createI18n>>>()
let activeScenario: Scenario = instant
const database = createDatabase(createMemoryOverlay())
const respond = createInPageResponder(createHandlers(database, () => activeScenario))

/** The whole client at an address, before a server that misbehaves, its clock running faster than ours. */
export async function renderApp({
  path,
  language,
  scenario = instant,
  transform,
  durationMs,
}: RenderAppOptions): Promise<RenderedApp> {
  activeScenario = scenario
  const requestCounts = new Map<string, number>()
  const usedReads = new Set<EndpointName>()
  const consoleErrors: string[] = []
  const pageErrors: string[] = []
  const onError = (event: ErrorEvent) => pageErrors.push(event.message)
  const onRejection = (event: PromiseRejectionEvent) => pageErrors.push(String(event.reason))
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const log = vi.spyOn(console, 'error').mockImplementation((...what) => {
    consoleErrors.push(what.map(String).join(' '))
  })

  const i18n = i18nByLanguage.get(language) ?? (await createI18n(language))
  i18nByLanguage.set(language, i18n)
  await loadTexts(i18n, namespaces)
  installClock()
  const api = createApi({ api: location.origin, site: location.origin }, async (request) => {
    const name = findReadEndpoint(request)
    if (name !== undefined) usedReads.add(name)
    requestCounts.set(request.url, (requestCounts.get(request.url) ?? 0) + 1)
    const response = await respond(request)
    if (response === undefined) throw new TypeError(`No handler answers ${request.url}`)
    if (transform === undefined || transform.name !== name) return response
    return Response.json(transform.by(await response.json()))
  })
  const queryClient = createQueryClient()
  const { App, router } = createApp({
    api,
    queryClient,
    i18n,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await Promise.all(
    Object.values(router.routesById).map(({ options }) => loadComponent(options.component)),
  )
  const root = document.createElement('div')
  document.body.append(root)
  const reactRoot = createRoot(root)
  reactRoot.render(<App />)
  await advanceClock(root, durationMs)

  return {
    root,
    requestCounts,
    getRequestCount: (name) =>
      Math.max(
        0,
        ...[...requestCounts].flatMap(([url, times]) =>
          findReadEndpoint(new Request(url)) === name ? [times] : [],
        ),
      ),
    hasFailed: (name) =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey: name.split('.') })
        .some(({ state }) => state.status === 'error'),
    usedReads,
    consoleErrors,
    pageErrors,
    unmount() {
      reactRoot.unmount()
      queryClient.clear()
      vi.useRealTimers()
      root.remove()
      log.mockRestore()
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    },
  }
}

function installClock(): void {
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
const realSetTimeout = setTimeout
const realNow = performance.now.bind(performance)

/** Lets what is not on the clock happen (modules, bodies of answers). */
function flushMacrotasks(): Promise<void> {
  return new Promise((resolve) => {
    realSetTimeout(resolve, 0)
  })
}

/** How much longer a page may say that it is loading, in milliseconds of its clock. */
const extraLoadingMs = 10_000

/** Waits for the page's code, which is loaded when first needed, then lets the clock run on. */
async function advanceClock(root: HTMLElement, milliseconds: number): Promise<void> {
  const end = realNow() + 30_000
  while (root.querySelector('main h1') === null && realNow() < end) {
    await flushMacrotasks()
    await vi.advanceTimersByTimeAsync(1)
  }
  // What was asked for late has as long to fail.
  const most = milliseconds + extraLoadingMs
  const isBusy = () => root.querySelector('[aria-busy="true"]') !== null
  for (let passed = 0; passed < milliseconds || (isBusy() && passed < most); passed += 1000) {
    for (let turn = 0; turn < 4; turn += 1) await flushMacrotasks()
    await vi.advanceTimersByTimeAsync(1000)
  }
  for (let turn = 0; turn < 4; turn += 1) await flushMacrotasks()
}
