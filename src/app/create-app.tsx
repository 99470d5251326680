import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { createRouter, RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'

import { ApiContext } from '#api/context.ts'
import type { Api } from '#api/api.ts'
import { cancelUnobservedQueries } from '#api/query-client.ts'
import { type I18nStore, I18nStoreContext } from '#i18n/i18n.ts'
import type { Language } from '#i18n/languages.ts'
import type { PageTitleKey } from '#i18n/texts.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { showLateFonts } from '#platform/late-fonts.ts'
import { ClockContext } from '#ui/hooks/clock-context.ts'

import type { RouterContext } from '../routes/-router-context.ts'
import { NotFound } from '../screens/error/ErrorPages.tsx'
import { routeTree } from '../siteTree.gen.js'
import { checkLoaders } from './check-loaders.ts'
import { loadAdminRoutes } from './admin-routes.ts'
import { RedrawOrErrorFallback } from './redraw.tsx'

interface AppOptions {
  readonly api: Api
  readonly queryClient: QueryClient
  readonly i18n: I18nStore
  /** Stories and tests pass their own history. */
  readonly history?: RouterHistory
  readonly basePath?: string
  readonly onShown?: () => void
  /** Another one than the device's, in the demo and in stories. */
  readonly clock?: Clock | undefined
}

/** How long components have to subscribe to their queries after a page renders, in milliseconds. */
const cancelUnobservedDelayMs = 1000

/** Creates the router and the root component. */
export function createApp(options: AppOptions) {
  if (import.meta.env.DEV) checkLoaders(options.queryClient, options.i18n.instance)
  const router = createAppRouter(options)
  router.subscribe('onBeforeRouteMount', ({ fromLocation, pathChanged }) => {
    if (fromLocation !== undefined && pathChanged) showLateFonts()
  })
  router.subscribe('onRendered', () => {
    setTimeout(cancelUnobservedQueries, cancelUnobservedDelayMs, options.queryClient)
  })
  function App() {
    return (
      <I18nStoreContext value={options.i18n}>
        <I18nextProvider i18n={options.i18n.instance}>
          <ApiContext value={options.api}>
            <QueryClientProvider client={options.queryClient}>
              <ClockContext value={options.clock ?? systemClock}>
                <RouterProvider router={router} />
              </ClockContext>
            </QueryClientProvider>
          </ApiContext>
        </I18nextProvider>
      </I18nStoreContext>
    )
  }
  return { router, App }
}

function createAppRouter({
  api,
  queryClient,
  i18n,
  history,
  basePath = '/',
  onShown = () => undefined,
}: AppOptions) {
  const router = createRouter({
    routeTree,
    basepath: basePath,
    context: {
      api,
      queryClient,
      loadTexts: (...namespaces) => i18n.loadTexts(namespaces),
      loadFrenchTexts: (...namespaces) => i18n.loadFrenchTexts(namespaces),
      addAdminRoutes: async () => {
        if ('/admin' in router.routesById) return false
        await loadAdminRoutes()
        router.setRoutes(router.buildRouteTree())
        return true
      },
      onShown,
    } satisfies RouterContext,
    ...(history === undefined ? {} : { history }),
    // Search values stay strings: '2025' is typed text, not a number.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const searchParams = new URLSearchParams(
        Object.entries(search).flatMap(([name, value]) =>
          value === undefined || value === '' ? [] : [[name, String(value)]],
        ),
      )
        .toString()
        // Commas stay readable in URLs.
        .replaceAll('%2C', ',')
      return searchParams === '' ? '' : `?${searchParams}`
    },
    // Search parameters unknown to a screen's schema are dropped from the URL.
    search: { strict: true },
    defaultPreload: 'intent',
    // The query cache decides what is stale, not the router.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    scrollRestoration: true,
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: RedrawOrErrorFallback,
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** The text key of the page's title, also announced on navigation (spec 2.1). */
    title?: PageTitleKey
    /** Forces a language for the pages below: the back-office is French. */
    language?: Language
    /** Each path of the route is a separate page (an article), not a state of one page. */
    hasPagePerPath?: true
    /** The screen renders its own PageMeta; otherwise the layout does, from the texts `pages`. */
    hasOwnMeta?: true
  }
}
