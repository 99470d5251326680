import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createContext, createElement, type ComponentType, use } from 'react'
import { I18nextProvider } from 'react-i18next'

import { createApi } from '#api/api.ts'
import { ApiContext } from '#api/context.ts'
import type { FetchFn } from '#api/client.ts'
import { createQueryClient } from '#api/query-client.ts'
import { createI18nStore, I18nStoreContext, namespaces } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { catalogueFiles, catalogueFormat, type CatalogueFileReader } from '#i18n/catalogue.ts'
import { parseCatalogueFile } from '#i18n/catalogue-file.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { ClockContext } from '#ui/hooks/clock-context.ts'
import { createInPageResponder } from '#mocks/in-page-responder.ts'
import { createMemoryOverlay } from '#mocks/database/overlay.ts'
import { createDatabase } from '#mocks/database/database.ts'
import { withSeedVariant } from '#mocks/database/seed-variants.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { instant, normal, type Scenario, findScenario } from '#mocks/scenarios.ts'
import { restoreAll } from '#screens/admin/extensions/checks/useDismissals.ts'
import { clearRecentChanges } from '#screens/admin/core/layout/recent-changes.ts'
import { recentRecords, setPaletteOpen } from '#screens/admin/extensions/search/palette-store.ts'
import { savedViews } from '#screens/admin/extensions/search/views.ts'
import { deleteAllDrafts } from '#screens/admin/core/form/draft-storage.ts'
import { deleteAllUndos } from '#screens/admin/core/layout/undo-store.ts'
import { deleteAllVersions } from '#screens/admin/extensions/versions/version-store.ts'
import { unmarkSaved } from '#screens/admin/core/layout/saved-record.ts'
import { useLastSearchStore } from '#screens/admin/core/layout/last-list-search.ts'
import { setShortcutsEnabled, useShortcutsDialog } from '#screens/admin/core/layout/shortcuts.ts'
import { useToasts } from '#screens/admin/core/layout/toasts.ts'

import { createApp } from '../src/app/create-app.tsx'
import { fetchCatalogueFile } from '../src/app/fetch-catalogue-file.ts'
import { enablePseudoLanguage } from './pseudo-language.ts'

/** How a story is rendered, as `parameters.app`. */
export interface AppParameters {
  /** The path of a whole page; without it the story's own component is shown. */
  path?: string
  /** How the mock behaves, in full or by the name of a scenario; it answers at once by default. */
  scenario?: Scenario | string
  /** The page where one signs in to the API; there is none by default. */
  signInUrl?: string
  /** The day that the client shows, such as '2026-12-30'; that of the device by default. */
  today?: string
  /** Answers in place of the mock, or after it: `next` asks the mock. */
  respond?: (request: Request, next: FetchFn) => Promise<Response>
  /** Changes each English translation of the records, or removes it by returning undefined. */
  changeTranslation?: (translation: string) => string | undefined
}

/** Returns the scenario chosen in the toolbar, or the story's own. */
export function getScenario({ scenario = instant }: AppParameters, chosen?: unknown): Scenario {
  const selected = typeof chosen === 'string' && chosen !== '' ? chosen : scenario
  if (typeof selected !== 'string') return selected
  const scenarioByName = findScenario(selected)
  if (scenarioByName === undefined) throw new Error(`There is no scenario "${selected}".`)
  // Stories skip the default latencies: they are about something else.
  return scenarioByName.latencies === normal.latencies
    ? { ...scenarioByName, latencies: {} }
    : scenarioByName
}

interface RenderAppOptions extends Omit<AppParameters, 'scenario'> {
  readonly language: Language
  /** Its texts are lengthened and accented. */
  readonly isPseudo: boolean
  readonly scenario: Scenario
}

/**
 * Renders one story in a client with its own mock, database, cache and history, so that no story sees what
 * another did. The mock answers inside the page, without a worker.
 */
export async function renderApp({
  language,
  isPseudo,
  path,
  scenario,
  signInUrl,
  today,
  respond = (request, next) => next(request),
  changeTranslation = (translation) => translation,
}: RenderAppOptions) {
  const database = createDatabase(
    createMemoryOverlay(),
    withSeedVariant(() => scenario.seedVariant),
  )
  const clock = today === undefined ? systemClock : createFixedClock(today)
  const handlers = createHandlers(database, () => scenario, clock)
  const askMock = createInPageResponder(handlers)
  const api = createApi(
    { api: location.origin, site: location.origin },
    (request) =>
      respond(request, async (asked) => {
        const response = await askMock(asked)
        if (response === undefined) throw new Error(`No handler answers ${asked.url}`)
        return response
      }),
    { signInUrl },
  )
  const queryClient = createQueryClient()
  // onlineManager outlives a story: one that ended offline would hold back the next one's requests.
  onlineManager.setOnline(true)
  // A story of a failure shows the failure, not the delay between attempts.
  const defaultOptions = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({
    ...defaultOptions,
    queries: { ...defaultOptions.queries, retry: false },
  })
  const i18n = await createI18nStore(language, createCatalogueFileReader(changeTranslation))
  if (isPseudo) enablePseudoLanguage(i18n.instance)
  const recordNamespaces = catalogueFiles.map((file) => `records/${file}` as const)
  await i18n.loadTexts([...namespaces, ...recordNamespaces])
  document.documentElement.lang = language

  if (path !== undefined) {
    await resetSharedState()
    const history = createMemoryHistory({ initialEntries: [path] })
    const { App } = createApp({ api, queryClient, i18n, history, clock })
    return { Page: App }
  }
  const router = createStoryRouter()
  // Otherwise the first render is empty, and play functions start at once.
  await router.load()
  return {
    Page: ({ Story }: { Story: ComponentType }) => (
      <I18nStoreContext value={i18n}>
        <I18nextProvider i18n={i18n.instance}>
          <ApiContext value={api}>
            <QueryClientProvider client={queryClient}>
              <ClockContext value={clock}>
                <StoryContext value={Story}>
                  {/* The type registered for links is the site's own router. */}
                  <RouterProvider router={router as never} />
                </StoryContext>
              </ClockContext>
            </QueryClientProvider>
          </ApiContext>
        </I18nextProvider>
      </I18nStoreContext>
    ),
  }
}

/** Noon of a day, in every time zone of the site's offices. */
function createFixedClock(day: string): Clock {
  return () => new Date(`${day}T12:00:00Z`)
}

/** Drafts (IndexedDB), what was looked at and the stores of the back-office are shared by all stories of a page. */
async function resetSharedState(): Promise<void> {
  useToasts.setState(useToasts.getInitialState())
  unmarkSaved()
  useShortcutsDialog.setState(useShortcutsDialog.getInitialState())
  setShortcutsEnabled(true)
  restoreAll()
  // Replaced, because its initial state has no keys.
  useLastSearchStore.setState(useLastSearchStore.getInitialState(), true)
  clearRecentChanges()
  savedViews.change(() => [])
  recentRecords.change(() => [])
  setPaletteOpen(false)
  await deleteAllDrafts()
  await deleteAllVersions()
  await deleteAllUndos()
}

function createCatalogueFileReader(
  changeTranslation: (translation: string) => string | undefined,
): CatalogueFileReader {
  return async (language, file) => {
    const passages = parseCatalogueFile(await fetchCatalogueFile(language, file))
    return {
      format: catalogueFormat,
      passages: Object.fromEntries(
        Object.entries(passages).map(([key, translation]) => [key, changeTranslation(translation)]),
      ),
    }
  }
}

const StoryContext = createContext<ComponentType>(() => null)

function StoryPage() {
  return createElement(use(StoryContext))
}

/** Links need a router; this one has a single page, the story. */
function createStoryRouter() {
  return createRouter({
    routeTree: createRootRoute({ component: StoryPage, notFoundComponent: StoryPage }),
    history: createMemoryHistory(),
  })
}
