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
import { createQueryClient } from '#api/query-client.ts'
import { createI18n, loadTexts, namespaces } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import { answerInPage } from '#mocks/answer-in-page.ts'
import { createMemoryChanges } from '#mocks/database/changes.ts'
import { createDatabase } from '#mocks/database/database.ts'
import { seedIn } from '#mocks/database/variants.ts'
import { createHandlers } from '#mocks/handlers/index.ts'
import { instant, normal, type Scenario, scenarioNamed } from '#mocks/scenarios.ts'

import { createApp } from '../src/app.tsx'
import { speakPseudo } from './pseudo-language.ts'

/** What a story may say of where it plays, as `parameters.stage`. */
export interface StageParameters {
  /** The address of a whole page; without it the story's own component is shown. */
  path?: string
  /** How the mock behaves, in full or by the name of a scenario; it answers at once by default. */
  scenario?: Scenario | string
}

/** The scenario that a story says, or names; one that the toolbar names goes before it. */
export function scenarioOf({ scenario = instant }: StageParameters, chosen?: unknown): Scenario {
  const wanted = typeof chosen === 'string' && chosen !== '' ? chosen : scenario
  if (typeof wanted !== 'string') return wanted
  const named = scenarioNamed(wanted)
  if (named === undefined) throw new Error(`There is no scenario "${wanted}".`)
  // A story does not wait for what the scenario is not about.
  return named.latencies === normal.latencies ? { ...named, latencies: {} } : named
}

interface Stage {
  readonly language: Language
  /** Its texts are lengthened and accented. */
  readonly isPseudo: boolean
  readonly path: string | undefined
  readonly scenario: Scenario
}

/**
 * Sets a stage for one story: the client with a mock, a database, a cache and a history of its own,
 * so that no story sees what another did. The mock answers inside the page, without a worker.
 */
export async function setStage({ language, isPseudo, path, scenario }: Stage) {
  const database = createDatabase(
    createMemoryChanges(),
    seedIn(() => scenario.records),
  )
  const handlers = createHandlers(database, () => scenario)
  const answer = answerInPage(handlers)
  const api = createApi({ api: location.origin, site: location.origin }, async (request) => {
    const response = await answer(request)
    if (response === undefined) throw new Error(`No handler answers ${request.url}`)
    return response
  })
  const queryClient = createQueryClient()
  // It keeps what it heard last: a story that ended offline would hold back what the next one sends.
  onlineManager.setOnline(true)
  // A story of a failure shows the failure, not the waiting between attempts.
  queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } })
  const i18n = await createI18n(language)
  if (isPseudo) speakPseudo(i18n)
  await loadTexts(i18n, namespaces)
  document.documentElement.lang = language

  if (path !== undefined) {
    const history = createMemoryHistory({ initialEntries: [path] })
    const { App } = createApp({ api, queryClient, i18n, history })
    return { Page: App }
  }
  const router = createStoryRouter()
  // Else the first thing drawn would be nothing, and a story plays at once.
  await router.load()
  return {
    Page: ({ Story }: { Story: ComponentType }) => (
      <I18nextProvider i18n={i18n}>
        <ApiContext value={api}>
          <QueryClientProvider client={queryClient}>
            <StoryContext value={Story}>
              {/* The type registered for links is the site's own router. */}
              <RouterProvider router={router as never} />
            </StoryContext>
          </QueryClientProvider>
        </ApiContext>
      </I18nextProvider>
    ),
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
