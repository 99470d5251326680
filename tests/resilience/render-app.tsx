import '../../src/ui/styles/index.css'
import './render-app.css'

import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

import { createApi } from '#api/api.ts'
import { createQueryClient } from '#api/query-client.ts'
import type { Endpoint, EndpointGroup } from '#contract/endpoint.ts'
import { contract, type EndpointName } from '#contract/index.ts'
import { catalogueFormat } from '#i18n/catalogue.ts'
import { createI18nStore, type I18nStore, namespaces } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { createInPageResponder } from '#mocks/in-page-responder.ts'
import { createMemoryOverlay } from '#mocks/database/overlay.ts'
import { createDatabase } from '#mocks/database/database.ts'
import { withSeedVariant } from '#mocks/database/seed-variants.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { instant, type Scenario } from '#mocks/scenarios.ts'

import { waitLimit } from '../limits.ts'
import { createApp } from '../../src/app/create-app.tsx'

// The client loads these modules on demand, without a mark that it waits for them.
const loadedOnDemand = import.meta.glob([
  '../../src/ui/{Carousel/start-swiper.ts,guilloche/drawings.tsx}',
  '../../src/content/rich-text-editor/create-editor.ts',
  '../../src/components/{SentMessage,CaseFileSummary,LawSources}.tsx',
  '../../src/screens/case-file/{OpenCaseFile,Proposal}.tsx',
])
await Promise.all(Object.values(loadedOnDemand).map((load) => load()))

/** Every read that the contract documents. */
export const readEndpoints = Object.entries<EndpointGroup>(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints)
    .filter(([, { method }]) => method === 'GET')
    .map(([name, endpoint]) => ({ name: `${group}.${name}` as EndpointName, endpoint })),
)

/** The read that a request is for. */
function findReadEndpoint(request: Request): EndpointName | undefined {
  if (request.method !== 'GET') return undefined
  const { pathname } = new URL(request.url)
  return readEndpoints.find(({ endpoint }) => toPathPattern(endpoint).test(pathname))?.name
}

function toPathPattern({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

/** Changes the correct response of a server. The mock's scenarios have faults only. */
export type ResponseTransform = (records: unknown) => unknown

export interface RenderedApp {
  /** The page, until `unmount`. */
  readonly root: HTMLElement
  /** The number of requests by URL. */
  readonly requestCounts: ReadonlyMap<string, number>
  /** The highest number of requests for one URL of this read. */
  readonly getRequestCount: (name: EndpointName) => number
  /** Whether this read failed. A read is cancelled when no part of the page waits for it. */
  readonly hasFailed: (name: EndpointName) => boolean
  readonly usedReads: ReadonlySet<EndpointName>
  readonly consoleErrors: readonly string[]
  readonly pageErrors: readonly string[]
  readonly setLanguage: (language: Language) => Promise<unknown>
  /** Asks again for everything that is shown, in another scenario, and waits until the page is at rest. */
  readonly refetch: (scenario: Scenario) => Promise<void>
  /** Waits until the page is at rest again. */
  readonly settle: () => Promise<void>
  readonly unmount: () => void
}

interface RenderAppOptions {
  path: string
  language: Language
  scenario?: Scenario
  transform?: { name: EndpointName; by: ResponseTransform } | undefined
  /** Whether the page waits for a server that never answers, instead of giving up. */
  isWaiting?: boolean
  /** Whether there are no texts but those of the layout, as at a first visit. */
  isFirstVisit?: boolean
}

const i18nByLanguage = new Map<Language, I18nStore>()
/** The records stay French. */
const readEmptyCatalogueFile = async () => ({ format: catalogueFormat, passages: {} })
let activeScenario: Scenario = instant
const database = createDatabase(
  createMemoryOverlay(),
  withSeedVariant(() => activeScenario.seedVariant),
)
const respond = createInPageResponder(createHandlers(database, () => activeScenario))

/** Renders the whole client at a path, with a server that may fail, and waits until the page is at rest. */
export async function renderApp({
  path,
  language,
  scenario = instant,
  transform,
  isWaiting = false,
  isFirstVisit = false,
}: RenderAppOptions): Promise<RenderedApp> {
  activeScenario = scenario
  const errors = recordErrors()
  const i18n = isFirstVisit
    ? await createI18nStore(language, readEmptyCatalogueFile)
    : await getI18nWithTexts(language)
  // Days and opening hours are those of a working day; all else takes its own time.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T09:00:00Z') })
  const limits = createReadLimits()
  const { origin } = location
  const server = createCountingServer(scenario, transform)
  // The sign-in as in the demo (.env.demo).
  const signIn = { signInUrl: `${origin}/connexion` }
  const api = createApi({ api: origin, site: origin }, server.fetch, signIn)
  const queryClient = createQueryClientWithoutDelays()
  const { App, router } = createApp({
    api,
    queryClient,
    i18n,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await Promise.all(
    Object.values(router.routesById).map(async ({ options }) => {
      const component: { preload?: () => Promise<void> } | undefined = options.component
      await component?.preload?.()
    }),
  )
  const root = document.createElement('div')
  document.body.append(root)
  const reactRoot = createRoot(root)
  reactRoot.render(<App />)
  const isLoading = () =>
    router.state.status !== 'idle' ||
    queryClient.isFetching() > 0 ||
    root.querySelector('[aria-busy="true"]') !== null
  const settle = async () => {
    let silentTimes = 0
    await waitUntil(() => {
      silentTimes = server.isSilent() ? silentTimes + 1 : 0
      // What is open then never comes.
      if (silentTimes === restingTimes && !isWaiting) limits.reach()
      return (
        root.querySelector('main h1') !== null &&
        !server.isAnswering() &&
        (isWaiting || !isLoading())
      )
    })
  }
  await settle()

  return {
    root,
    requestCounts: server.requestCounts,
    getRequestCount: server.getRequestCount,
    hasFailed: (name) =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey: name.split('.') })
        .some(({ state }) => state.status === 'error'),
    usedReads: server.usedReads,
    consoleErrors: errors.console,
    pageErrors: errors.page,
    setLanguage: (chosen) => i18n.setLanguage(chosen),
    async refetch(next) {
      activeScenario = next
      await queryClient.invalidateQueries()
      await settle()
    },
    settle,
    unmount() {
      reactRoot.unmount()
      queryClient.clear()
      vi.useRealTimers()
      root.remove()
      errors.stop()
    },
  }
}

/** Records errors of the console, which stay out of the log of the tests, and of the page. */
function recordErrors() {
  const consoleErrors: string[] = []
  const pageErrors: string[] = []
  const onError = (event: ErrorEvent) => pageErrors.push(event.message)
  const onRejection = (event: PromiseRejectionEvent) => pageErrors.push(String(event.reason))
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const log = vi.spyOn(console, 'error').mockImplementation((...values) => {
    consoleErrors.push(values.map(String).join(' '))
  })
  return {
    console: consoleErrors,
    page: pageErrors,
    stop() {
      log.mockRestore()
      window.removeEventListener('error', onError)
      window.removeEventListener('unhandledrejection', onRejection)
    },
  }
}

async function getI18nWithTexts(language: Language): Promise<I18nStore> {
  const i18n =
    i18nByLanguage.get(language) ?? (await createI18nStore(language, readEmptyCatalogueFile))
  i18nByLanguage.set(language, i18n)
  await i18n.loadTexts(namespaces)
  return i18n
}

/** The server of the mock, which counts requests and may change one of its responses. */
function createCountingServer({ faults }: Scenario, transform: RenderAppOptions['transform']) {
  const requestCounts = new Map<string, number>()
  const usedReads = new Set<EndpointName>()
  const open = { answered: 0, unanswered: 0 }
  return {
    /** Whether it has requests that it will answer. */
    isAnswering: () => open.answered > 0,
    /** Whether it has only requests that it will never answer. */
    isSilent: () => open.answered === 0 && open.unanswered > 0,
    requestCounts,
    usedReads,
    getRequestCount: (name: EndpointName) =>
      Math.max(
        0,
        ...[...requestCounts].flatMap(([url, times]) =>
          findReadEndpoint(new Request(url)) === name ? [times] : [],
        ),
      ),
    fetch: async (request: Request): Promise<Response> => {
      const name = findReadEndpoint(request)
      if (name !== undefined) usedReads.add(name)
      requestCounts.set(request.url, (requestCounts.get(request.url) ?? 0) + 1)
      const fault = faults?.[name ?? '*'] ?? faults?.['*']
      const kind = fault === 'never' ? 'unanswered' : 'answered'
      open[kind] += 1
      try {
        const response = await respond(request)
        if (response === undefined) throw new TypeError(`No handler answers ${request.url}`)
        if (transform === undefined || transform.name !== name) return response
        return Response.json(transform.by(await response.json()))
      } finally {
        open[kind] -= 1
      }
    },
  }
}

/** The limits of reads, which pass when the test says so: a server that does not answer takes no time. */
function createReadLimits() {
  const limits = new Set<AbortController>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    limits.add(limit)
    return limit.signal
  })
  return {
    reach() {
      for (const limit of limits) limit.abort(new DOMException('too late', 'TimeoutError'))
      limits.clear()
    },
  }
}

function createQueryClientWithoutDelays() {
  const queryClient = createQueryClient()
  const { queries, ...others } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } })
  return queryClient
}

/** How often in a row a condition must hold when the page has nothing to do: what was loaded may begin the next read. */
const restingTimes = 3

/** That of the browser: tests replace it. */
const startLimit = AbortSignal.timeout.bind(AbortSignal)

/** Waits until a condition holds and goes on to hold. */
async function waitUntil(condition: () => boolean): Promise<void> {
  const limit = startLimit(waitLimit)
  for (let resting = 0; resting < restingTimes;) {
    await whenIdle()
    limit.throwIfAborted()
    resting = condition() ? resting + 1 : 0
  }
}

/**
 * Resolves after a frame, once nothing else is left to do: React renders in slices, and goes on before this. Not
 * `requestIdleCallback`, which Chromium may never call in one page of two.
 */
async function whenIdle(): Promise<void> {
  // oxlint-disable-next-line waiting/no-time -- a frame is what is waited for
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await scheduler.postTask(() => {}, { priority: 'background' })
}
