import { type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, StrictMode, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'

import { createQueryClient } from '#api/query-client.ts'
import { loadWhileStaying } from '#platform/leaving.ts'
import { Prerendered } from '#ui/hooks/useClientValue.tsx'

import type { createApp } from './create-app.tsx'
import { keepEarlyInput } from './early-input.ts'

/** A query of a prerendered page: its data, inline or in a file. */
type PrerenderedQuery =
  | { readonly key: QueryKey; readonly data: unknown }
  | { readonly key: QueryKey; readonly file: string }

/** Fills the cache with the prerendered page's queries; false if they can't be loaded. */
export async function hydrateQueryCache(queryClient: QueryClient): Promise<boolean> {
  try {
    const json = document.querySelector('#query-cache')?.textContent ?? '[]'
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by scripts/prerender at build
    const queries = JSON.parse(json) as PrerenderedQuery[]
    const entries = await Promise.all(
      queries.map(async (query) => ({
        key: query.key,
        data: 'file' in query ? await loadWhileStaying(() => fetchJson(query.file)) : query.data,
      })),
    )
    for (const { key, data } of entries) queryClient.setQueryData(key, data)
    return true
  } catch (error) {
    console.info(
      'The data of the prerendered page failed to load, so the client renders it again.',
      error,
    )
    return false
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

interface PageOptions {
  readonly root: HTMLElement
  readonly router: ReturnType<typeof createApp>['router']
  readonly App: ComponentType
  /** Whether the data and the translations of the prerendered page are loaded; called when its route is. */
  readonly canHydrate: () => boolean
  /** Resolved by the page when it is there (`onShown` of its router), and here if it is not going to come. */
  readonly shown: PromiseWithResolvers<void>
}

/**
 * Shows the page of the URL. A prerendered page is hydrated, or, where it is not the page of this URL (a filter, an active
 * tab) or data is missing, replaced at once. What the visitor did in it meanwhile is kept. Rejects if the route of a
 * prerendered page fails to load, which leaves the page, or if React gives up.
 */
export async function showPage({
  root,
  router,
  App,
  canHydrate,
  shown,
}: PageOptions): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  const options: RootOptions = {
    onCaughtError(error) {
      console.error(error)
      // The error's page is shown.
      shown.resolve()
    },
    onUncaughtError(error) {
      reportError(error)
      shown.reject(error)
    },
  }
  if (root.dataset['prerendered'] === undefined) {
    void renderLoaded(router, () => createRoot(root, options).render(app))
    return
  }

  await router.load()
  const { matches } = router.state
  const failed = matches.find(({ status }) => status === 'error')
  if (failed !== undefined) throw failed.error
  const isPrerendered =
    // Even the not-found page has a route below the root's, but not a path that can't be read.
    matches.length > 1 &&
    Object.values(matches.at(-1)?.search ?? {}).every((value) => value === undefined) &&
    // React cannot hydrate what a page translator has changed.
    root.querySelector('font') === null
  const repeatEarlyInput = keepEarlyInput(root)
  // The browser has scrolled to the target already, unless it is in a panel that is hidden, and the visitor may have
  // scrolled on.
  const hash = location.hash.slice(1)
  const isScrolled = hash === '' || Boolean(document.getElementById(hash)?.getClientRects().length)
  if (isScrolled) router.options.scrollRestoration = () => false
  if (isPrerendered && canHydrate()) {
    // Server-rendered trees have no Suspense around matches; this makes the client render likewise.
    router.ssr = { manifest: undefined }
    // A transition hydrates in slices, so the page stays responsive.
    startTransition(() => {
      hydrateRoot(root, <Prerendered>{app}</Prerendered>, options)
    })
  } else {
    const { scrollX, scrollY } = window
    removePrerenderedHead()
    // At once, so that nothing is typed into a page that is about to go.
    flushSync(() => {
      createRoot(root, options).render(app)
    })
    if (isScrolled) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
  await shown.promise
  router.options.scrollRestoration = true
  // Until now, the page's inline script holds clicks back.
  delete root.dataset['prerendered']
  repeatEarlyInput()
}

/** Renders the page in slices once its route is loaded. A router that is on the screen would render it in one piece. */
async function renderLoaded(router: PageOptions['router'], render: () => void): Promise<void> {
  // So that Back works meanwhile: the router itself follows the history only once it is on the screen.
  const stopFollowing = router.history.subscribe(() => {
    void router.load()
  })
  const stopListening = router.subscribe('onRendered', () => {
    stopFollowing()
    stopListening()
  })
  // Rendering loads again what failed, and shows the error.
  await router.load().catch(console.error)
  startTransition(render)
}

/** Removes the prerendered head elements: a client-rendered page adds its own. */
export function removePrerenderedHead(): void {
  // Keep the title: without one the tab would show the URL.
  for (const element of document.head.querySelectorAll('[data-prerendered-head]:not(title)'))
    element.remove()
}

/**
 * Refetches the prerendered queries after hydration, because their data is as old as the build. If a refetch fails, the
 * old data stays. A query that was reset or fetched meanwhile keeps what it has: its data is newer.
 */
export async function refetchPrerenderedQueries(queryClient: QueryClient): Promise<void> {
  const refetchClient = createQueryClient()
  const queries = queryClient.getQueryCache().getAll()
  await Promise.all(
    queries.map(async ({ queryKey, options: { queryFn }, state: before }) => {
      if (before.data === undefined) return
      if (typeof queryFn !== 'function') {
        await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
        return
      }
      try {
        const data = await refetchClient.fetchQuery({ queryKey, queryFn })
        const now = queryClient.getQueryState(queryKey)
        // A reset starts the count again, and `dataUpdatedAt` can be the same twice in one millisecond.
        if (now?.data !== before.data || now?.dataUpdateCount !== before.dataUpdateCount) return
        // An update of a page that is being rendered in slices makes React render it again in one piece.
        if (replaceEqualDeep(before.data, data) !== before.data)
          queryClient.setQueryData(queryKey, data)
      } catch {
        // The query client has logged it.
      }
    }),
  )
}
