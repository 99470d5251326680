import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { startTransition, StrictMode, type ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { createQueryClient } from '#api/query-client.ts'

import type { createApp } from './create-app.tsx'
import { replayEarlyInput } from './early-input.ts'

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
        data: 'file' in query ? await fetchJson(query.file) : query.data,
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

interface HydrateOptions {
  readonly root: HTMLElement
  readonly router: ReturnType<typeof createApp>['router']
  readonly App: ComponentType
  /** Whether the data and the translations of the page are loaded; called when its route is. */
  readonly isComplete: () => boolean
}

/**
 * Hydrates a prerendered page. If the markup does not match this URL (a filter, an active tab) or data is missing,
 * renders on the client and swaps the page in at once. Rejects if the route fails to load; the prerendered page then
 * stays.
 *
 * @returns a function that replays early input, to be called once the page is hydrated
 */
export async function hydrateOrRender({
  root,
  router,
  App,
  isComplete,
}: HydrateOptions): Promise<() => void> {
  await router.load()
  const failed = router.state.matches.find(({ status }) => status === 'error')
  if (failed !== undefined) throw failed.error
  const searchValues = Object.values(router.state.matches.at(-1)?.search ?? {})
  const canHydrate = isComplete() && searchValues.every((value) => value === undefined)
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (!canHydrate) {
    removePrerenderedHead()
    createRoot(root).render(app)
    return () => undefined
  }
  // Server-rendered trees have no Suspense around matches; this makes the client render likewise.
  router.ssr = { manifest: undefined }
  const replay = replayEarlyInput(root)
  // A transition hydrates in slices, so the page stays responsive.
  startTransition(() => {
    hydrateRoot(root, app)
  })
  return replay
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
        if (now?.data === before.data && now?.dataUpdateCount === before.dataUpdateCount)
          queryClient.setQueryData(queryKey, data)
      } catch {
        // The query client has logged it.
      }
    }),
  )
}
